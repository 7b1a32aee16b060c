CREATE TABLE "product_attribute_value" (
	"product_id" integer NOT NULL,
	"code" text NOT NULL,
	"value" text NOT NULL,
	CONSTRAINT "product_attribute_value_product_id_code_value_pk" PRIMARY KEY("product_id","code","value")
);
--> statement-breakpoint
CREATE TABLE "product_link" (
	"parent_id" integer NOT NULL,
	"child_id" integer NOT NULL,
	"kind" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"quantity" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "product_link_parent_id_child_id_kind_pk" PRIMARY KEY("parent_id","child_id","kind")
);
--> statement-breakpoint
CREATE TABLE "account_member" (
	"account_id" integer NOT NULL,
	"customer_id" integer NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"job_title" text,
	CONSTRAINT "account_member_account_id_customer_id_pk" PRIMARY KEY("account_id","customer_id")
);
--> statement-breakpoint
CREATE TABLE "business_account" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"company_id" integer,
	"is_active" boolean NOT NULL,
	"name" text NOT NULL,
	"abn" text,
	"anzsic_code" text,
	"email" text,
	"size" text,
	"phone" text,
	"external_id" integer,
	"is_po_required" boolean DEFAULT false NOT NULL,
	"bill_group" text,
	"delivery_address" jsonb NOT NULL,
	"billing_account_id" integer
);
--> statement-breakpoint
CREATE TABLE "company" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"legal_name" text,
	"email" text NOT NULL,
	"admin_id" integer
);
--> statement-breakpoint
CREATE TABLE "company_member" (
	"customer_id" integer PRIMARY KEY NOT NULL,
	"company_id" integer NOT NULL,
	"role_id" integer
);
--> statement-breakpoint
CREATE TABLE "company_role" (
	"id" serial PRIMARY KEY NOT NULL,
	"company_id" integer NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "attempt" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "browser_session" (
	"hash" text PRIMARY KEY NOT NULL,
	"form_key" text NOT NULL,
	"customer_id" integer,
	"quote_id" integer,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_message" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"telephone" text,
	"comment" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customer" (
	"id" serial PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"password_hash" text,
	"prefix" text,
	"firstname" text NOT NULL,
	"middlename" text,
	"lastname" text NOT NULL,
	"suffix" text,
	"date_of_birth" text,
	"gender" integer,
	"taxvat" text,
	"phone" text,
	"mobile" text,
	"group_id" integer DEFAULT 1 NOT NULL,
	"is_subscribed" boolean DEFAULT false NOT NULL,
	"attributes" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"msd_party_id" text,
	"is_company_customer" boolean DEFAULT false NOT NULL,
	"default_billing_id" integer,
	"default_shipping_id" integer,
	"reset_token_hash" text,
	"reset_token_at" timestamp with time zone,
	"confirmation_key" text,
	"failed_sign_ins" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp with time zone,
	"token_seconds" integer,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customer_address" (
	"id" serial PRIMARY KEY NOT NULL,
	"customer_id" integer NOT NULL,
	"address" jsonb NOT NULL,
	"address_name" text,
	"delivery_instructions" text,
	"latitude" text,
	"longitude" text
);
--> statement-breakpoint
CREATE TABLE "customer_token" (
	"hash" text PRIMARY KEY NOT NULL,
	"customer_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscriber" (
	"email" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_token" (
	"public_hash" text PRIMARY KEY NOT NULL,
	"customer_id" integer NOT NULL,
	"method_code" text NOT NULL,
	"kind" text NOT NULL,
	"details" jsonb NOT NULL,
	"gateway_token" text NOT NULL,
	"outcome" text DEFAULT 'approved' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_message" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"html" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "order_comment" (
	"id" serial PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_document" (
	"id" serial PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"kind" text NOT NULL,
	"number" text NOT NULL,
	"items" jsonb NOT NULL,
	"tracks" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_document_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "coupon" (
	"code" text PRIMARY KEY NOT NULL,
	"label" text NOT NULL,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"min_subtotal" integer DEFAULT 0 NOT NULL,
	"is_customer_only" boolean DEFAULT false NOT NULL,
	"usage_limit" integer,
	"usage_limit_per_customer" integer,
	"times_used" integer DEFAULT 0 NOT NULL,
	"is_failing" boolean DEFAULT false NOT NULL,
	"category_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "coupon_limit" CHECK ("coupon"."usage_limit" is null or "coupon"."times_used" <= "coupon"."usage_limit")
);
--> statement-breakpoint
CREATE TABLE "coupon_use" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"used_by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "download_grant" (
	"id" serial PRIMARY KEY NOT NULL,
	"order_item_id" integer NOT NULL,
	"link_id" integer NOT NULL,
	"title" text NOT NULL,
	"file" text NOT NULL,
	"token" text NOT NULL,
	CONSTRAINT "download_grant_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "gift_card" (
	"code" text PRIMARY KEY NOT NULL,
	"balance" integer NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"expires_at" timestamp with time zone,
	"order_item_id" integer,
	CONSTRAINT "gift_card_balance" CHECK ("gift_card"."balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE "gift_card_use" (
	"order_id" integer NOT NULL,
	"code" text NOT NULL,
	"amount" integer NOT NULL,
	CONSTRAINT "gift_card_use_order_id_code_pk" PRIMARY KEY("order_id","code")
);
--> statement-breakpoint
CREATE TABLE "billing_invoice" (
	"id" serial PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"account_id" integer,
	"customer_id" integer,
	"issued_on" date NOT NULL,
	"due_on" date NOT NULL,
	"status" text NOT NULL,
	"total" integer NOT NULL,
	"balance" integer NOT NULL,
	"lines" jsonb NOT NULL,
	CONSTRAINT "billing_invoice_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "delivery" (
	"id" serial PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"token" text NOT NULL,
	"window_code" text NOT NULL,
	"deliver_on" date NOT NULL,
	"starts_at" text NOT NULL,
	"ends_at" text NOT NULL,
	"status" text NOT NULL,
	"instructions" text,
	"confirmed_at" timestamp with time zone,
	CONSTRAINT "delivery_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "delivery_window" (
	"code" text PRIMARY KEY NOT NULL,
	"zone_code" text NOT NULL,
	"weekday" integer NOT NULL,
	"starts_at" text NOT NULL,
	"ends_at" text NOT NULL,
	"capacity" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "equipment" (
	"id" serial PRIMARY KEY NOT NULL,
	"account_id" integer,
	"customer_id" integer,
	"product_sku" text NOT NULL,
	"name" text NOT NULL,
	"serial_number" text NOT NULL,
	"location" text NOT NULL,
	"is_rental" boolean NOT NULL,
	"installed_on" date NOT NULL,
	"last_service_on" date,
	"next_service_on" date,
	"service_status" text NOT NULL,
	CONSTRAINT "equipment_serial_number_unique" UNIQUE("serial_number")
);
--> statement-breakpoint
CREATE TABLE "attribute" (
	"entity_type" text NOT NULL,
	"code" text NOT NULL,
	"id" integer NOT NULL,
	"label" text NOT NULL,
	"input" text NOT NULL,
	"is_required" boolean DEFAULT false NOT NULL,
	"is_filterable" boolean DEFAULT false NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"options" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "attribute_entity_type_code_pk" PRIMARY KEY("entity_type","code"),
	CONSTRAINT "attribute_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "pickup_location" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text,
	"telephone" text,
	"contact_name" text,
	"description" text NOT NULL,
	"street" jsonb NOT NULL,
	"city" text NOT NULL,
	"region_id" integer,
	"region" text,
	"postcode" text NOT NULL,
	"country_id" text NOT NULL,
	"latitude" text NOT NULL,
	"longitude" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "social_link" (
	"position" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"destination" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "store_view" (
	"id" integer PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"is_default" boolean NOT NULL,
	CONSTRAINT "store_view_code_unique" UNIQUE("code")
);
--> statement-breakpoint
DROP INDEX "product_category_category";--> statement-breakpoint
ALTER TABLE "order_payment" ALTER COLUMN "transaction_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "order_payment" ALTER COLUMN "card_type" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "order_payment" ALTER COLUMN "last_four" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "sales_order" ALTER COLUMN "shipping_address" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "sales_order" ALTER COLUMN "shipping_carrier" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "sales_order" ALTER COLUMN "shipping_method" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "sales_order" ALTER COLUMN "shipping_carrier_title" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "sales_order" ALTER COLUMN "shipping_method_title" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "quote" ADD COLUMN "customer_id" integer;--> statement-breakpoint
ALTER TABLE "quote" ADD COLUMN "payment" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "quote" ADD COLUMN "coupon_code" text;--> statement-breakpoint
ALTER TABLE "quote" ADD COLUMN "gift_card_codes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "quote" ADD COLUMN "external_id" integer;--> statement-breakpoint
ALTER TABLE "quote" ADD COLUMN "account_id" integer;--> statement-breakpoint
ALTER TABLE "quote" ADD COLUMN "team_id" integer;--> statement-breakpoint
ALTER TABLE "quote" ADD COLUMN "pickup_location_code" text;--> statement-breakpoint
ALTER TABLE "quote" ADD COLUMN "pickup_contact" jsonb;--> statement-breakpoint
ALTER TABLE "quote" ADD COLUMN "delivery_window" text;--> statement-breakpoint
ALTER TABLE "quote_address" ADD COLUMN "customer_address_id" integer;--> statement-breakpoint
ALTER TABLE "quote_address" ADD COLUMN "is_saved_in_book" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "quote_item" ADD COLUMN "options" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "quote_item" ADD COLUMN "options_key" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "visibility" integer DEFAULT 4 NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "is_stock_managed" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "is_backordered" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "max_sale_quantity" integer DEFAULT 10000 NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "weight_grams" integer;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "incentive" text;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "meta_title" text;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "meta_description" text;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "new_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "tiers" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "custom_options" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "configurable" jsonb;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "bundle" jsonb;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "downloads" jsonb;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "gift_card" jsonb;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "min_final_price" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "max_final_price" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "min_regular_price" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "max_regular_price" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "own_values" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "child_names" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "search_vector" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('simple', translate(name || ' ' || sku, '-_./,:;+&()@', '            ')), 'A') || setweight(to_tsvector('simple', translate(short_description || ' ' || search_text, '-_./,:;+&()@', '            ')), 'B')) STORED;--> statement-breakpoint
ALTER TABLE "product_category" ADD COLUMN "is_direct" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "product_category" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_item" ADD COLUMN "discount_amount" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_item" ADD COLUMN "tax_amount" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_item" ADD COLUMN "is_rental" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "order_item" ADD COLUMN "options" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "order_item" ADD COLUMN "chosen" jsonb DEFAULT '{"selected":[],"entered":[],"bundle":[],"links":[]}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "order_item" ADD COLUMN "quantity_invoiced" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_item" ADD COLUMN "quantity_shipped" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_payment" ADD COLUMN "po_number" text;--> statement-breakpoint
ALTER TABLE "order_payment" ADD COLUMN "payer_email" text;--> statement-breakpoint
ALTER TABLE "payment_nonce" ADD COLUMN "instrument" text DEFAULT 'card' NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_nonce" ADD COLUMN "payer_email" text;--> statement-breakpoint
ALTER TABLE "sales_order" ADD COLUMN "customer_id" integer;--> statement-breakpoint
ALTER TABLE "sales_order" ADD COLUMN "external_id" integer;--> statement-breakpoint
ALTER TABLE "sales_order" ADD COLUMN "account_id" integer;--> statement-breakpoint
ALTER TABLE "sales_order" ADD COLUMN "team_id" integer;--> statement-breakpoint
ALTER TABLE "sales_order" ADD COLUMN "is_virtual" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sales_order" ADD COLUMN "coupon_code" text;--> statement-breakpoint
ALTER TABLE "sales_order" ADD COLUMN "discount_label" text;--> statement-breakpoint
ALTER TABLE "sales_order" ADD COLUMN "discount_amount" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sales_order" ADD COLUMN "gift_cards" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "sales_order" ADD COLUMN "tax_label" text DEFAULT 'GST' NOT NULL;--> statement-breakpoint
ALTER TABLE "sales_order" ADD COLUMN "pickup_location_code" text;--> statement-breakpoint
ALTER TABLE "sales_order" ADD COLUMN "delivery_window" text;--> statement-breakpoint
ALTER TABLE "cms_page" ADD COLUMN "is_active" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "shipping_method" ADD COLUMN "offered_from" integer;--> statement-breakpoint
ALTER TABLE "account_member" ADD CONSTRAINT "account_member_account_id_business_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."business_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_member" ADD CONSTRAINT "account_member_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_account" ADD CONSTRAINT "business_account_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_member" ADD CONSTRAINT "company_member_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_member" ADD CONSTRAINT "company_member_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_member" ADD CONSTRAINT "company_member_role_id_company_role_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."company_role"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_role" ADD CONSTRAINT "company_role_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_address" ADD CONSTRAINT "customer_address_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_token" ADD CONSTRAINT "customer_token_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_token" ADD CONSTRAINT "payment_token_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_comment" ADD CONSTRAINT "order_comment_order_id_sales_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."sales_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_document" ADD CONSTRAINT "order_document_order_id_sales_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."sales_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_attribute_value_code" ON "product_attribute_value" USING btree ("code","value","product_id");--> statement-breakpoint
CREATE INDEX "product_link_child" ON "product_link" USING btree ("child_id");--> statement-breakpoint
CREATE INDEX "account_member_customer" ON "account_member" USING btree ("customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "customer_email" ON "customer" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "customer_address_customer" ON "customer_address" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "customer_token_customer" ON "customer_token" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "payment_token_customer" ON "payment_token" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "order_document_order" ON "order_document" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "coupon_use_code" ON "coupon_use" USING btree ("code","used_by");--> statement-breakpoint
CREATE INDEX "billing_invoice_account" ON "billing_invoice" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "billing_invoice_customer" ON "billing_invoice" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "delivery_order" ON "delivery" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "delivery_window_day" ON "delivery" USING btree ("window_code","deliver_on");--> statement-breakpoint
CREATE INDEX "equipment_account" ON "equipment" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "equipment_customer" ON "equipment" USING btree ("customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "quote_customer_active" ON "quote" USING btree ("customer_id") WHERE "quote"."is_active" and "quote"."customer_id" is not null;--> statement-breakpoint
CREATE INDEX "product_search" ON "product" USING gin ("search_vector");--> statement-breakpoint
CREATE INDEX "product_price" ON "product" USING btree ("min_final_price","popularity" DESC NULLS FIRST,"id" DESC NULLS FIRST,"visibility","type") WHERE is_active;--> statement-breakpoint
CREATE INDEX "product_name" ON "product" USING btree ((lower(name) collate "C"),"popularity" DESC NULLS FIRST,"id" DESC NULLS FIRST,"visibility","type") WHERE is_active;--> statement-breakpoint
CREATE INDEX "product_url_key" ON "product" USING btree ("url_key");--> statement-breakpoint
CREATE INDEX "product_popularity" ON "product" USING btree ("popularity" DESC NULLS FIRST,"id" DESC NULLS FIRST,"visibility","type","min_final_price") WHERE is_active;--> statement-breakpoint
CREATE INDEX "url_rewrite_entity" ON "url_rewrite" USING btree ("type","entity_id");--> statement-breakpoint
CREATE INDEX "sales_order_customer" ON "sales_order" USING btree ("customer_id","placed_at");--> statement-breakpoint
CREATE INDEX "product_category_category" ON "product_category" USING btree ("category_id","product_id");--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_stock" CHECK ("product"."stock" >= 0 or "product"."is_backordered" or not "product"."is_stock_managed");