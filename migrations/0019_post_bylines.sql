ALTER TABLE "posts" ADD COLUMN "byline" text;
--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "byline" text;
