DROP INDEX "changes_batch_index";
--> statement-breakpoint
CREATE TABLE "document_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"resource" text NOT NULL,
	"record" uuid NOT NULL,
	"hash" "bytea" NOT NULL,
	"createdBy" uuid,
	"role" text NOT NULL,
	"language" text,
	"purpose" text NOT NULL,
	"createdAt" timestamp(3) with time zone NOT NULL,
	"expiresAt" timestamp(3) with time zone,
	"revokedAt" timestamp(3) with time zone,
	"viewedAt" timestamp(3) with time zone,
	CONSTRAINT "document_links_hash_unique" UNIQUE("hash")
);

--> statement-breakpoint
CREATE TABLE "import_uploads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"userId" uuid NOT NULL,
	"resource" text NOT NULL,
	"name" text NOT NULL,
	"size" integer NOT NULL,
	"choice" jsonb NOT NULL,
	"usedAt" timestamp(3) with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "variants" (
	"id" uuid PRIMARY KEY NOT NULL,
	"product" uuid NOT NULL,
	"code" text NOT NULL,
	"color" text,
	"size" text,
	"price" bigint,
	"currency" varchar(3) NOT NULL,
	"stock" bigint NOT NULL,
	"picture" text,
	"status" text NOT NULL,
	"version" integer NOT NULL,
	"createdAt" timestamp(3) with time zone NOT NULL,
	"updatedAt" timestamp(3) with time zone NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (words("code")) STORED
);

--> statement-breakpoint
CREATE TABLE "stockMovements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"item" text NOT NULL,
	"product" uuid NOT NULL,
	"variant" uuid,
	"change" bigint NOT NULL,
	"reason" text NOT NULL,
	"stockAfter" bigint NOT NULL,
	"note" text,
	"order" uuid,
	"by" uuid,
	"version" integer NOT NULL,
	"createdAt" timestamp(3) with time zone NOT NULL,
	"updatedAt" timestamp(3) with time zone NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (words("item")) STORED
);

--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"invoice" uuid NOT NULL,
	"customer" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" varchar(3) NOT NULL,
	"receivedOn" date NOT NULL,
	"method" text NOT NULL,
	"reference" text,
	"account" uuid,
	"ledgerEntry" uuid,
	"reversedBecause" text,
	"status" text NOT NULL,
	"received" bigint NOT NULL,
	"version" integer NOT NULL,
	"createdAt" timestamp(3) with time zone NOT NULL,
	"updatedAt" timestamp(3) with time zone NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (words("number") || words("reference")) STORED
);

--> statement-breakpoint
CREATE TABLE "creditNotes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text,
	"invoice" uuid NOT NULL,
	"customer" uuid NOT NULL,
	"seller" uuid,
	"issuedOn" date,
	"currency" varchar(3) NOT NULL,
	"lines" jsonb NOT NULL,
	"taxTreatment" text NOT NULL,
	"exemptionReason" text,
	"reason" text,
	"sellerDetails" text,
	"buyerDetails" text,
	"status" text NOT NULL,
	"net" bigint NOT NULL,
	"taxes" jsonb NOT NULL,
	"tax" bigint NOT NULL,
	"total" bigint NOT NULL,
	"version" integer NOT NULL,
	"createdAt" timestamp(3) with time zone NOT NULL,
	"updatedAt" timestamp(3) with time zone NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (words("number")) STORED
);

