ALTER TABLE "orders" RENAME COLUMN "customer" TO "buyer";
--> statement-breakpoint
ALTER TABLE "refunds" RENAME COLUMN "customer" TO "buyer";
--> statement-breakpoint
ALTER TABLE "shipments" RENAME COLUMN "customer" TO "buyer";
--> statement-breakpoint
ALTER INDEX "orders_customer_index" RENAME TO "orders_buyer_index";
--> statement-breakpoint
ALTER INDEX "shipments_customer_index" RENAME TO "shipments_buyer_index";
--> statement-breakpoint
ALTER INDEX "refunds_customer_index" RENAME TO "refunds_buyer_index";
--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_customer_exists";
--> statement-breakpoint
ALTER TABLE "shipments" DROP CONSTRAINT "shipments_customer_exists";
--> statement-breakpoint
ALTER TABLE "refunds" DROP CONSTRAINT "refunds_customer_exists";
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_buyer_exists" FOREIGN KEY ("buyer") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_buyer_exists" FOREIGN KEY ("buyer") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_buyer_exists" FOREIGN KEY ("buyer") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
