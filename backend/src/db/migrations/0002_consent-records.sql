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
ALTER TABLE "consent_records" ADD CONSTRAINT "consent_records_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consent_records_consent" ON "consent_records" USING btree ("consent_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "consent_records_request" ON "consent_records" USING btree ("request_key");