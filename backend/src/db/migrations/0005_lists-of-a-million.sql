-- These are made before this, one by one, without holding anybody up: see build-indexes.
CREATE INDEX IF NOT EXISTS "companies_created" ON "companies" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "companies_name" ON "companies" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "users_created" ON "users" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "users_unverified" ON "users" USING btree ("created_at") WHERE "users"."email_verified_at" is null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "users_team" ON "users" USING btree ("company_id") WHERE "users"."role" <> 'customer';--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "invoices_issued" ON "invoices" USING btree ("issued_at","id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "invoices_not_paid" ON "invoices" USING btree ("status","issued_at","id") WHERE "invoices"."status" <> 'paid';--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "invoices_failed" ON "invoices" USING btree ("issued_at","id") WHERE "invoices"."first_failed_at" is not null;