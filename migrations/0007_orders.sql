DROP INDEX "addresses_search_index";
--> statement-breakpoint
ALTER TABLE "addresses" DROP COLUMN "search";
--> statement-breakpoint
CREATE TABLE "shipments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"order" uuid NOT NULL,
	"customer" uuid NOT NULL,
	"lines" jsonb NOT NULL,
	"carrier" text,
	"tracking" text,
	"deliveredAt" timestamp(3) with time zone,
	"cancelledBecause" text,
	"status" text NOT NULL,
	"totalItems" bigint NOT NULL,
	"trackingUrl" text,
	"version" integer NOT NULL,
	"createdAt" timestamp(3) with time zone NOT NULL,
	"updatedAt" timestamp(3) with time zone NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (words("number") || words("tracking")) STORED
);

--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"order" uuid NOT NULL,
	"customer" uuid NOT NULL,
	"lines" jsonb NOT NULL,
	"isRestocked" boolean NOT NULL,
	"amount" bigint NOT NULL,
	"currency" varchar(3) NOT NULL,
	"method" text NOT NULL,
	"reason" text NOT NULL,
	"totalItems" bigint NOT NULL,
	"version" integer NOT NULL,
	"createdAt" timestamp(3) with time zone NOT NULL,
	"updatedAt" timestamp(3) with time zone NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (words("number") || words("reason")) STORED
);

--> statement-breakpoint
CREATE TABLE "shippingZones" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"countries" jsonb NOT NULL,
	"taxRate" numeric(15, 2) NOT NULL,
	"version" integer NOT NULL,
	"createdAt" timestamp(3) with time zone NOT NULL,
	"updatedAt" timestamp(3) with time zone NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (words("name")) STORED
);

--> statement-breakpoint
CREATE TABLE "shippingRates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"zone" uuid NOT NULL,
	"delivery" text NOT NULL,
	"currency" varchar(3) NOT NULL,
	"price" bigint NOT NULL,
	"freeFrom" bigint,
	"leastDays" bigint NOT NULL,
	"mostDays" bigint NOT NULL,
	"version" integer NOT NULL,
	"createdAt" timestamp(3) with time zone NOT NULL,
	"updatedAt" timestamp(3) with time zone NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (words("name")) STORED
);

