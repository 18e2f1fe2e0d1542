ALTER TABLE "products" DROP CONSTRAINT "products_shelf_exists";

--> statement-breakpoint
DROP INDEX "products_shelf_index";
--> statement-breakpoint
-- A product was described twice, by a choice and by the shop's category. It keeps the latter; where it has none, it gets the
-- one of the name of its choice, which is made where it is missing.
INSERT INTO "categories" ("id", "name", "slug", "rank", "version", "createdAt", "updatedAt")
  SELECT gen_random_uuid(), "kind"."name", "kind"."slug", "kind"."rank", 1, now(), now()
  FROM (VALUES ('terminals', 'Terminals', 'b00'), ('readers', 'Card readers', 'b01'), ('cards', 'Cards', 'b02'),
    ('accessories', 'Accessories', 'b03'), ('services', 'Services', 'b04')) "kind" ("slug", "name", "rank")
  WHERE EXISTS (SELECT 1 FROM "products" WHERE "category" = "kind"."slug" AND "shelf" IS NULL)
    AND NOT EXISTS (SELECT 1 FROM "categories" "old" WHERE "old"."slug" = "kind"."slug" OR "old"."name" = "kind"."name");
--> statement-breakpoint
INSERT INTO "slugs" ("resource", "slug", "record") SELECT 'categories', "slug", "id" FROM "categories" ON CONFLICT DO NOTHING;
--> statement-breakpoint
UPDATE "products" SET "shelf" = (SELECT "categories"."id"
  FROM "categories", (VALUES ('terminals', 'Terminals', 'b00'), ('readers', 'Card readers', 'b01'), ('cards', 'Cards', 'b02'),
    ('accessories', 'Accessories', 'b03'), ('services', 'Services', 'b04')) "kind" ("slug", "name", "rank")
  WHERE "kind"."slug" = "products"."category" AND ("categories"."slug" = "kind"."slug" OR "categories"."name" = "kind"."name")
  ORDER BY "categories"."createdAt" LIMIT 1) WHERE "shelf" IS NULL;
--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "category" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "category" SET DATA TYPE uuid USING "shelf";
--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_category_exists" FOREIGN KEY ("category") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "shelf";
