CREATE TABLE "whatsapp_agents" (
	"company_id" text PRIMARY KEY NOT NULL,
	"knowledge" jsonb,
	"version" integer DEFAULT 0 NOT NULL,
	"slug" text,
	"sites" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"silence_hours" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "whatsapp_agents_slug" UNIQUE("slug"),
	CONSTRAINT "whatsapp_agents_silence" CHECK ("whatsapp_agents"."silence_hours" in (0, 4, 12, 24))
);
--> statement-breakpoint
CREATE TABLE "whatsapp_conversations" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"visitor" text NOT NULL,
	"name" text NOT NULL,
	"mode" text DEFAULT 'agent' NOT NULL,
	"pending" jsonb,
	"waiting_since" timestamp (3) with time zone,
	"unread" integer DEFAULT 0 NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"messages" integer DEFAULT 0 NOT NULL,
	"last_text" text DEFAULT '' NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "whatsapp_conversations_visitor" UNIQUE("company_id","visitor"),
	CONSTRAINT "whatsapp_conversations_mode" CHECK ("whatsapp_conversations"."mode" in ('agent', 'called', 'team'))
);
--> statement-breakpoint
CREATE TABLE "whatsapp_messages" (
	"position" bigserial PRIMARY KEY NOT NULL,
	"id" text NOT NULL,
	"company_id" text NOT NULL,
	"conversation_id" text NOT NULL,
	"from" text NOT NULL,
	"text" text NOT NULL,
	"client_id" text,
	"is_unanswered" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "whatsapp_messages_id" UNIQUE("id"),
	CONSTRAINT "whatsapp_messages_from" CHECK ("whatsapp_messages"."from" in ('customer', 'agent', 'team', 'note'))
);
--> statement-breakpoint
ALTER TABLE "whatsapp_agents" ADD CONSTRAINT "whatsapp_agents_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "whatsapp_conversations" ADD CONSTRAINT "whatsapp_conversations_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "whatsapp_messages" ADD CONSTRAINT "whatsapp_messages_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "whatsapp_messages" ADD CONSTRAINT "whatsapp_messages_of_conversation" FOREIGN KEY ("conversation_id") REFERENCES "public"."whatsapp_conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "whatsapp_conversations_last" ON "whatsapp_conversations" USING btree ("company_id","last_at");--> statement-breakpoint
CREATE INDEX "whatsapp_conversations_old" ON "whatsapp_conversations" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "whatsapp_conversations_waiting" ON "whatsapp_conversations" USING btree ("company_id") WHERE "whatsapp_conversations"."waiting_since" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "whatsapp_messages_client" ON "whatsapp_messages" USING btree ("conversation_id","client_id");--> statement-breakpoint
CREATE INDEX "whatsapp_messages_conversation" ON "whatsapp_messages" USING btree ("conversation_id","position");--> statement-breakpoint
CREATE INDEX "whatsapp_messages_company" ON "whatsapp_messages" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE INDEX "whatsapp_messages_unanswered" ON "whatsapp_messages" USING btree ("company_id","position") WHERE "whatsapp_messages"."is_unanswered";--> statement-breakpoint
CREATE INDEX "whatsapp_messages_words" ON "whatsapp_messages" USING gin (to_tsvector('simple'::regconfig, regexp_replace(translate(lower(coalesce("text", '')), 'áàâãäéèêëíìîïóòôõöúùûüçñ', 'aaaaaeeeeiiiiooooouuuucn'), '[^a-z0-9]+', ' ', 'g')));