CREATE TABLE "analytics_events" (
	"position" bigserial PRIMARY KEY NOT NULL,
	"user_id" text,
	"session_id" text,
	"page_url" text,
	"user_agent" text,
	"happened_at" timestamp (3) with time zone,
	"recorded_at" timestamp (3) with time zone NOT NULL,
	"event_name" text NOT NULL,
	"parameters" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "page_views" (
	"position" bigserial PRIMARY KEY NOT NULL,
	"user_id" text,
	"session_id" text,
	"page_url" text,
	"user_agent" text,
	"happened_at" timestamp (3) with time zone,
	"recorded_at" timestamp (3) with time zone NOT NULL,
	"page_title" text,
	"referrer" text
);
--> statement-breakpoint
ALTER TABLE "analytics_events" ADD CONSTRAINT "analytics_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_views" ADD CONSTRAINT "page_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "analytics_events_recorded" ON "analytics_events" USING btree ("recorded_at");--> statement-breakpoint
CREATE INDEX "analytics_events_name" ON "analytics_events" USING btree ("event_name","recorded_at");--> statement-breakpoint
CREATE INDEX "page_views_recorded" ON "page_views" USING btree ("recorded_at");