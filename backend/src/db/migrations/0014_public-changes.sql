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
