-- Notifies every process of changes to public pages (Backend.watch), so that cached pages are dropped.
CREATE FUNCTION "shown_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('shown_changed', '');
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- Pages show whether a product is in stock, and a low number left; most orders change neither.
CREATE FUNCTION "stock_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  few integer;
BEGIN
  SELECT substring("value" #>> '{}' from '^\d{1,9}')::integer INTO few
    FROM "setting" WHERE "key" = 'cataloginventory/options/stock_threshold_qty';
  IF least(OLD."stock", NEW."stock") <= coalesce(few, 0) THEN
    PERFORM pg_notify('shown_changed', '');
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "product_stock_shown" AFTER UPDATE OF "stock" ON "product" FOR EACH ROW
  WHEN (OLD."stock" <> NEW."stock") EXECUTE FUNCTION "stock_changed"();
--> statement-breakpoint
-- Every column except stock.
CREATE TRIGGER "product_shown" AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE OF
  "id", "sku", "type", "name", "url_key", "price", "special_price", "is_rental", "is_active", "visibility",
  "is_stock_managed", "is_backordered", "max_sale_quantity", "weight_grams", "incentive", "meta_title",
  "meta_description", "new_from", "short_description", "description", "attributes", "pictures", "related_skus",
  "popularity", "tiers", "custom_options", "configurable", "bundle", "downloads", "gift_card", "min_final_price",
  "max_final_price", "min_regular_price", "max_regular_price", "own_values", "child_names", "search_text"
  ON "product" FOR EACH STATEMENT EXECUTE FUNCTION "shown_changed"();
--> statement-breakpoint
DO $$
DECLARE
  shown text;
BEGIN
  FOREACH shown IN ARRAY ARRAY['category', 'product_category', 'product_link', 'product_attribute_value', 'attribute',
    'url_rewrite', 'cms_page', 'cms_block', 'setting', 'social_link', 'store_view', 'pickup_location'] LOOP
    EXECUTE format('CREATE TRIGGER %I AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %I
      FOR EACH STATEMENT EXECUTE FUNCTION "shown_changed"()', shown || '_shown', shown);
  END LOOP;
END
$$;
