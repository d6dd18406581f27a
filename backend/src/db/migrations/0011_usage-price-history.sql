CREATE TABLE "transactional_price_changes" (
	"key" text NOT NULL,
	"from_day" date NOT NULL,
	"price_cents" integer NOT NULL,
	CONSTRAINT "transactional_price_changes_key_from_day_pk" PRIMARY KEY("key","from_day")
);
--> statement-breakpoint
ALTER TABLE "transactional_price_changes" ADD CONSTRAINT "transactional_price_changes_key_transactional_prices_key_fk" FOREIGN KEY ("key") REFERENCES "public"."transactional_prices"("key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transactional_prices" DROP COLUMN "next_price_cents";--> statement-breakpoint
ALTER TABLE "transactional_prices" DROP COLUMN "next_from";