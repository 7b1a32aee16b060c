CREATE SEQUENCE "public"."order_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "quote" (
	"id" serial PRIMARY KEY NOT NULL,
	"masked_id" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"email" text,
	"shipping_carrier" text,
	"shipping_method" text,
	"payment_method" text,
	"payment_nonce" text,
	"delivery_instructions" text,
	"customer_notes" text,
	"msd_customer_id" text,
	"reserved_order_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "quote_masked_id_unique" UNIQUE("masked_id")
);
--> statement-breakpoint
CREATE TABLE "quote_address" (
	"id" serial PRIMARY KEY NOT NULL,
	"quote_id" integer NOT NULL,
	"kind" text NOT NULL,
	"address" jsonb NOT NULL,
	CONSTRAINT "quote_address_kind" UNIQUE("quote_id","kind")
);
--> statement-breakpoint
CREATE TABLE "quote_item" (
	"id" serial PRIMARY KEY NOT NULL,
	"quote_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"quantity" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "category" (
	"id" integer PRIMARY KEY NOT NULL,
	"parent_id" integer NOT NULL,
	"name" text NOT NULL,
	"url_key" text NOT NULL,
	"url_path" text NOT NULL,
	"path" text NOT NULL,
	"level" integer NOT NULL,
	"position" integer NOT NULL,
	"include_in_menu" boolean NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"description" text NOT NULL,
	"drawing" text NOT NULL,
	"meta_title" text NOT NULL,
	"meta_description" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product" (
	"id" integer PRIMARY KEY NOT NULL,
	"sku" text NOT NULL,
	"type" text NOT NULL,
	"name" text NOT NULL,
	"url_key" text NOT NULL,
	"price" integer NOT NULL,
	"special_price" integer,
	"is_rental" boolean NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"stock" integer NOT NULL,
	"short_description" text NOT NULL,
	"description" text NOT NULL,
	"attributes" jsonb NOT NULL,
	"pictures" jsonb NOT NULL,
	"related_skus" jsonb NOT NULL,
	"popularity" integer NOT NULL,
	CONSTRAINT "product_sku_unique" UNIQUE("sku")
);
--> statement-breakpoint
CREATE TABLE "product_category" (
	"product_id" integer NOT NULL,
	"category_id" integer NOT NULL,
	CONSTRAINT "product_category_product_id_category_id_pk" PRIMARY KEY("product_id","category_id")
);
--> statement-breakpoint
CREATE TABLE "url_rewrite" (
	"request_path" text PRIMARY KEY NOT NULL,
	"type" text,
	"entity_id" integer NOT NULL,
	"target_path" text,
	"redirect_code" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_item" (
	"id" serial PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"sku" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"url_key" text NOT NULL,
	"quantity" integer NOT NULL,
	"price_incl_tax" integer NOT NULL,
	"price_excl_tax" integer NOT NULL,
	"row_total_incl_tax" integer NOT NULL,
	"row_total_excl_tax" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_payment" (
	"id" serial PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"method" text NOT NULL,
	"title" text NOT NULL,
	"amount" integer NOT NULL,
	"transaction_id" text NOT NULL,
	"card_type" text NOT NULL,
	"last_four" text NOT NULL,
	CONSTRAINT "order_payment_order_id_unique" UNIQUE("order_id")
);
--> statement-breakpoint
CREATE TABLE "payment_nonce" (
	"nonce" text PRIMARY KEY NOT NULL,
	"card_type" text NOT NULL,
	"last_four" text NOT NULL,
	"expiration_month" text NOT NULL,
	"expiration_year" text NOT NULL,
	"outcome" text NOT NULL,
	"spent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sales_order" (
	"id" serial PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"quote_id" integer NOT NULL,
	"token" text NOT NULL,
	"status" text NOT NULL,
	"email" text NOT NULL,
	"currency" text NOT NULL,
	"subtotal_incl_tax" integer NOT NULL,
	"subtotal_excl_tax" integer NOT NULL,
	"shipping_incl_tax" integer NOT NULL,
	"shipping_excl_tax" integer NOT NULL,
	"tax_amount" integer NOT NULL,
	"tax_rate" integer NOT NULL,
	"grand_total" integer NOT NULL,
	"shipping_address" jsonb NOT NULL,
	"billing_address" jsonb NOT NULL,
	"shipping_carrier" text NOT NULL,
	"shipping_method" text NOT NULL,
	"shipping_carrier_title" text NOT NULL,
	"shipping_method_title" text NOT NULL,
	"delivery_instructions" text,
	"msd_customer_id" text,
	"placed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sales_order_number_unique" UNIQUE("number"),
	CONSTRAINT "sales_order_quote_id_unique" UNIQUE("quote_id"),
	CONSTRAINT "sales_order_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "cms_block" (
	"identifier" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cms_page" (
	"id" integer PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"title" text NOT NULL,
	"content_heading" text NOT NULL,
	"content" text NOT NULL,
	"page_layout" text NOT NULL,
	"meta_title" text NOT NULL,
	"meta_keywords" text NOT NULL,
	"meta_description" text NOT NULL,
	CONSTRAINT "cms_page_identifier_unique" UNIQUE("identifier")
);
--> statement-breakpoint
CREATE TABLE "country" (
	"id" text PRIMARY KEY NOT NULL,
	"three_letter" text NOT NULL,
	"name_locale" text NOT NULL,
	"name_english" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "region" (
	"id" integer PRIMARY KEY NOT NULL,
	"country_id" text NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seed_state" (
	"id" integer PRIMARY KEY NOT NULL,
	"fingerprint" text NOT NULL,
	"completed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "setting" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shipping_method" (
	"id" integer PRIMARY KEY NOT NULL,
	"zone_code" text NOT NULL,
	"carrier_code" text NOT NULL,
	"carrier_title" text NOT NULL,
	"method_code" text NOT NULL,
	"method_title" text NOT NULL,
	"price" integer NOT NULL,
	"free_from" integer
);
--> statement-breakpoint
CREATE TABLE "shipping_zone" (
	"code" text PRIMARY KEY NOT NULL,
	"country" text NOT NULL,
	"postcodes" jsonb NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "quote_address" ADD CONSTRAINT "quote_address_quote_id_quote_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quote"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_item" ADD CONSTRAINT "quote_item_quote_id_quote_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quote"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_item" ADD CONSTRAINT "order_item_order_id_sales_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."sales_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_payment" ADD CONSTRAINT "order_payment_order_id_sales_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."sales_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales_order" ADD CONSTRAINT "sales_order_quote_id_quote_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quote"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quote_item_quote" ON "quote_item" USING btree ("quote_id");--> statement-breakpoint
CREATE INDEX "product_category_category" ON "product_category" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "order_item_order" ON "order_item" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "sales_order_email" ON "sales_order" USING btree ("email");