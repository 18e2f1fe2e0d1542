CREATE TABLE "watch_positions" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"sequences" jsonb NOT NULL
);

--> statement-breakpoint
ALTER TABLE "savedViews" ADD COLUMN "watchers" uuid[] DEFAULT '{}' NOT NULL;
--> statement-breakpoint
ALTER TABLE "savedViews" ALTER COLUMN "watchers" DROP DEFAULT;
--> statement-breakpoint
CREATE INDEX "savedViews_watchers_index" ON "savedViews" USING gin ("watchers");
