ALTER TABLE "bi_pins" ADD COLUMN "alert_when" text;--> statement-breakpoint
ALTER TABLE "bi_pins" ADD COLUMN "alert_limit" double precision;--> statement-breakpoint
ALTER TABLE "bi_pins" ADD COLUMN "alert_passed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "bi_pins" ADD COLUMN "alert_checked_at" timestamp (3) with time zone;