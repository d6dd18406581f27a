CREATE TABLE "auth_events" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"session_id" text,
	"kind" text NOT NULL,
	"request_id" text,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth_tickets" (
	"hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"user_id" text,
	"challenge" text,
	"remember" boolean DEFAULT false NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "auth_tickets_purpose" CHECK ("auth_tickets"."purpose" in ('second_factor', 'passkey_registration', 'passkey_login'))
);
--> statement-breakpoint
CREATE TABLE "authenticators" (
	"user_id" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"last_step" bigint,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "companies" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "one_time_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"purpose" text NOT NULL,
	"payload" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "one_time_tokens_purpose" CHECK ("one_time_tokens"."purpose" in ('verify', 'reset'))
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" jsonb NOT NULL,
	"synced" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"user_id" text NOT NULL,
	"hash" text NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "recovery_codes_user_id_hash_pk" PRIMARY KEY("user_id","hash")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"generation" integer DEFAULT 1 NOT NULL,
	"previous_generation" integer,
	"rotated_at" timestamp (3) with time zone NOT NULL,
	"remember" boolean NOT NULL,
	"absolute_end" timestamp (3) with time zone NOT NULL,
	"device" text NOT NULL,
	"network" text,
	"last_seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"method" text DEFAULT 'password' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	"revoked_because" text
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"phone" text,
	"password_hash" text NOT NULL,
	"role" text DEFAULT 'customer' NOT NULL,
	"email_verified_at" timestamp (3) with time zone,
	"terms_version" text,
	"terms_accepted_at" timestamp (3) with time zone,
	"marketing_opt_in" boolean DEFAULT false NOT NULL,
	"usage_alerts_opt_in" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_login" timestamp (3) with time zone,
	"deletes_at" timestamp (3) with time zone,
	"deletion_requested_at" timestamp (3) with time zone,
	CONSTRAINT "users_role" CHECK ("users"."role" in ('customer', 'owner', 'admin', 'comercial', 'agenda', 'financeiro', 'leitura'))
);
--> statement-breakpoint
CREATE TABLE "admin_invitations" (
	"email_key" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"invited_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "admin_invitations_role" CHECK ("admin_invitations"."role" in ('owner', 'admin', 'comercial', 'agenda', 'financeiro', 'leitura'))
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"position" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor_id" text,
	"actor_name" text NOT NULL,
	"action" text NOT NULL,
	"entity" text NOT NULL,
	"entity_id" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"reason" text DEFAULT '' NOT NULL,
	"request_id" text NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "saved_views" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"is_shared" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
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
	"alert_when" text,
	"alert_limit" double precision,
	"alert_passed" boolean DEFAULT false NOT NULL,
	"alert_checked_at" timestamp (3) with time zone,
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
CREATE TABLE "agent_drafts" (
	"company_id" text NOT NULL,
	"product_id" text NOT NULL,
	"summary" text NOT NULL,
	"content" jsonb NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "agent_drafts_company_id_product_id_pk" PRIMARY KEY("company_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "agent_file_parts" (
	"file_id" text NOT NULL,
	"part" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "agent_file_parts_file_id_part_pk" PRIMARY KEY("file_id","part")
);
--> statement-breakpoint
CREATE TABLE "agent_files" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"product_id" text NOT NULL,
	"task" text NOT NULL,
	"name" text NOT NULL,
	"type" text,
	"bytes" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
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
CREATE TABLE "assistant_labels" (
	"question_key" text PRIMARY KEY NOT NULL,
	"text" text NOT NULL,
	"stage" text NOT NULL,
	"intent" text NOT NULL,
	"labelled_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
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
	"person" text,
	"question_key" text,
	"is_understood" boolean,
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
	"reference" text DEFAULT gen_random_uuid()::text NOT NULL,
	"person" text,
	"person_at" timestamp (3) with time zone,
	"waiting_since" timestamp (3) with time zone,
	"unread" integer DEFAULT 0 NOT NULL,
	"last_text" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_active_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "assistant_sessions_reference" UNIQUE("reference"),
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
CREATE TABLE "understood_days" (
	"day" date PRIMARY KEY NOT NULL,
	"turns" integer NOT NULL,
	"understood" integer NOT NULL,
	CONSTRAINT "understood_days_counts" CHECK ("understood_days"."understood" between 0 and "understood_days"."turns")
);
--> statement-breakpoint
CREATE TABLE "billing_profiles" (
	"company_id" text PRIMARY KEY NOT NULL,
	"profile" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "invoice_lines" (
	"invoice_id" text NOT NULL,
	"position" integer NOT NULL,
	"label" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"subscription_id" text,
	"meter" text,
	"quantity" bigint,
	"cents_per_thousand" integer,
	CONSTRAINT "invoice_lines_invoice_id_position_pk" PRIMARY KEY("invoice_id","position")
);
--> statement-breakpoint
CREATE TABLE "invoice_numbers" (
	"year" integer PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"number" text NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	"due_date" date NOT NULL,
	"total_cents" integer NOT NULL,
	"status" text NOT NULL,
	"method" text,
	"month" text,
	"billed_to" jsonb,
	"paid_at" timestamp (3) with time zone,
	"refunded_cents" integer DEFAULT 0 NOT NULL,
	"first_failed_at" timestamp (3) with time zone,
	"next_try_at" timestamp (3) with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"failure" text,
	CONSTRAINT "invoices_status" CHECK ("invoices"."status" in ('draft', 'open', 'paid', 'overdue', 'refunded', 'void'))
);
--> statement-breakpoint
CREATE TABLE "payment_methods" (
	"company_id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"provider" text NOT NULL,
	"token" text,
	"brand" text,
	"last4" text,
	"expires" text,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" text PRIMARY KEY NOT NULL,
	"invoice_id" text NOT NULL,
	"company_id" text NOT NULL,
	"provider" text NOT NULL,
	"type" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"status" text NOT NULL,
	"reference" text,
	"copy_paste" text,
	"barcode" text,
	"voucher_url" text,
	"card" jsonb,
	"expires_at" timestamp (3) with time zone,
	"failure" text,
	"recorded_by" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"looked_at" timestamp (3) with time zone,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "payments_status" CHECK ("payments"."status" in ('pending', 'paid', 'failed', 'dropped'))
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"payment_id" text NOT NULL,
	"company_id" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"done_at" timestamp (3) with time zone,
	CONSTRAINT "refunds_status" CHECK ("refunds"."status" in ('pending', 'by_hand', 'done'))
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"product_id" text NOT NULL,
	"status" text NOT NULL,
	"price_cents" integer NOT NULL,
	"price_version" integer NOT NULL,
	"trial_started_at" timestamp (3) with time zone,
	"trial_ends_at" timestamp (3) with time zone,
	"current_period_end" date,
	"first_charged_at" timestamp (3) with time zone,
	"status_since" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"cancel_reason" text,
	"continues_after_trial" boolean DEFAULT false NOT NULL,
	"trial_warned_at" timestamp (3) with time zone,
	"next_price_cents" integer,
	"next_price_version" integer,
	"next_price_from" date,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "subscriptions_status" CHECK ("subscriptions"."status" in ('trialing', 'trial_ended', 'active', 'past_due', 'cancel_at_period_end', 'paused', 'cancelled'))
);
--> statement-breakpoint
CREATE TABLE "usage_alerts" (
	"company_id" text NOT NULL,
	"month" text NOT NULL,
	"meter" text NOT NULL,
	"threshold" text NOT NULL,
	"told_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "usage_alerts_company_id_month_meter_threshold_pk" PRIMARY KEY("company_id","month","meter","threshold")
);
--> statement-breakpoint
CREATE TABLE "usage_events" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"product_id" text NOT NULL,
	"meter" text NOT NULL,
	"quantity" integer NOT NULL,
	"occurred_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "usage_limits" (
	"company_id" text NOT NULL,
	"meter" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"action" text DEFAULT 'notify' NOT NULL,
	CONSTRAINT "usage_limits_company_id_meter_pk" PRIMARY KEY("company_id","meter")
);
--> statement-breakpoint
CREATE TABLE "usage_records" (
	"company_id" text NOT NULL,
	"product_id" text NOT NULL,
	"meter" text NOT NULL,
	"day" date NOT NULL,
	"quantity" bigint NOT NULL,
	CONSTRAINT "usage_records_company_id_day_meter_product_id_pk" PRIMARY KEY("company_id","day","meter","product_id")
);
--> statement-breakpoint
CREATE TABLE "catalogue_versions" (
	"id" integer PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "faq" (
	"id" text PRIMARY KEY NOT NULL,
	"product_id" text,
	"question" text NOT NULL,
	"answer" text NOT NULL,
	"sort_order" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "features" (
	"id" text PRIMARY KEY NOT NULL,
	"product_id" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"icon" text NOT NULL,
	"is_highlighted" boolean DEFAULT false NOT NULL,
	"sort_order" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "integrations" (
	"product_id" text NOT NULL,
	"name" text NOT NULL,
	"sort_order" integer NOT NULL,
	CONSTRAINT "integrations_product_id_name_pk" PRIMARY KEY("product_id","name")
);
--> statement-breakpoint
CREATE TABLE "pictures" (
	"name" text PRIMARY KEY NOT NULL,
	"content" "bytea" NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "prices" (
	"product_id" text NOT NULL,
	"version" integer NOT NULL,
	"price_cents" integer NOT NULL,
	"effective_from" timestamp (3) with time zone NOT NULL,
	"applies_to_existing" boolean DEFAULT false NOT NULL,
	"notice_sent_at" timestamp (3) with time zone,
	CONSTRAINT "prices_product_id_version_pk" PRIMARY KEY("product_id","version"),
	CONSTRAINT "prices_positive" CHECK ("prices"."price_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"popular" boolean DEFAULT false NOT NULL,
	"demo_url" text NOT NULL,
	"icon" text DEFAULT 'sparkles' NOT NULL,
	"headline" text DEFAULT '' NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"suited_to" text DEFAULT '' NOT NULL,
	"needs" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"meters" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"works" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"requirements" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"picture_name" text,
	"picture_alt" text DEFAULT '' NOT NULL,
	"seo_title" text NOT NULL,
	"seo_description" text NOT NULL,
	"sort_order" integer NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "transactional_price_changes" (
	"key" text NOT NULL,
	"from_day" date NOT NULL,
	"price_cents" integer NOT NULL,
	CONSTRAINT "transactional_price_changes_key_from_day_pk" PRIMARY KEY("key","from_day")
);
--> statement-breakpoint
CREATE TABLE "transactional_prices" (
	"key" text PRIMARY KEY NOT NULL,
	"label" text NOT NULL,
	"per" integer NOT NULL,
	"price_cents" integer NOT NULL,
	"sort_order" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
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
	"version" integer DEFAULT 1 NOT NULL,
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
	"created_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
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
	CONSTRAINT "meeting_history_by" CHECK ("meeting_history"."by" in ('customer', 'consultant', 'administrator', 'system'))
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
CREATE TABLE "consent_accounts" (
	"consent_id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"tied_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consent_records" (
	"position" bigserial PRIMARY KEY NOT NULL,
	"consent_id" text NOT NULL,
	"action" text NOT NULL,
	"functional" boolean NOT NULL,
	"analytics" boolean NOT NULL,
	"marketing" boolean NOT NULL,
	"version" text NOT NULL,
	"fingerprint" text NOT NULL,
	"text_hash" text NOT NULL,
	"language" text NOT NULL,
	"page" text,
	"user_agent" text,
	"network" text,
	"user_id" text,
	"decided_at" timestamp (3) with time zone,
	"recorded_at" timestamp (3) with time zone NOT NULL,
	"request_key" text,
	CONSTRAINT "consent_records_action" CHECK ("consent_records"."action" in ('accept_all', 'accept_selected', 'reject_all', 'withdraw'))
);
--> statement-breakpoint
CREATE TABLE "site_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"name" text NOT NULL,
	"contact" text NOT NULL,
	"message" text NOT NULL,
	"state" text DEFAULT 'new' NOT NULL,
	"digest" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_versions" (
	"company_id" text NOT NULL,
	"number" integer NOT NULL,
	"content" jsonb NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "site_versions_company_id_number_pk" PRIMARY KEY("company_id","number")
);
--> statement-breakpoint
CREATE TABLE "site_visits" (
	"company_id" text NOT NULL,
	"day" date NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "site_visits_company_id_day_pk" PRIMARY KEY("company_id","day")
);
--> statement-breakpoint
CREATE TABLE "sites" (
	"company_id" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"content" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"number" integer DEFAULT 0 NOT NULL,
	"is_online" boolean DEFAULT false NOT NULL,
	"published_version" integer,
	"notifies" boolean DEFAULT true NOT NULL,
	"host" text,
	"host_proof" text NOT NULL,
	"host_verified_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "whatsapp_channels" (
	"company_id" text PRIMARY KEY NOT NULL,
	"id" text NOT NULL,
	"phone_number_id" text NOT NULL,
	"number" text NOT NULL,
	"name" text NOT NULL,
	"account_id" text,
	"secrets" text NOT NULL,
	"verified_at" timestamp (3) with time zone,
	"problem" text,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "whatsapp_channels_id" UNIQUE("id"),
	CONSTRAINT "whatsapp_channels_number" UNIQUE("phone_number_id")
);
--> statement-breakpoint
CREATE TABLE "whatsapp_conversations" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"channel" text DEFAULT 'page' NOT NULL,
	"phone" text,
	"heard_at" timestamp (3) with time zone,
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
	CONSTRAINT "whatsapp_conversations_channel" CHECK ("whatsapp_conversations"."channel" in ('page', 'whatsapp')),
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
	"wamid" text,
	"delivery" text,
	"problem" text,
	"is_unanswered" boolean DEFAULT false NOT NULL,
	"calls" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "whatsapp_messages_id" UNIQUE("id"),
	CONSTRAINT "whatsapp_messages_delivery" CHECK ("whatsapp_messages"."delivery" in ('waiting', 'sent', 'delivered', 'read', 'failed')),
	CONSTRAINT "whatsapp_messages_from" CHECK ("whatsapp_messages"."from" in ('customer', 'agent', 'team', 'note'))
);
--> statement-breakpoint
CREATE TABLE "limits" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"window_end" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" text PRIMARY KEY NOT NULL,
	"position" bigserial NOT NULL,
	"kind" text NOT NULL,
	"payload" jsonb,
	"dedupe_key" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"leased_until" timestamp (3) with time zone,
	"done_at" timestamp (3) with time zone,
	"dead_at" timestamp (3) with time zone,
	"last_error" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "auth_events" ADD CONSTRAINT "auth_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth_tickets" ADD CONSTRAINT "auth_tickets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "authenticators" ADD CONSTRAINT "authenticators_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_tokens" ADD CONSTRAINT "one_time_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_notes" ADD CONSTRAINT "customer_notes_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_notes" ADD CONSTRAINT "customer_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bi_files" ADD CONSTRAINT "bi_files_table_id_bi_tables_id_fk" FOREIGN KEY ("table_id") REFERENCES "public"."bi_tables"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bi_pins" ADD CONSTRAINT "bi_pins_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bi_pins" ADD CONSTRAINT "bi_pins_table_id_bi_tables_id_fk" FOREIGN KEY ("table_id") REFERENCES "public"."bi_tables"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bi_reports" ADD CONSTRAINT "bi_reports_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bi_tables" ADD CONSTRAINT "bi_tables_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bi_upload_parts" ADD CONSTRAINT "bi_upload_parts_upload_id_bi_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."bi_uploads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bi_uploads" ADD CONSTRAINT "bi_uploads_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_drafts" ADD CONSTRAINT "agent_drafts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_drafts" ADD CONSTRAINT "agent_drafts_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_file_parts" ADD CONSTRAINT "agent_file_parts_file_id_agent_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."agent_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_files" ADD CONSTRAINT "agent_files_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_files" ADD CONSTRAINT "agent_files_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_tasks" ADD CONSTRAINT "agent_tasks_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_tasks" ADD CONSTRAINT "agent_tasks_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analytics_events" ADD CONSTRAINT "analytics_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_views" ADD CONSTRAINT "page_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assistant_messages" ADD CONSTRAINT "assistant_messages_session_id_assistant_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."assistant_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assistant_sessions" ADD CONSTRAINT "assistant_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_meeting_id_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meetings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_of_session" FOREIGN KEY ("session_id") REFERENCES "public"."assistant_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_profiles" ADD CONSTRAINT "billing_profiles_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_pages" ADD CONSTRAINT "card_pages_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD CONSTRAINT "invoice_lines_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD CONSTRAINT "invoice_lines_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_methods" ADD CONSTRAINT "payment_methods_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_recorded_by_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usage_alerts" ADD CONSTRAINT "usage_alerts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usage_events" ADD CONSTRAINT "usage_events_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usage_events" ADD CONSTRAINT "usage_events_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usage_limits" ADD CONSTRAINT "usage_limits_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usage_records" ADD CONSTRAINT "usage_records_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usage_records" ADD CONSTRAINT "usage_records_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "faq" ADD CONSTRAINT "faq_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "features" ADD CONSTRAINT "features_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "integrations" ADD CONSTRAINT "integrations_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prices" ADD CONSTRAINT "prices_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_picture_name_pictures_name_fk" FOREIGN KEY ("picture_name") REFERENCES "public"."pictures"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transactional_price_changes" ADD CONSTRAINT "transactional_price_changes_key_transactional_prices_key_fk" FOREIGN KEY ("key") REFERENCES "public"."transactional_prices"("key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "availability_rules" ADD CONSTRAINT "availability_rules_consultant_id_consultants_id_fk" FOREIGN KEY ("consultant_id") REFERENCES "public"."consultants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocked_days" ADD CONSTRAINT "blocked_days_consultant_id_consultants_id_fk" FOREIGN KEY ("consultant_id") REFERENCES "public"."consultants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_keys" ADD CONSTRAINT "booking_keys_meeting_id_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meetings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_history" ADD CONSTRAINT "meeting_history_meeting_id_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meetings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_consultant_id_consultants_id_fk" FOREIGN KEY ("consultant_id") REFERENCES "public"."consultants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_reserved" FOREIGN KEY ("reservation_id","consultant_id","start_at","end_at","until") REFERENCES "public"."reservations"("id","consultant_id","start_at","end_at","until") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_consultant_id_consultants_id_fk" FOREIGN KEY ("consultant_id") REFERENCES "public"."consultants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent_accounts" ADD CONSTRAINT "consent_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent_records" ADD CONSTRAINT "consent_records_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_messages" ADD CONSTRAINT "site_messages_company_id_sites_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."sites"("company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_versions" ADD CONSTRAINT "site_versions_company_id_sites_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."sites"("company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_visits" ADD CONSTRAINT "site_visits_company_id_sites_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."sites"("company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sites" ADD CONSTRAINT "sites_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "whatsapp_agents" ADD CONSTRAINT "whatsapp_agents_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "whatsapp_channels" ADD CONSTRAINT "whatsapp_channels_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "whatsapp_conversations" ADD CONSTRAINT "whatsapp_conversations_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "whatsapp_messages" ADD CONSTRAINT "whatsapp_messages_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "whatsapp_messages" ADD CONSTRAINT "whatsapp_messages_of_conversation" FOREIGN KEY ("conversation_id") REFERENCES "public"."whatsapp_conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "auth_events_user" ON "auth_events" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "auth_tickets_expiry" ON "auth_tickets" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "companies_words" ON "companies" USING gin (to_tsvector('simple'::regconfig, regexp_replace(translate(lower(coalesce("name", '')), 'áàâãäéèêëíìîïóòôõöúùûüçñ', 'aaaaaeeeeiiiiooooouuuucn'), '[^a-z0-9]+', ' ', 'g')));--> statement-breakpoint
CREATE INDEX "one_time_tokens_user" ON "one_time_tokens" USING btree ("user_id","purpose");--> statement-breakpoint
CREATE INDEX "passkeys_user" ON "passkeys" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_key" ON "users" USING btree ("email_key");--> statement-breakpoint
CREATE INDEX "users_company" ON "users" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "users_words" ON "users" USING gin (to_tsvector('simple'::regconfig, regexp_replace(translate(lower(coalesce("name", '') || ' ' || coalesce("email", '')), 'áàâãäéèêëíìîïóòôõöúùûüçñ', 'aaaaaeeeeiiiiooooouuuucn'), '[^a-z0-9]+', ' ', 'g')));--> statement-breakpoint
CREATE INDEX "audit_log_entity" ON "audit_log" USING btree ("entity","entity_id","position");--> statement-breakpoint
CREATE INDEX "audit_log_actor" ON "audit_log" USING btree ("actor_id","position");--> statement-breakpoint
CREATE INDEX "audit_log_at" ON "audit_log" USING btree ("at");--> statement-breakpoint
CREATE INDEX "customer_notes_company" ON "customer_notes" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "customer_notes_request" ON "customer_notes" USING btree ("company_id","request_key");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_views_name" ON "saved_views" USING btree ("user_id","list","name");--> statement-breakpoint
CREATE UNIQUE INDEX "bi_files_place" ON "bi_files" USING btree ("table_id","place");--> statement-breakpoint
CREATE UNIQUE INDEX "bi_pins_question" ON "bi_pins" USING btree ("company_id","question");--> statement-breakpoint
CREATE UNIQUE INDEX "bi_tables_name" ON "bi_tables" USING btree ("company_id",lower("name"));--> statement-breakpoint
CREATE INDEX "bi_uploads_company" ON "bi_uploads" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "bi_uploads_age" ON "bi_uploads" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "agent_files_step" ON "agent_files" USING btree ("company_id","product_id","task");--> statement-breakpoint
CREATE INDEX "agent_tasks_waiting" ON "agent_tasks" USING btree ("state","updated_at");--> statement-breakpoint
CREATE INDEX "analytics_events_recorded" ON "analytics_events" USING btree ("recorded_at");--> statement-breakpoint
CREATE INDEX "analytics_events_name" ON "analytics_events" USING btree ("event_name","recorded_at");--> statement-breakpoint
CREATE INDEX "page_views_recorded" ON "page_views" USING btree ("recorded_at");--> statement-breakpoint
CREATE INDEX "assistant_labels_labelled" ON "assistant_labels" USING btree ("labelled_at");--> statement-breakpoint
CREATE INDEX "assistant_messages_session" ON "assistant_messages" USING btree ("session_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "assistant_messages_client" ON "assistant_messages" USING btree ("session_id","client_message_id");--> statement-breakpoint
CREATE UNIQUE INDEX "assistant_messages_answers" ON "assistant_messages" USING btree ("answers");--> statement-breakpoint
CREATE INDEX "assistant_messages_question" ON "assistant_messages" USING btree ("question_key") WHERE "assistant_messages"."question_key" is not null;--> statement-breakpoint
CREATE INDEX "assistant_messages_words" ON "assistant_messages" USING gin (to_tsvector('simple'::regconfig, regexp_replace(translate(lower(coalesce("content", '')), 'áàâãäéèêëíìîïóòôõöúùûüçñ', 'aaaaaeeeeiiiiooooouuuucn'), '[^a-z0-9]+', ' ', 'g')));--> statement-breakpoint
CREATE INDEX "assistant_sessions_user" ON "assistant_sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "assistant_sessions_active" ON "assistant_sessions" USING btree ("last_active_at");--> statement-breakpoint
CREATE INDEX "assistant_sessions_said" ON "assistant_sessions" USING btree ("last_active_at","reference") WHERE "assistant_sessions"."last_text" <> '';--> statement-breakpoint
CREATE INDEX "assistant_sessions_waiting" ON "assistant_sessions" USING btree ("waiting_since") WHERE "assistant_sessions"."waiting_since" is not null;--> statement-breakpoint
CREATE INDEX "assistant_sessions_unread" ON "assistant_sessions" USING btree ("last_active_at") WHERE "assistant_sessions"."unread" > 0;--> statement-breakpoint
CREATE INDEX "leads_email" ON "leads" USING btree ("email_key");--> statement-breakpoint
CREATE INDEX "leads_created" ON "leads" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "leads_score" ON "leads" USING btree ("score","id");--> statement-breakpoint
CREATE INDEX "leads_words" ON "leads" USING gin (to_tsvector('simple'::regconfig, regexp_replace(translate(lower(coalesce("name", '') || ' ' || coalesce("email", '') || ' ' || coalesce("company", '') || ' ' || coalesce("phone", '')), 'áàâãäéèêëíìîïóòôõöúùûüçñ', 'aaaaaeeeeiiiiooooouuuucn'), '[^a-z0-9]+', ' ', 'g')));--> statement-breakpoint
CREATE INDEX "billing_profiles_words" ON "billing_profiles" USING gin (to_tsvector('simple'::regconfig, regexp_replace(translate(lower(coalesce("profile" ->> 'legal_name', '') || ' ' || coalesce("profile" ->> 'document', '')), 'áàâãäéèêëíìîïóòôõöúùûüçñ', 'aaaaaeeeeiiiiooooouuuucn'), '[^a-z0-9]+', ' ', 'g')));--> statement-breakpoint
CREATE INDEX "card_pages_company" ON "card_pages" USING btree ("company_id");--> statement-breakpoint
CREATE UNIQUE INDEX "card_pages_reference" ON "card_pages" USING btree ("provider","reference");--> statement-breakpoint
CREATE INDEX "invoice_lines_subscription" ON "invoice_lines" USING btree ("subscription_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_number" ON "invoices" USING btree ("number");--> statement-breakpoint
CREATE INDEX "invoices_number_begins" ON "invoices" USING btree ("number" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "invoices_company" ON "invoices" USING btree ("company_id","issued_at");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_one_a_month" ON "invoices" USING btree ("company_id","month");--> statement-breakpoint
CREATE INDEX "invoices_unpaid" ON "invoices" USING btree ("next_try_at") WHERE "invoices"."status" in ('open', 'overdue');--> statement-breakpoint
CREATE INDEX "payments_invoice" ON "payments" USING btree ("invoice_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_reference" ON "payments" USING btree ("provider","reference");--> statement-breakpoint
CREATE INDEX "payments_pending" ON "payments" USING btree ("created_at") WHERE "payments"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "refunds_payment" ON "refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_one_trial" ON "subscriptions" USING btree ("company_id","product_id") WHERE "subscriptions"."trial_started_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_one_live" ON "subscriptions" USING btree ("company_id","product_id") WHERE "subscriptions"."status" <> 'cancelled';--> statement-breakpoint
CREATE INDEX "usage_events_company" ON "usage_events" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "usage_events_time" ON "usage_events" USING btree ("occurred_at");--> statement-breakpoint
CREATE INDEX "faq_product" ON "faq" USING btree ("product_id");--> statement-breakpoint
CREATE UNIQUE INDEX "features_order" ON "features" USING btree ("product_id","sort_order");--> statement-breakpoint
CREATE INDEX "availability_rules_consultant" ON "availability_rules" USING btree ("consultant_id");--> statement-breakpoint
CREATE INDEX "blocked_days_last" ON "blocked_days" USING btree ("last_day");--> statement-breakpoint
CREATE INDEX "booking_keys_created" ON "booking_keys" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "consultants_one_default" ON "consultants" USING btree ("is_default") WHERE "consultants"."is_default";--> statement-breakpoint
CREATE INDEX "meeting_history_meeting" ON "meeting_history" USING btree ("meeting_id","position");--> statement-breakpoint
CREATE INDEX "meetings_start" ON "meetings" USING btree ("start_at","id");--> statement-breakpoint
CREATE INDEX "meetings_words" ON "meetings" USING gin (to_tsvector('simple'::regconfig, regexp_replace(translate(lower(coalesce("name", '') || ' ' || coalesce("email", '') || ' ' || coalesce("company", '') || ' ' || coalesce("phone", '')), 'áàâãäéèêëíìîïóòôõöúùûüçñ', 'aaaaaeeeeiiiiooooouuuucn'), '[^a-z0-9]+', ' ', 'g')));--> statement-breakpoint
CREATE INDEX "meetings_email" ON "meetings" USING btree ("email_key");--> statement-breakpoint
CREATE INDEX "meetings_user" ON "meetings" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "meetings_end" ON "meetings" USING btree ("end_at");--> statement-breakpoint
CREATE INDEX "reservations_start" ON "reservations" USING btree ("start_at");--> statement-breakpoint
CREATE INDEX "reservations_expiry" ON "reservations" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "consent_records_consent" ON "consent_records" USING btree ("consent_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "consent_records_request" ON "consent_records" USING btree ("request_key");--> statement-breakpoint
CREATE UNIQUE INDEX "site_messages_digest" ON "site_messages" USING btree ("company_id","digest");--> statement-breakpoint
CREATE INDEX "site_messages_created" ON "site_messages" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "sites_slug" ON "sites" USING btree ("slug");--> statement-breakpoint
CREATE UNIQUE INDEX "sites_host" ON "sites" USING btree ("host") WHERE "sites"."host_verified_at" is not null;--> statement-breakpoint
CREATE INDEX "whatsapp_conversations_last" ON "whatsapp_conversations" USING btree ("company_id","last_at");--> statement-breakpoint
CREATE INDEX "whatsapp_conversations_old" ON "whatsapp_conversations" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "whatsapp_conversations_waiting" ON "whatsapp_conversations" USING btree ("company_id") WHERE "whatsapp_conversations"."waiting_since" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "whatsapp_messages_client" ON "whatsapp_messages" USING btree ("conversation_id","client_id");--> statement-breakpoint
CREATE INDEX "whatsapp_messages_wamid" ON "whatsapp_messages" USING btree ("company_id","wamid") WHERE "whatsapp_messages"."wamid" is not null;--> statement-breakpoint
CREATE INDEX "whatsapp_messages_conversation" ON "whatsapp_messages" USING btree ("conversation_id","position");--> statement-breakpoint
CREATE INDEX "whatsapp_messages_company" ON "whatsapp_messages" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE INDEX "whatsapp_messages_unanswered" ON "whatsapp_messages" USING btree ("company_id","position") WHERE "whatsapp_messages"."is_unanswered";--> statement-breakpoint
CREATE INDEX "whatsapp_messages_words" ON "whatsapp_messages" USING gin (to_tsvector('simple'::regconfig, regexp_replace(translate(lower(coalesce("text", '')), 'áàâãäéèêëíìîïóòôõöúùûüçñ', 'aaaaaeeeeiiiiooooouuuucn'), '[^a-z0-9]+', ' ', 'g')));--> statement-breakpoint
CREATE UNIQUE INDEX "outbox_dedupe" ON "outbox" USING btree ("dedupe_key");--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("due_at") WHERE "outbox"."done_at" is null and "outbox"."dead_at" is null;--> statement-breakpoint
CREATE INDEX "outbox_position" ON "outbox" USING btree ("position");--> statement-breakpoint
CREATE INDEX "outbox_mails_to" ON "outbox" USING btree (lower("payload" ->> 'to')) WHERE "outbox"."kind" = 'mail';
--> statement-breakpoint
-- Below: what the schema in TypeScript cannot say.
CREATE TYPE "text_span" AS RANGE (SUBTYPE = text, COLLATION = "C");
--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_apart" EXCLUDE USING gist (tstzrange("start_at", "until") WITH &&, "text_span"("consultant_id", "consultant_id", '[]') WITH &&);
--> statement-breakpoint
INSERT INTO "catalogue_versions" ("id", "version", "updated_at") VALUES (1, 1, now());
--> statement-breakpoint
CREATE FUNCTION "bump_catalogue_version"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "catalogue_versions" SET "version" = "version" + 1, "updated_at" = now() WHERE "id" = 1;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "products_bump" AFTER INSERT OR UPDATE OR DELETE ON "products" FOR EACH STATEMENT EXECUTE FUNCTION "bump_catalogue_version"();
--> statement-breakpoint
CREATE TRIGGER "features_bump" AFTER INSERT OR UPDATE OR DELETE ON "features" FOR EACH STATEMENT EXECUTE FUNCTION "bump_catalogue_version"();
--> statement-breakpoint
CREATE TRIGGER "faq_bump" AFTER INSERT OR UPDATE OR DELETE ON "faq" FOR EACH STATEMENT EXECUTE FUNCTION "bump_catalogue_version"();
--> statement-breakpoint
CREATE TRIGGER "prices_bump" AFTER INSERT OR UPDATE OR DELETE ON "prices" FOR EACH STATEMENT EXECUTE FUNCTION "bump_catalogue_version"();
--> statement-breakpoint
CREATE TRIGGER "transactional_prices_bump" AFTER INSERT OR UPDATE OR DELETE ON "transactional_prices" FOR EACH STATEMENT EXECUTE FUNCTION "bump_catalogue_version"();
--> statement-breakpoint
CREATE TRIGGER "integrations_bump" AFTER INSERT OR UPDATE OR DELETE ON "integrations" FOR EACH STATEMENT EXECUTE FUNCTION "bump_catalogue_version"();

--> statement-breakpoint
CREATE FUNCTION "tell_public_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('public_data', '');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "catalogue_versions_tell" AFTER INSERT OR UPDATE OR DELETE ON "catalogue_versions" FOR EACH STATEMENT EXECUTE FUNCTION "tell_public_change"();
--> statement-breakpoint
CREATE TRIGGER "transactional_price_changes_tell" AFTER INSERT OR UPDATE OR DELETE ON "transactional_price_changes" FOR EACH STATEMENT EXECUTE FUNCTION "tell_public_change"();
--> statement-breakpoint
CREATE TRIGGER "settings_tell" AFTER INSERT OR UPDATE OR DELETE ON "settings" FOR EACH STATEMENT EXECUTE FUNCTION "tell_public_change"();
