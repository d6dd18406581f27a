ALTER TABLE "assistant_messages" ADD COLUMN "person" text;--> statement-breakpoint
ALTER TABLE "assistant_messages" ADD COLUMN "question_key" text;--> statement-breakpoint
ALTER TABLE "assistant_sessions" ADD COLUMN "reference" text DEFAULT gen_random_uuid()::text NOT NULL;--> statement-breakpoint
ALTER TABLE "assistant_sessions" ADD COLUMN "person" text;--> statement-breakpoint
ALTER TABLE "assistant_sessions" ADD COLUMN "person_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "assistant_sessions" ADD COLUMN "waiting_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "assistant_sessions" ADD COLUMN "unread" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "assistant_sessions" ADD COLUMN "last_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "assistant_messages_question" ON "assistant_messages" USING btree ("question_key") WHERE "assistant_messages"."question_key" is not null;--> statement-breakpoint
CREATE INDEX "assistant_messages_words" ON "assistant_messages" USING gin (to_tsvector('simple'::regconfig, regexp_replace(translate(lower(coalesce("content", '')), 'áàâãäéèêëíìîïóòôõöúùûüçñ', 'aaaaaeeeeiiiiooooouuuucn'), '[^a-z0-9]+', ' ', 'g')));--> statement-breakpoint
CREATE INDEX "assistant_sessions_said" ON "assistant_sessions" USING btree ("last_active_at","reference") WHERE "assistant_sessions"."last_text" <> '';--> statement-breakpoint
CREATE INDEX "assistant_sessions_waiting" ON "assistant_sessions" USING btree ("waiting_since") WHERE "assistant_sessions"."waiting_since" is not null;--> statement-breakpoint
CREATE INDEX "assistant_sessions_unread" ON "assistant_sessions" USING btree ("last_active_at") WHERE "assistant_sessions"."unread" > 0;--> statement-breakpoint
ALTER TABLE "assistant_sessions" ADD CONSTRAINT "assistant_sessions_reference" UNIQUE("reference");--> statement-breakpoint
UPDATE "assistant_sessions" SET "last_text" = coalesce((SELECT left("content", 200) FROM "assistant_messages" WHERE "session_id" = "assistant_sessions"."id" AND "type" = 'user' ORDER BY "position" DESC LIMIT 1), '');