--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "bytes" integer;
--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "totalBytes" integer;
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "sizes" text[] DEFAULT '{}' NOT NULL;
--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "sizes" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "variantCount" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "variantCount" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "inStock" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "inStock" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "onSale" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "onSale" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "isVerified" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "reviews" ALTER COLUMN "isVerified" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "paid" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "invoices" ALTER COLUMN "paid" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "credited" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "invoices" ALTER COLUMN "credited" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "reminders" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "invoices" ALTER COLUMN "reminders" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "remindedOn" date;
--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "balance" bigint;
--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_product_exists" FOREIGN KEY ("product") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "stockMovements" ADD CONSTRAINT "stockMovements_product_exists" FOREIGN KEY ("product") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "stockMovements" ADD CONSTRAINT "stockMovements_variant_exists" FOREIGN KEY ("variant") REFERENCES "public"."variants"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "stockMovements" ADD CONSTRAINT "stockMovements_order_exists" FOREIGN KEY ("order") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "stockMovements" ADD CONSTRAINT "stockMovements_by_exists" FOREIGN KEY ("by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_invoice_exists" FOREIGN KEY ("invoice") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_customer_exists" FOREIGN KEY ("customer") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_account_exists" FOREIGN KEY ("account") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_ledgerEntry_exists" FOREIGN KEY ("ledgerEntry") REFERENCES "public"."ledgerEntries"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "creditNotes" ADD CONSTRAINT "creditNotes_invoice_exists" FOREIGN KEY ("invoice") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "creditNotes" ADD CONSTRAINT "creditNotes_customer_exists" FOREIGN KEY ("customer") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "creditNotes" ADD CONSTRAINT "creditNotes_seller_exists" FOREIGN KEY ("seller") REFERENCES "public"."sellers"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "document_links_record_index" ON "document_links" USING btree ("resource","record","createdAt");
--> statement-breakpoint
CREATE INDEX "import_uploads_user_index" ON "import_uploads" USING btree ("userId");
--> statement-breakpoint
CREATE INDEX "import_uploads_age_index" ON "import_uploads" USING btree ("usedAt");
--> statement-breakpoint
CREATE INDEX "variants_code_index" ON "variants" USING btree (lower("code") collate "C","createdAt","id");
--> statement-breakpoint
CREATE INDEX "variants_color_index" ON "variants" USING btree ("color","createdAt","id");
--> statement-breakpoint
CREATE INDEX "variants_size_index" ON "variants" USING btree ("size","createdAt","id");
--> statement-breakpoint
CREATE INDEX "variants_price_index" ON "variants" USING btree ("price","createdAt","id");
--> statement-breakpoint
CREATE INDEX "variants_stock_index" ON "variants" USING btree ("stock","createdAt","id");
--> statement-breakpoint
CREATE INDEX "variants_createdAt_index" ON "variants" USING btree ("createdAt","id");
--> statement-breakpoint
CREATE INDEX "variants_product_index" ON "variants" USING btree ("product","createdAt","id");
--> statement-breakpoint
CREATE INDEX "variants_status_index" ON "variants" USING btree ("status","createdAt","id");
--> statement-breakpoint
CREATE INDEX "variants_search_index" ON "variants" USING gin ("search");
--> statement-breakpoint
CREATE UNIQUE INDEX "variants_code_unique" ON "variants" USING btree ("code");
--> statement-breakpoint
CREATE INDEX "stockMovements_createdAt_index" ON "stockMovements" USING btree ("createdAt","id");
--> statement-breakpoint
CREATE INDEX "stockMovements_change_index" ON "stockMovements" USING btree ("change","createdAt","id");
--> statement-breakpoint
CREATE INDEX "stockMovements_product_index" ON "stockMovements" USING btree ("product","createdAt","id");
--> statement-breakpoint
CREATE INDEX "stockMovements_variant_index" ON "stockMovements" USING btree ("variant","createdAt","id");
--> statement-breakpoint
CREATE INDEX "stockMovements_reason_index" ON "stockMovements" USING btree ("reason","createdAt","id");
--> statement-breakpoint
CREATE INDEX "stockMovements_order_index" ON "stockMovements" USING btree ("order","createdAt","id");
--> statement-breakpoint
CREATE INDEX "stockMovements_by_index" ON "stockMovements" USING btree ("by","createdAt","id");
--> statement-breakpoint
CREATE INDEX "stockMovements_search_index" ON "stockMovements" USING gin ("search");
--> statement-breakpoint
CREATE INDEX "payments_number_index" ON "payments" USING btree (lower("number") collate "C","createdAt","id");
--> statement-breakpoint
CREATE INDEX "payments_receivedOn_index" ON "payments" USING btree ("receivedOn","createdAt","id");
--> statement-breakpoint
CREATE INDEX "payments_amount_index" ON "payments" USING btree ("amount","createdAt","id");
--> statement-breakpoint
CREATE INDEX "payments_createdAt_index" ON "payments" USING btree ("createdAt","id");
--> statement-breakpoint
CREATE INDEX "payments_status_index" ON "payments" USING btree ("status","createdAt","id");
--> statement-breakpoint
CREATE INDEX "payments_invoice_index" ON "payments" USING btree ("invoice","createdAt","id");
--> statement-breakpoint
CREATE INDEX "payments_customer_index" ON "payments" USING btree ("customer","createdAt","id");
--> statement-breakpoint
CREATE INDEX "payments_kind_index" ON "payments" USING btree ("kind","createdAt","id");
--> statement-breakpoint
CREATE INDEX "payments_method_index" ON "payments" USING btree ("method","createdAt","id");
--> statement-breakpoint
CREATE INDEX "payments_currency_index" ON "payments" USING btree ("currency","createdAt","id");
--> statement-breakpoint
CREATE INDEX "payments_account_index" ON "payments" USING btree ("account","createdAt","id");
--> statement-breakpoint
CREATE INDEX "payments_ledgerEntry_index" ON "payments" USING btree ("ledgerEntry","createdAt","id");
--> statement-breakpoint
CREATE INDEX "payments_search_index" ON "payments" USING gin ("search");
--> statement-breakpoint
CREATE UNIQUE INDEX "payments_number_unique" ON "payments" USING btree ("number");
--> statement-breakpoint
CREATE INDEX "creditNotes_number_index" ON "creditNotes" USING btree (lower("number") collate "C","createdAt","id");
--> statement-breakpoint
CREATE INDEX "creditNotes_issuedOn_index" ON "creditNotes" USING btree ("issuedOn","createdAt","id");
--> statement-breakpoint
CREATE INDEX "creditNotes_total_index" ON "creditNotes" USING btree ("total","createdAt","id");
--> statement-breakpoint
CREATE INDEX "creditNotes_status_index" ON "creditNotes" USING btree ("status","createdAt","id");
--> statement-breakpoint
CREATE INDEX "creditNotes_createdAt_index" ON "creditNotes" USING btree ("createdAt","id");
--> statement-breakpoint
CREATE INDEX "creditNotes_invoice_index" ON "creditNotes" USING btree ("invoice","createdAt","id");
--> statement-breakpoint
CREATE INDEX "creditNotes_customer_index" ON "creditNotes" USING btree ("customer","createdAt","id");
--> statement-breakpoint
CREATE INDEX "creditNotes_currency_index" ON "creditNotes" USING btree ("currency","createdAt","id");
--> statement-breakpoint
CREATE INDEX "creditNotes_seller_index" ON "creditNotes" USING btree ("seller","createdAt","id");
--> statement-breakpoint
CREATE INDEX "creditNotes_search_index" ON "creditNotes" USING gin ("search");
--> statement-breakpoint
CREATE UNIQUE INDEX "creditNotes_number_unique" ON "creditNotes" USING btree ("number");
--> statement-breakpoint
CREATE INDEX "changes_batch_index" ON "changes" USING btree ("batch","id");
--> statement-breakpoint
CREATE INDEX "products_inStock_index" ON "products" USING btree ("inStock","createdAt","id") WHERE "deletedAt" is null;
--> statement-breakpoint
CREATE INDEX "products_onSale_index" ON "products" USING btree ("onSale","createdAt","id") WHERE "deletedAt" is null;
--> statement-breakpoint
CREATE INDEX "products_sizes_index" ON "products" USING gin ("sizes") WHERE "deletedAt" is null;
--> statement-breakpoint
CREATE INDEX "invoices_balance_index" ON "invoices" USING btree ("balance","createdAt","id");
--> statement-breakpoint
UPDATE "products" SET "inStock" = ("stock" is null or "stock" > 0), "onSale" = coalesce("priceBefore", 0) > "price";
--> statement-breakpoint
UPDATE "orders" SET "lines" = (
  SELECT coalesce(jsonb_agg('{"variant": null}'::jsonb || "each"."line" ORDER BY "each"."position"), '[]')
  FROM jsonb_array_elements("lines") WITH ORDINALITY AS "each"("line", "position")
);
--> statement-breakpoint
UPDATE "reviews" SET "isVerified" = true WHERE EXISTS (
  SELECT 1 FROM "orders" WHERE "orders"."customer" = "reviews"."author"
    AND "orders"."lines" @> jsonb_build_array(jsonb_build_object('product', "reviews"."product"))
    AND "orders"."status" IN ('paid', 'packed', 'shipped', 'delivered')
);
--> statement-breakpoint
INSERT INTO "stockMovements" ("id", "item", "product", "change", "reason", "stockAfter", "version", "createdAt", "updatedAt")
SELECT gen_random_uuid(), "name", "id", "stock", 'receipt', "stock", 1, now(), now() FROM "products" WHERE "stock" > 0;
--> statement-breakpoint
UPDATE "invoices" SET "paid" = "total" WHERE "status" = 'paid';
--> statement-breakpoint
UPDATE "invoices" SET "balance" = "total" - "paid" WHERE "status" IN ('sent', 'paid');
