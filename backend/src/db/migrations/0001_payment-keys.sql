CREATE TABLE "subscribe_keys" (
	"hash" text PRIMARY KEY NOT NULL,
	"body_hash" text NOT NULL,
	"subscription_id" text NOT NULL,
	"invoice_id" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "request_hash" text;--> statement-breakpoint
ALTER TABLE "subscribe_keys" ADD CONSTRAINT "subscribe_keys_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscribe_keys" ADD CONSTRAINT "subscribe_keys_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "subscribe_keys_created" ON "subscribe_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "subscribe_keys_subscription" ON "subscribe_keys" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "subscribe_keys_invoice" ON "subscribe_keys" USING btree ("invoice_id");--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_request" UNIQUE("request_hash");