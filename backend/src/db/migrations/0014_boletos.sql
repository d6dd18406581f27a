ALTER TABLE "payments" ADD COLUMN "barcode" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "voucher_url" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "looked_at" timestamp (3) with time zone;