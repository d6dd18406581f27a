CREATE TABLE "agent_drafts" (
	"company_id" text NOT NULL,
	"product_id" text NOT NULL,
	"summary" text NOT NULL,
	"content" jsonb NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "agent_drafts_company_id_product_id_pk" PRIMARY KEY("company_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "agent_tasks" (
	"company_id" text NOT NULL,
	"product_id" text NOT NULL,
	"task" text NOT NULL,
	"state" text NOT NULL,
	"answers" jsonb NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "agent_tasks_company_id_product_id_task_pk" PRIMARY KEY("company_id","product_id","task"),
	CONSTRAINT "agent_tasks_state" CHECK ("agent_tasks"."state" in ('open', 'sent', 'done'))
);
--> statement-breakpoint
ALTER TABLE "agent_drafts" ADD CONSTRAINT "agent_drafts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_drafts" ADD CONSTRAINT "agent_drafts_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_tasks" ADD CONSTRAINT "agent_tasks_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_tasks" ADD CONSTRAINT "agent_tasks_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "agent_tasks_waiting" ON "agent_tasks" USING btree ("state","updated_at");--> statement-breakpoint
ALTER TABLE "subscriptions" DROP COLUMN "setup_done";--> statement-breakpoint
ALTER TABLE "subscriptions" DROP COLUMN "setup_total";