CREATE TABLE "assistant_labels" (
	"question_key" text PRIMARY KEY NOT NULL,
	"text" text NOT NULL,
	"stage" text NOT NULL,
	"intent" text NOT NULL,
	"labelled_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "understood_days" (
	"day" date PRIMARY KEY NOT NULL,
	"turns" integer NOT NULL,
	"understood" integer NOT NULL,
	CONSTRAINT "understood_days_counts" CHECK ("understood_days"."understood" between 0 and "understood_days"."turns")
);
--> statement-breakpoint
ALTER TABLE "assistant_messages" ADD COLUMN "is_understood" boolean;--> statement-breakpoint
CREATE INDEX "assistant_labels_labelled" ON "assistant_labels" USING btree ("labelled_at");