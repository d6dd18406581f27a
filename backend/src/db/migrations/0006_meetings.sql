CREATE TABLE "availability_rules" (
	"id" text PRIMARY KEY NOT NULL,
	"consultant_id" text NOT NULL,
	"weekday" integer NOT NULL,
	"start" time NOT NULL,
	"end" time NOT NULL,
	"slot_minutes" integer NOT NULL,
	"buffer_after" integer NOT NULL,
	"channels" jsonb,
	"valid_from" date,
	"valid_to" date,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "availability_rules_weekday" CHECK ("availability_rules"."weekday" between 1 and 5),
	CONSTRAINT "availability_rules_order" CHECK ("availability_rules"."start" < "availability_rules"."end"),
	CONSTRAINT "availability_rules_quarters" CHECK (extract(epoch from "availability_rules"."start")::int % 900 = 0 and extract(epoch from "availability_rules"."end")::int % 900 = 0),
	CONSTRAINT "availability_rules_lengths" CHECK ("availability_rules"."slot_minutes" between 15 and 480 and "availability_rules"."slot_minutes" % 15 = 0 and "availability_rules"."buffer_after" between 0 and 120 and "availability_rules"."buffer_after" % 15 = 0)
);
--> statement-breakpoint
CREATE TABLE "blocked_days" (
	"id" text PRIMARY KEY NOT NULL,
	"consultant_id" text,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"label" text NOT NULL,
	CONSTRAINT "blocked_days_order" CHECK ("blocked_days"."first_day" <= "blocked_days"."last_day")
);
--> statement-breakpoint
CREATE TABLE "booking_keys" (
	"hash" text PRIMARY KEY NOT NULL,
	"body_hash" text NOT NULL,
	"meeting_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consultants" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"bio" text NOT NULL,
	"photo_url" text,
	"email" text,
	"room_url" text,
	"channels" jsonb NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"must_accept" boolean DEFAULT false NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "meeting_history" (
	"position" bigserial PRIMARY KEY NOT NULL,
	"meeting_id" text NOT NULL,
	"kind" text NOT NULL,
	"by" text NOT NULL,
	"from_start_at" timestamp (3) with time zone,
	"start_at" timestamp (3) with time zone NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "meeting_history_kind" CHECK ("meeting_history"."kind" in ('requested', 'booked', 'confirmed', 'moved', 'cancelled', 'completed')),
	CONSTRAINT "meeting_history_by" CHECK ("meeting_history"."by" in ('customer', 'consultant', 'system'))
);
--> statement-breakpoint
CREATE TABLE "meetings" (
	"id" text PRIMARY KEY NOT NULL,
	"reservation_id" text,
	"consultant_id" text NOT NULL,
	"start_at" timestamp (3) with time zone NOT NULL,
	"end_at" timestamp (3) with time zone NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	"status" text NOT NULL,
	"channel" text NOT NULL,
	"title" text NOT NULL,
	"product_id" text,
	"user_id" text,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"phone" text,
	"company" text NOT NULL,
	"notes" text NOT NULL,
	"consented_at" timestamp (3) with time zone NOT NULL,
	"source" text NOT NULL,
	"assistant_session" text,
	"outcome" text,
	"moves" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "meetings_reservation" UNIQUE("reservation_id"),
	CONSTRAINT "meetings_status" CHECK ("meetings"."status" in ('pending', 'confirmed', 'completed', 'cancelled')),
	CONSTRAINT "meetings_occupy" CHECK (("meetings"."status" in ('pending', 'confirmed')) = ("meetings"."reservation_id" is not null)),
	CONSTRAINT "meetings_channel" CHECK ("meetings"."channel" in ('video', 'phone', 'whatsapp')),
	CONSTRAINT "meetings_source" CHECK ("meetings"."source" in ('consultation', 'assistant', 'admin')),
	CONSTRAINT "meetings_outcome" CHECK ("meetings"."outcome" in ('attended', 'no_show'))
);
--> statement-breakpoint
CREATE TABLE "optional_days" (
	"key" text PRIMARY KEY NOT NULL,
	"is_open" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reservations" (
	"id" text PRIMARY KEY NOT NULL,
	"consultant_id" text NOT NULL,
	"start_at" timestamp (3) with time zone NOT NULL,
	"end_at" timestamp (3) with time zone NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"needs_proof" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "reservations_times" UNIQUE("id","consultant_id","start_at","end_at","until"),
	CONSTRAINT "reservations_order" CHECK ("reservations"."start_at" < "reservations"."end_at" and "reservations"."end_at" <= "reservations"."until" and "reservations"."until" <= "reservations"."start_at" + interval '24 hours'),
	CONSTRAINT "reservations_quarters" CHECK (extract(epoch from "reservations"."start_at")::bigint % 900 = 0 and extract(epoch from "reservations"."until")::bigint % 900 = 0)
);
--> statement-breakpoint
ALTER TABLE "availability_rules" ADD CONSTRAINT "availability_rules_consultant_id_consultants_id_fk" FOREIGN KEY ("consultant_id") REFERENCES "public"."consultants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocked_days" ADD CONSTRAINT "blocked_days_consultant_id_consultants_id_fk" FOREIGN KEY ("consultant_id") REFERENCES "public"."consultants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_keys" ADD CONSTRAINT "booking_keys_meeting_id_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meetings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_history" ADD CONSTRAINT "meeting_history_meeting_id_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meetings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_consultant_id_consultants_id_fk" FOREIGN KEY ("consultant_id") REFERENCES "public"."consultants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_reserved" FOREIGN KEY ("reservation_id","consultant_id","start_at","end_at","until") REFERENCES "public"."reservations"("id","consultant_id","start_at","end_at","until") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_consultant_id_consultants_id_fk" FOREIGN KEY ("consultant_id") REFERENCES "public"."consultants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "availability_rules_consultant" ON "availability_rules" USING btree ("consultant_id");--> statement-breakpoint
CREATE INDEX "blocked_days_last" ON "blocked_days" USING btree ("last_day");--> statement-breakpoint
CREATE INDEX "booking_keys_created" ON "booking_keys" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "consultants_one_default" ON "consultants" USING btree ("is_default") WHERE "consultants"."is_default";--> statement-breakpoint
CREATE INDEX "meeting_history_meeting" ON "meeting_history" USING btree ("meeting_id","position");--> statement-breakpoint
CREATE INDEX "meetings_email" ON "meetings" USING btree ("email_key");--> statement-breakpoint
CREATE INDEX "meetings_user" ON "meetings" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "meetings_end" ON "meetings" USING btree ("end_at");--> statement-breakpoint
CREATE INDEX "reservations_start" ON "reservations" USING btree ("start_at");--> statement-breakpoint
CREATE INDEX "reservations_expiry" ON "reservations" USING btree ("expires_at");--> statement-breakpoint
CREATE TYPE "text_span" AS RANGE (SUBTYPE = text, COLLATION = "C");
--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_apart" EXCLUDE USING gist (tstzrange("start_at", "until") WITH &&, "text_span"("consultant_id", "consultant_id", '[]') WITH &&);
