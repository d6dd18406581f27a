CREATE TABLE "assistant_messages" (
	"position" bigserial PRIMARY KEY NOT NULL,
	"id" text NOT NULL,
	"session_id" text NOT NULL,
	"type" text NOT NULL,
	"content" text NOT NULL,
	"suggestions" jsonb NOT NULL,
	"cards" jsonb NOT NULL,
	"client_message_id" text,
	"answers" text,
	"stage" text NOT NULL,
	"engine" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "assistant_messages_id" UNIQUE("id"),
	CONSTRAINT "assistant_messages_type" CHECK ("assistant_messages"."type" in ('user', 'assistant'))
);
--> statement-breakpoint
CREATE TABLE "assistant_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"stage" text NOT NULL,
	"context" jsonb NOT NULL,
	"memory" jsonb NOT NULL,
	"page_path" text NOT NULL,
	"user_agent" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_active_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "assistant_sessions_stage" CHECK ("assistant_sessions"."stage" in ('discover', 'qualify', 'recommend', 'schedule', 'contact', 'review', 'confirm', 'done', 'handoff'))
);
--> statement-breakpoint
CREATE TABLE "leads" (
	"id" text PRIMARY KEY NOT NULL,
	"session_id" text NOT NULL,
	"name" text,
	"email" text,
	"email_key" text,
	"phone" text,
	"company" text,
	"agent_interest" text,
	"company_size" text,
	"timing" text,
	"need" text,
	"score" integer NOT NULL,
	"band" text NOT NULL,
	"page_path" text NOT NULL,
	"consented_at" timestamp (3) with time zone,
	"meeting_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "leads_session" UNIQUE("session_id"),
	CONSTRAINT "leads_band" CHECK ("leads"."band" in ('A', 'B', 'C')),
	CONSTRAINT "leads_score" CHECK ("leads"."score" between 0 and 100)
);
--> statement-breakpoint
ALTER TABLE "assistant_messages" ADD CONSTRAINT "assistant_messages_session_id_assistant_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."assistant_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assistant_sessions" ADD CONSTRAINT "assistant_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_meeting_id_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meetings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_of_session" FOREIGN KEY ("session_id") REFERENCES "public"."assistant_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assistant_messages_session" ON "assistant_messages" USING btree ("session_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "assistant_messages_client" ON "assistant_messages" USING btree ("session_id","client_message_id");--> statement-breakpoint
CREATE UNIQUE INDEX "assistant_messages_answers" ON "assistant_messages" USING btree ("answers");--> statement-breakpoint
CREATE INDEX "assistant_sessions_user" ON "assistant_sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "assistant_sessions_active" ON "assistant_sessions" USING btree ("last_active_at");--> statement-breakpoint
CREATE INDEX "leads_email" ON "leads" USING btree ("email_key");--> statement-breakpoint
CREATE INDEX "leads_created" ON "leads" USING btree ("created_at");