--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "taxRate" numeric(15, 2) DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "taxRate" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "zipCode" text;
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "city" text;
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "state" text;
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "country" varchar(2) DEFAULT 'DE' NOT NULL;
--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "country" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "shippedLines" jsonb DEFAULT '[]'::jsonb NOT NULL;
--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "shippedLines" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "returnedLines" jsonb DEFAULT '[]'::jsonb NOT NULL;
--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "returnedLines" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "paid" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "paid" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "refunded" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "refunded" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "tax" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "tax" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "toShip" jsonb DEFAULT '[]'::jsonb NOT NULL;
--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "toShip" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "returnable" jsonb DEFAULT '[]'::jsonb NOT NULL;
--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "returnable" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "refundable" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "refundable" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "netTotal" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "netTotal" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "vouchers" ADD COLUMN "validFrom" date;
--> statement-breakpoint
ALTER TABLE "vouchers" ADD COLUMN "maxUses" bigint;
--> statement-breakpoint
ALTER TABLE "vouchers" ADD COLUMN "maxUsesOfBuyer" bigint;
--> statement-breakpoint
ALTER TABLE "vouchers" ADD COLUMN "used" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "vouchers" ALTER COLUMN "used" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "addresses" ADD COLUMN "zipCode" text;
--> statement-breakpoint
ALTER TABLE "addresses" ADD COLUMN "city" text DEFAULT '-' NOT NULL;
--> statement-breakpoint
ALTER TABLE "addresses" ALTER COLUMN "city" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "addresses" ADD COLUMN "state" text;
--> statement-breakpoint
ALTER TABLE "addresses" ADD COLUMN "country" varchar(2) DEFAULT 'DE' NOT NULL;
--> statement-breakpoint
ALTER TABLE "addresses" ALTER COLUMN "country" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "addresses" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (words("personName") || words("email") || words("address") || words("city")) STORED;
--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "order" uuid;
--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_order_exists" FOREIGN KEY ("order") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_customer_exists" FOREIGN KEY ("customer") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_exists" FOREIGN KEY ("order") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_customer_exists" FOREIGN KEY ("customer") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "shippingRates" ADD CONSTRAINT "shippingRates_zone_exists" FOREIGN KEY ("zone") REFERENCES "public"."shippingZones"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "shipments_number_index" ON "shipments" USING btree (lower("number") collate "C","createdAt","id");
--> statement-breakpoint
CREATE INDEX "shipments_totalItems_index" ON "shipments" USING btree ("totalItems","createdAt","id");
--> statement-breakpoint
CREATE INDEX "shipments_createdAt_index" ON "shipments" USING btree ("createdAt","id");
--> statement-breakpoint
CREATE INDEX "shipments_status_index" ON "shipments" USING btree ("status","createdAt","id");
--> statement-breakpoint
CREATE INDEX "shipments_order_index" ON "shipments" USING btree ("order","createdAt","id");
--> statement-breakpoint
CREATE INDEX "shipments_customer_index" ON "shipments" USING btree ("customer","createdAt","id");
--> statement-breakpoint
CREATE INDEX "shipments_carrier_index" ON "shipments" USING btree ("carrier","createdAt","id");
--> statement-breakpoint
CREATE INDEX "shipments_search_index" ON "shipments" USING gin ("search");
--> statement-breakpoint
CREATE UNIQUE INDEX "shipments_number_unique" ON "shipments" USING btree ("number");
--> statement-breakpoint
CREATE INDEX "refunds_number_index" ON "refunds" USING btree (lower("number") collate "C","createdAt","id");
--> statement-breakpoint
CREATE INDEX "refunds_amount_index" ON "refunds" USING btree ("amount","createdAt","id");
--> statement-breakpoint
CREATE INDEX "refunds_createdAt_index" ON "refunds" USING btree ("createdAt","id");
--> statement-breakpoint
CREATE INDEX "refunds_order_index" ON "refunds" USING btree ("order","createdAt","id");
--> statement-breakpoint
CREATE INDEX "refunds_customer_index" ON "refunds" USING btree ("customer","createdAt","id");
--> statement-breakpoint
CREATE INDEX "refunds_currency_index" ON "refunds" USING btree ("currency","createdAt","id");
--> statement-breakpoint
CREATE INDEX "refunds_search_index" ON "refunds" USING gin ("search");
--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_number_unique" ON "refunds" USING btree ("number");
--> statement-breakpoint
CREATE INDEX "shippingZones_name_index" ON "shippingZones" USING btree (lower("name") collate "C","id");
--> statement-breakpoint
CREATE INDEX "shippingZones_taxRate_index" ON "shippingZones" USING btree ("taxRate",lower("name") collate "C","id");
--> statement-breakpoint
CREATE INDEX "shippingZones_updatedAt_index" ON "shippingZones" USING btree ("updatedAt",lower("name") collate "C","id");
--> statement-breakpoint
CREATE INDEX "shippingZones_search_index" ON "shippingZones" USING gin ("search");
--> statement-breakpoint
CREATE UNIQUE INDEX "shippingZones_name_unique" ON "shippingZones" USING btree ("name");
--> statement-breakpoint
CREATE INDEX "shippingRates_name_index" ON "shippingRates" USING btree (lower("name") collate "C","createdAt","id");
--> statement-breakpoint
CREATE INDEX "shippingRates_price_index" ON "shippingRates" USING btree ("price","createdAt","id");
--> statement-breakpoint
CREATE INDEX "shippingRates_createdAt_index" ON "shippingRates" USING btree ("createdAt","id");
--> statement-breakpoint
CREATE INDEX "shippingRates_zone_index" ON "shippingRates" USING btree ("zone","createdAt","id");
--> statement-breakpoint
CREATE INDEX "shippingRates_delivery_index" ON "shippingRates" USING btree ("delivery","createdAt","id");
--> statement-breakpoint
CREATE INDEX "shippingRates_currency_index" ON "shippingRates" USING btree ("currency","createdAt","id");
--> statement-breakpoint
CREATE INDEX "shippingRates_search_index" ON "shippingRates" USING gin ("search");
--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_order_exists" FOREIGN KEY ("order") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "orders_country_index" ON "orders" USING btree ("country","createdAt","id");
--> statement-breakpoint
CREATE INDEX "vouchers_validFrom_index" ON "vouchers" USING btree ("validFrom","createdAt","id");
--> statement-breakpoint
CREATE INDEX "vouchers_used_index" ON "vouchers" USING btree ("used","createdAt","id");
--> statement-breakpoint
CREATE INDEX "vouchers_maxUses_index" ON "vouchers" USING btree ("maxUses","createdAt","id");
--> statement-breakpoint
CREATE INDEX "addresses_country_index" ON "addresses" USING btree ("country","createdAt","id");
--> statement-breakpoint
CREATE INDEX "addresses_search_index" ON "addresses" USING gin ("search");
--> statement-breakpoint
CREATE INDEX "invoices_order_index" ON "invoices" USING btree ("order","createdAt","id");

