CREATE TABLE "card_pages" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"provider" text NOT NULL,
	"reference" text,
	"ended_at" timestamp (3) with time zone,
	"is_kept" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "card" jsonb;--> statement-breakpoint
ALTER TABLE "card_pages" ADD CONSTRAINT "card_pages_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "card_pages_company" ON "card_pages" USING btree ("company_id");--> statement-breakpoint
CREATE UNIQUE INDEX "card_pages_reference" ON "card_pages" USING btree ("provider","reference");