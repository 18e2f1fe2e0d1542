CREATE TABLE "job_parts" (
	"job" uuid NOT NULL,
	"part" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	"next" text,
	"createdAt" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "job_parts_job_part_pk" PRIMARY KEY("job","part")
);

--> statement-breakpoint
CREATE TABLE "merge_positions" (
	"resource" text NOT NULL,
	"unit" text NOT NULL,
	"until" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "merge_positions_resource_unit_pk" PRIMARY KEY("resource","unit")
);

--> statement-breakpoint
CREATE TABLE "sellers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"country" varchar(2) NOT NULL,
	"taxNumber" text,
	"registration" text,
	"email" text,
	"website" text,
	"bankDetails" text,
	"isDefault" boolean NOT NULL,
	"version" integer NOT NULL,
	"createdAt" timestamp(3) with time zone NOT NULL,
	"updatedAt" timestamp(3) with time zone NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (words("name")) STORED
);

--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "fileUntil" timestamp(3) with time zone;
--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "seller" uuid;
--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "taxTreatment" text DEFAULT 'standard' NOT NULL;
--> statement-breakpoint
ALTER TABLE "invoices" ALTER COLUMN "taxTreatment" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "exemptionReason" text;
--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "sellerDetails" text;
--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "buyerDetails" text;
--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "net" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "invoices" ALTER COLUMN "net" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "taxes" jsonb DEFAULT '[]'::jsonb NOT NULL;
--> statement-breakpoint
ALTER TABLE "invoices" ALTER COLUMN "taxes" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "tax" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "invoices" ALTER COLUMN "tax" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "taxNumber" text;
--> statement-breakpoint
ALTER TABLE "pageViews" ADD COLUMN "measurements" jsonb DEFAULT '[]'::jsonb NOT NULL;
--> statement-breakpoint
ALTER TABLE "pageViews" ALTER COLUMN "measurements" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "savedViews" ADD COLUMN "widths" jsonb;
--> statement-breakpoint
ALTER TABLE "savedViews" ADD COLUMN "pinned" jsonb;
--> statement-breakpoint
CREATE INDEX "sellers_name_index" ON "sellers" USING btree (lower("name") collate "C","id");
--> statement-breakpoint
CREATE INDEX "sellers_country_index" ON "sellers" USING btree ("country",lower("name") collate "C","id");
--> statement-breakpoint
CREATE INDEX "sellers_taxNumber_index" ON "sellers" USING btree (lower("taxNumber") collate "C",lower("name") collate "C","id");
--> statement-breakpoint
CREATE INDEX "sellers_isDefault_index" ON "sellers" USING btree ("isDefault",lower("name") collate "C","id");
--> statement-breakpoint
CREATE INDEX "sellers_search_index" ON "sellers" USING gin ("search");
--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_seller_exists" FOREIGN KEY ("seller") REFERENCES "public"."sellers"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "invoices_seller_index" ON "invoices" USING btree ("seller","createdAt","id");

--> statement-breakpoint
UPDATE "invoices" SET "net" = "total", "lines" = (
  SELECT coalesce(jsonb_agg('{"unit": null, "discount": null, "discountAmount": null, "taxRate": 0}'::jsonb || "line" ORDER BY "position"), '[]'::jsonb)
  FROM jsonb_array_elements("lines") WITH ORDINALITY AS "each"("line", "position")
);
--> statement-breakpoint
UPDATE "pageViews" SET "measurements" = jsonb_build_array(jsonb_build_object('ttfb', "ttfb", 'fcp', "fcp", 'lcp', "lcp", 'inp', "inp", 'cls', "cls")) WHERE num_nonnulls("ttfb", "fcp", "lcp", "inp", "cls") > 0;
