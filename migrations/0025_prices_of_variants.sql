ALTER TABLE "products" ADD COLUMN "variantPrices" jsonb DEFAULT '[]'::jsonb NOT NULL;
--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "variantPrices" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "lowestPrice" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "lowestPrice" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "pricesVary" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "pricesVary" DROP DEFAULT;
--> statement-breakpoint
CREATE INDEX "products_lowestPrice_index" ON "products" USING btree ("lowestPrice","createdAt","id") WHERE "deletedAt" is null;
--> statement-breakpoint
CREATE INDEX "products_currency_index" ON "products" USING btree ("currency","createdAt","id") WHERE "deletedAt" is null;
--> statement-breakpoint
UPDATE "products" SET "variantPrices" = v."prices" FROM (SELECT "product", jsonb_agg(DISTINCT jsonb_build_object('price', "price")) AS "prices" FROM "variants" WHERE "status" = 'offered' GROUP BY "product") v WHERE v."product" = "products"."id";
--> statement-breakpoint
UPDATE "products" SET "lowestPrice" = coalesce((SELECT min(coalesce((e->>'price')::bigint, "products"."price")) FROM jsonb_array_elements("variantPrices") e), "price"), "pricesVary" = (SELECT count(DISTINCT coalesce((e->>'price')::bigint, "products"."price")) > 1 FROM jsonb_array_elements("variantPrices") e);
