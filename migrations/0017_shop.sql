CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"customer" uuid NOT NULL,
	"lines" jsonb NOT NULL,
	"currency" varchar(3) NOT NULL,
	"discount" bigint NOT NULL,
	"shipping" bigint NOT NULL,
	"voucher" text,
	"personName" text NOT NULL,
	"phoneNumber" text NOT NULL,
	"email" text NOT NULL,
	"address" text NOT NULL,
	"delivery" text NOT NULL,
	"paymentMethod" text NOT NULL,
	"cardBrand" text,
	"cardLast4" text,
	"tracking" text,
	"paidAt" timestamp(3) with time zone,
	"shippedAt" timestamp(3) with time zone,
	"deliveredAt" timestamp(3) with time zone,
	"closedBecause" text,
	"holdsStock" boolean NOT NULL,
	"notes" text,
	"status" text NOT NULL,
	"subtotal" bigint NOT NULL,
	"total" bigint NOT NULL,
	"totalItems" bigint NOT NULL,
	"version" integer NOT NULL,
	"createdAt" timestamp(3) with time zone NOT NULL,
	"updatedAt" timestamp(3) with time zone NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (words("number") || words("personName") || words("email")) STORED
);

--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"product" uuid NOT NULL,
	"rating" bigint NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"author" uuid,
	"authorName" text,
	"helpfulTo" uuid[] NOT NULL,
	"approvedAt" timestamp(3) with time zone,
	"status" text NOT NULL,
	"helpful" bigint NOT NULL,
	"version" integer NOT NULL,
	"createdAt" timestamp(3) with time zone NOT NULL,
	"updatedAt" timestamp(3) with time zone NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (words("title") || words("body")) STORED
);

--> statement-breakpoint
CREATE TABLE "categories" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"parent" uuid,
	"description" text,
	"rank" text NOT NULL,
	"version" integer NOT NULL,
	"createdAt" timestamp(3) with time zone NOT NULL,
	"updatedAt" timestamp(3) with time zone NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (words("name") || words("description")) STORED
);

--> statement-breakpoint
CREATE TABLE "vouchers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"percent" bigint NOT NULL,
	"validUntil" date,
	"note" text,
	"status" text NOT NULL,
	"version" integer NOT NULL,
	"createdAt" timestamp(3) with time zone NOT NULL,
	"updatedAt" timestamp(3) with time zone NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (words("code")) STORED
);

--> statement-breakpoint
CREATE TABLE "addresses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"personName" text NOT NULL,
	"phoneNumber" text NOT NULL,
	"email" text NOT NULL,
	"address" text NOT NULL,
	"owner" uuid NOT NULL,
	"preferredAt" timestamp(3) with time zone,
	"version" integer NOT NULL,
	"createdAt" timestamp(3) with time zone NOT NULL,
	"updatedAt" timestamp(3) with time zone NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (words("personName") || words("email") || words("address")) STORED
);

