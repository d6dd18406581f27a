CREATE TABLE "consent_accounts" (
	"consent_id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"tied_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "consent_accounts" ADD CONSTRAINT "consent_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;