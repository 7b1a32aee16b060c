-- Each process caches the catalogue (catalog/catalogue-memory.ts) until this timestamp changes.
-- Stock is excluded, because orders would otherwise wait for each other.
CREATE FUNCTION "catalogue_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "seed_state" SET "completed_at" = clock_timestamp();
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "product_changed" AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE OF
  "id", "sku", "type", "name", "url_key", "is_active", "visibility", "short_description", "description", "popularity",
  "min_final_price", "child_names", "search_text"
  ON "product" FOR EACH STATEMENT EXECUTE FUNCTION "catalogue_changed"();
--> statement-breakpoint
CREATE TRIGGER "product_category_changed" AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE
  ON "product_category" FOR EACH STATEMENT EXECUTE FUNCTION "catalogue_changed"();
--> statement-breakpoint
CREATE TRIGGER "product_attribute_value_changed" AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE
  ON "product_attribute_value" FOR EACH STATEMENT EXECUTE FUNCTION "catalogue_changed"();
