-- Each of these becomes a table with a part for each month; what is there goes on as its last part, where rows stand that have
-- no month of their own. Nothing is copied or read through, and no index is built of it (those over people are for the months
-- to come): locks are held for moments. The version before works with either.
ALTER TABLE "audit_log" RENAME TO "audit_log_rest";--> statement-breakpoint
ALTER INDEX "audit_log_pkey" RENAME TO "audit_log_rest_pkey";--> statement-breakpoint
ALTER INDEX "audit_log_entity" RENAME TO "audit_log_rest_entity";--> statement-breakpoint
ALTER INDEX "audit_log_actor" RENAME TO "audit_log_rest_actor";--> statement-breakpoint
ALTER INDEX "audit_log_at" RENAME TO "audit_log_rest_at";--> statement-breakpoint
CREATE TABLE "audit_log" (LIKE "audit_log_rest" INCLUDING DEFAULTS) PARTITION BY RANGE ("at");--> statement-breakpoint
ALTER SEQUENCE "audit_log_position_seq" OWNED BY "audit_log"."position";--> statement-breakpoint
CREATE INDEX "audit_log_entity" ON "audit_log" USING btree ("entity","entity_id","position");--> statement-breakpoint
CREATE INDEX "audit_log_actor" ON "audit_log" USING btree ("actor_id","position");--> statement-breakpoint
CREATE INDEX "audit_log_at" ON "audit_log" USING btree ("at");--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_log" ATTACH PARTITION "audit_log_rest" DEFAULT;--> statement-breakpoint
ALTER TABLE "analytics_events" RENAME TO "analytics_events_rest";--> statement-breakpoint
ALTER INDEX "analytics_events_pkey" RENAME TO "analytics_events_rest_pkey";--> statement-breakpoint
ALTER INDEX "analytics_events_recorded" RENAME TO "analytics_events_rest_recorded";--> statement-breakpoint
ALTER INDEX "analytics_events_name" RENAME TO "analytics_events_rest_name";--> statement-breakpoint
CREATE TABLE "analytics_events" (LIKE "analytics_events_rest" INCLUDING DEFAULTS) PARTITION BY RANGE ("recorded_at");--> statement-breakpoint
ALTER SEQUENCE "analytics_events_position_seq" OWNED BY "analytics_events"."position";--> statement-breakpoint
CREATE INDEX "analytics_events_recorded" ON "analytics_events" USING btree ("recorded_at");--> statement-breakpoint
CREATE INDEX "analytics_events_name" ON "analytics_events" USING btree ("event_name","recorded_at");--> statement-breakpoint
ALTER TABLE "analytics_events" ADD CONSTRAINT "analytics_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analytics_events" ATTACH PARTITION "analytics_events_rest" DEFAULT;--> statement-breakpoint
CREATE INDEX "analytics_events_user" ON ONLY "analytics_events" USING btree ("user_id") WHERE "user_id" is not null;--> statement-breakpoint
ALTER TABLE "page_views" RENAME TO "page_views_rest";--> statement-breakpoint
ALTER INDEX "page_views_pkey" RENAME TO "page_views_rest_pkey";--> statement-breakpoint
ALTER INDEX "page_views_recorded" RENAME TO "page_views_rest_recorded";--> statement-breakpoint
CREATE TABLE "page_views" (LIKE "page_views_rest" INCLUDING DEFAULTS) PARTITION BY RANGE ("recorded_at");--> statement-breakpoint
ALTER SEQUENCE "page_views_position_seq" OWNED BY "page_views"."position";--> statement-breakpoint
CREATE INDEX "page_views_recorded" ON "page_views" USING btree ("recorded_at");--> statement-breakpoint
ALTER TABLE "page_views" ADD CONSTRAINT "page_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_views" ATTACH PARTITION "page_views_rest" DEFAULT;--> statement-breakpoint
CREATE INDEX "page_views_user" ON ONLY "page_views" USING btree ("user_id") WHERE "user_id" is not null;--> statement-breakpoint
ALTER TABLE "usage_events" RENAME TO "usage_events_rest";--> statement-breakpoint
ALTER INDEX "usage_events_pkey" RENAME TO "usage_events_rest_pkey";--> statement-breakpoint
ALTER INDEX "usage_events_company" RENAME TO "usage_events_rest_company";--> statement-breakpoint
ALTER INDEX "usage_events_time" RENAME TO "usage_events_rest_time";--> statement-breakpoint
CREATE TABLE "usage_events" (LIKE "usage_events_rest" INCLUDING DEFAULTS) PARTITION BY RANGE ("occurred_at");--> statement-breakpoint
CREATE INDEX "usage_events_company" ON "usage_events" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "usage_events_time" ON "usage_events" USING btree ("occurred_at");--> statement-breakpoint
ALTER TABLE "usage_events" ADD CONSTRAINT "usage_events_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usage_events" ADD CONSTRAINT "usage_events_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usage_events" ATTACH PARTITION "usage_events_rest" DEFAULT;