--> statement-breakpoint
UPDATE "orders" SET "paid" = CASE WHEN "paidAt" IS NULL THEN 0 ELSE "total" END,
  "refunded" = CASE WHEN "paidAt" IS NOT NULL AND "status" = 'refunded' THEN "total" ELSE 0 END;
--> statement-breakpoint
UPDATE "orders" SET "refundable" = "paid" - "refunded", "netTotal" = "total" - "refunded";
--> statement-breakpoint
UPDATE "orders" SET
  "shippedLines" = CASE WHEN "status" IN ('shipped', 'delivered') THEN "pieces"."all" ELSE '[]' END,
  "toShip" = CASE WHEN "status" IN ('pending', 'paid', 'packed') THEN "pieces"."all" ELSE '[]' END,
  "returnable" = CASE WHEN "status" IN ('cancelled', 'refunded') THEN '[]' ELSE "pieces"."all" END,
  "returnedLines" = CASE WHEN "status" IN ('cancelled', 'refunded') THEN "pieces"."returned" ELSE '[]' END
FROM (
  SELECT "id",
    coalesce(jsonb_agg("piece" ORDER BY "position"), '[]') AS "all",
    coalesce(jsonb_agg("piece" || jsonb_build_object('restocked', CASE WHEN "holdsStock" THEN 0 ELSE ("piece"->>'quantity')::int END) ORDER BY "position"), '[]') AS "returned"
  FROM (
    SELECT "orders"."id", "orders"."holdsStock", "position",
      jsonb_build_object('product', "line"->'product', 'variant', "line"->'variant', 'quantity', "line"->'quantity') AS "piece"
    FROM "orders", jsonb_array_elements("orders"."lines") WITH ORDINALITY AS "each"("line", "position")
  ) "lines" GROUP BY "id"
) "pieces" WHERE "pieces"."id" = "orders"."id";
--> statement-breakpoint
UPDATE "vouchers" SET "used" = (
  SELECT count(*) FROM "orders" WHERE upper("orders"."voucher") = upper("vouchers"."code") AND "orders"."status" <> 'cancelled'
);
--> statement-breakpoint
UPDATE "orders" SET "country" = "users"."country" FROM "users" WHERE "users"."id" = "orders"."customer" AND "users"."country" IS NOT NULL;
--> statement-breakpoint
UPDATE "addresses" SET "country" = coalesce("users"."country", 'DE'), "city" = coalesce("users"."city", '-') FROM "users" WHERE "users"."id" = "addresses"."owner";
