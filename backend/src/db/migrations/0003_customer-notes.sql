CREATE TABLE "customer_notes" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"author_id" text,
	"author_name" text NOT NULL,
	"text" text NOT NULL,
	"request_key" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "customer_notes" ADD CONSTRAINT "customer_notes_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_notes" ADD CONSTRAINT "customer_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_notes_company" ON "customer_notes" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "customer_notes_request" ON "customer_notes" USING btree ("company_id","request_key");--> statement-breakpoint
CREATE INDEX "outbox_mails_to" ON "outbox" USING btree (lower("payload" ->> 'to')) WHERE "outbox"."kind" = 'mail';