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
ALTER TABLE "whatsapp_conversations" ADD COLUMN "channel" text DEFAULT 'page' NOT NULL;--> statement-breakpoint
ALTER TABLE "whatsapp_conversations" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "whatsapp_conversations" ADD COLUMN "heard_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "whatsapp_messages" ADD COLUMN "wamid" text;--> statement-breakpoint
ALTER TABLE "whatsapp_messages" ADD COLUMN "delivery" text;--> statement-breakpoint
ALTER TABLE "whatsapp_messages" ADD COLUMN "problem" text;--> statement-breakpoint
ALTER TABLE "whatsapp_channels" ADD CONSTRAINT "whatsapp_channels_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "whatsapp_messages_wamid" ON "whatsapp_messages" USING btree ("company_id","wamid") WHERE "whatsapp_messages"."wamid" is not null;--> statement-breakpoint
ALTER TABLE "whatsapp_conversations" ADD CONSTRAINT "whatsapp_conversations_channel" CHECK ("whatsapp_conversations"."channel" in ('page', 'whatsapp'));--> statement-breakpoint
ALTER TABLE "whatsapp_messages" ADD CONSTRAINT "whatsapp_messages_delivery" CHECK ("whatsapp_messages"."delivery" in ('waiting', 'sent', 'delivered', 'read', 'failed'));