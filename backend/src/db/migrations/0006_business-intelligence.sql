CREATE TABLE "bi_files" (
	"id" text PRIMARY KEY NOT NULL,
	"table_id" text NOT NULL,
	"place" integer NOT NULL,
	"name" text NOT NULL,
	"rows" integer NOT NULL,
	"content" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bi_pins" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"question" text NOT NULL,
	"table_id" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bi_reports" (
	"company_id" text PRIMARY KEY NOT NULL,
	"enabled" boolean NOT NULL,
	"weekday" integer NOT NULL,
	"hour" integer NOT NULL,
	"recipients" jsonb NOT NULL,
	"done_until" timestamp (3) with time zone NOT NULL,
	"last_sent_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "bi_tables" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"name" text NOT NULL,
	"columns" jsonb NOT NULL,
	"rows" integer NOT NULL,
	"bytes" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bi_upload_parts" (
	"upload_id" text NOT NULL,
	"part" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "bi_upload_parts_upload_id_part_pk" PRIMARY KEY("upload_id","part")
);
--> statement-breakpoint
CREATE TABLE "bi_uploads" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"name" text NOT NULL,
	"bytes" integer NOT NULL,
	"table_id" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bi_files" ADD CONSTRAINT "bi_files_table_id_bi_tables_id_fk" FOREIGN KEY ("table_id") REFERENCES "public"."bi_tables"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bi_pins" ADD CONSTRAINT "bi_pins_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bi_pins" ADD CONSTRAINT "bi_pins_table_id_bi_tables_id_fk" FOREIGN KEY ("table_id") REFERENCES "public"."bi_tables"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bi_reports" ADD CONSTRAINT "bi_reports_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bi_tables" ADD CONSTRAINT "bi_tables_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bi_upload_parts" ADD CONSTRAINT "bi_upload_parts_upload_id_bi_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."bi_uploads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bi_uploads" ADD CONSTRAINT "bi_uploads_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bi_files_place" ON "bi_files" USING btree ("table_id","place");--> statement-breakpoint
CREATE UNIQUE INDEX "bi_pins_question" ON "bi_pins" USING btree ("company_id","question");--> statement-breakpoint
CREATE UNIQUE INDEX "bi_tables_name" ON "bi_tables" USING btree ("company_id",lower("name"));--> statement-breakpoint
CREATE INDEX "bi_uploads_company" ON "bi_uploads" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "bi_uploads_age" ON "bi_uploads" USING btree ("created_at");