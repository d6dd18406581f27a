CREATE TABLE "pictures" (
	"name" text PRIMARY KEY NOT NULL,
	"content" "bytea" NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "picture_name" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "picture_alt" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_picture_name_pictures_name_fk" FOREIGN KEY ("picture_name") REFERENCES "public"."pictures"("name") ON DELETE no action ON UPDATE no action;