ALTER TABLE "posts" ADD COLUMN "original" uuid;
--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_original_exists" FOREIGN KEY ("original") REFERENCES "public"."posts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "posts_original_index" ON "posts" USING btree ("original","createdAt","id") WHERE "deletedAt" is null;
