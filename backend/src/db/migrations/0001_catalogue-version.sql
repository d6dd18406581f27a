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
