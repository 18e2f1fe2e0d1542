ALTER TABLE "pageViews" ALTER COLUMN "country" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "pageViews" ADD COLUMN "referrerHost" text;
--> statement-breakpoint
ALTER TABLE "pageViews" ADD COLUMN "language" text;
--> statement-breakpoint
ALTER TABLE "pageViews" ADD COLUMN "ttfb" bigint;
--> statement-breakpoint
ALTER TABLE "pageViews" ADD COLUMN "fcp" bigint;
--> statement-breakpoint
ALTER TABLE "pageViews" ADD COLUMN "lcp" bigint;
--> statement-breakpoint
ALTER TABLE "pageViews" ADD COLUMN "inp" bigint;
--> statement-breakpoint
ALTER TABLE "pageViews" ADD COLUMN "cls" numeric(15, 3);
--> statement-breakpoint
CREATE INDEX "pageViews_lcp_index" ON "pageViews" USING btree ("lcp","hour","id");
--> statement-breakpoint
CREATE INDEX "pageViews_cls_index" ON "pageViews" USING btree ("cls","hour","id");
--> statement-breakpoint
CREATE INDEX "pageViews_language_index" ON "pageViews" USING btree ("language","hour","id");
