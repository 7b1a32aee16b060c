ALTER TABLE "product" ADD COLUMN "contents" jsonb;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "rental" jsonb;--> statement-breakpoint
ALTER TABLE "order_item" ADD COLUMN "rental" jsonb;--> statement-breakpoint
DROP TRIGGER "product_shown" ON "product";
--> statement-breakpoint
-- Every column except stock.
CREATE TRIGGER "product_shown" AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE OF
  "id", "sku", "type", "name", "url_key", "price", "special_price", "is_rental", "is_active", "visibility",
  "is_stock_managed", "is_backordered", "max_sale_quantity", "weight_grams", "incentive", "meta_title",
  "meta_description", "new_from", "short_description", "description", "attributes", "pictures", "related_skus",
  "popularity", "tiers", "custom_options", "configurable", "bundle", "downloads", "gift_card", "min_final_price",
  "max_final_price", "min_regular_price", "max_regular_price", "own_values", "child_names", "search_text", "contents", "rental"
  ON "product" FOR EACH STATEMENT EXECUTE FUNCTION "shown_changed"();