--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "stock" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "shelf" uuid;
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "priceBefore" bigint;
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "pictures" jsonb DEFAULT '[]' NOT NULL;
--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "pictures" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "ratingAverage" numeric(15, 2) DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "ratingAverage" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "reviewCount" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "reviewCount" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "sold" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "sold" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_customer_exists" FOREIGN KEY ("customer") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_product_exists" FOREIGN KEY ("product") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_author_exists" FOREIGN KEY ("author") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_parent_exists" FOREIGN KEY ("parent") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_owner_exists" FOREIGN KEY ("owner") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "orders_number_index" ON "orders" USING btree (lower("number") collate "C","createdAt","id");
--> statement-breakpoint
CREATE INDEX "orders_createdAt_index" ON "orders" USING btree ("createdAt","id");
--> statement-breakpoint
CREATE INDEX "orders_totalItems_index" ON "orders" USING btree ("totalItems","createdAt","id");
--> statement-breakpoint
CREATE INDEX "orders_total_index" ON "orders" USING btree ("total","createdAt","id");
--> statement-breakpoint
CREATE INDEX "orders_status_index" ON "orders" USING btree ("status","createdAt","id");
--> statement-breakpoint
CREATE INDEX "orders_customer_index" ON "orders" USING btree ("customer","createdAt","id");
--> statement-breakpoint
CREATE INDEX "orders_currency_index" ON "orders" USING btree ("currency","createdAt","id");
--> statement-breakpoint
CREATE INDEX "orders_paymentMethod_index" ON "orders" USING btree ("paymentMethod","createdAt","id");
--> statement-breakpoint
CREATE INDEX "orders_delivery_index" ON "orders" USING btree ("delivery","createdAt","id");
--> statement-breakpoint
CREATE INDEX "orders_search_index" ON "orders" USING gin ("search");
--> statement-breakpoint
CREATE UNIQUE INDEX "orders_number_unique" ON "orders" USING btree ("number");
--> statement-breakpoint
CREATE INDEX "reviews_title_index" ON "reviews" USING btree (lower("title") collate "C","createdAt","id");
--> statement-breakpoint
CREATE INDEX "reviews_rating_index" ON "reviews" USING btree ("rating","createdAt","id");
--> statement-breakpoint
CREATE INDEX "reviews_status_index" ON "reviews" USING btree ("status","createdAt","id");
--> statement-breakpoint
CREATE INDEX "reviews_helpful_index" ON "reviews" USING btree ("helpful","createdAt","id");
--> statement-breakpoint
CREATE INDEX "reviews_createdAt_index" ON "reviews" USING btree ("createdAt","id");
--> statement-breakpoint
CREATE INDEX "reviews_product_index" ON "reviews" USING btree ("product","createdAt","id");
--> statement-breakpoint
CREATE INDEX "reviews_author_index" ON "reviews" USING btree ("author","createdAt","id");
--> statement-breakpoint
CREATE INDEX "reviews_helpfulTo_index" ON "reviews" USING gin ("helpfulTo");
--> statement-breakpoint
CREATE INDEX "reviews_search_index" ON "reviews" USING gin ("search");
--> statement-breakpoint
CREATE INDEX "categories_rank_index" ON "categories" USING btree ("rank" collate "C","id");
--> statement-breakpoint
CREATE INDEX "categories_name_index" ON "categories" USING btree (lower("name") collate "C","rank" collate "C","id");
--> statement-breakpoint
CREATE INDEX "categories_createdAt_index" ON "categories" USING btree ("createdAt","rank" collate "C","id");
--> statement-breakpoint
CREATE INDEX "categories_parent_index" ON "categories" USING btree ("parent","rank" collate "C","id");
--> statement-breakpoint
CREATE INDEX "categories_search_index" ON "categories" USING gin ("search");
--> statement-breakpoint
CREATE UNIQUE INDEX "categories_slug_unique" ON "categories" USING btree ("slug");
--> statement-breakpoint
CREATE INDEX "vouchers_code_index" ON "vouchers" USING btree (lower("code") collate "C","createdAt","id");
--> statement-breakpoint
CREATE INDEX "vouchers_percent_index" ON "vouchers" USING btree ("percent","createdAt","id");
--> statement-breakpoint
CREATE INDEX "vouchers_validUntil_index" ON "vouchers" USING btree ("validUntil","createdAt","id");
--> statement-breakpoint
CREATE INDEX "vouchers_status_index" ON "vouchers" USING btree ("status","createdAt","id");
--> statement-breakpoint
CREATE INDEX "vouchers_createdAt_index" ON "vouchers" USING btree ("createdAt","id");
--> statement-breakpoint
CREATE INDEX "vouchers_search_index" ON "vouchers" USING gin ("search");
--> statement-breakpoint
CREATE UNIQUE INDEX "vouchers_code_unique" ON "vouchers" USING btree ("code");
--> statement-breakpoint
CREATE INDEX "addresses_personName_index" ON "addresses" USING btree (lower("personName") collate "C","createdAt","id");
--> statement-breakpoint
CREATE INDEX "addresses_email_index" ON "addresses" USING btree ("email","createdAt","id");
--> statement-breakpoint
CREATE INDEX "addresses_preferredAt_index" ON "addresses" USING btree ("preferredAt","createdAt","id");
--> statement-breakpoint
CREATE INDEX "addresses_createdAt_index" ON "addresses" USING btree ("createdAt","id");
--> statement-breakpoint
CREATE INDEX "addresses_owner_index" ON "addresses" USING btree ("owner","createdAt","id");
--> statement-breakpoint
CREATE INDEX "addresses_search_index" ON "addresses" USING gin ("search");
--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_shelf_exists" FOREIGN KEY ("shelf") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "products_ratingAverage_index" ON "products" USING btree ("ratingAverage","createdAt","id") WHERE "deletedAt" is null;
--> statement-breakpoint
CREATE INDEX "products_sold_index" ON "products" USING btree ("sold","createdAt","id") WHERE "deletedAt" is null;
--> statement-breakpoint
CREATE INDEX "products_shelf_index" ON "products" USING btree ("shelf","createdAt","id") WHERE "deletedAt" is null;
