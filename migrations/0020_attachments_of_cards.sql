DROP INDEX "kanbanCards_search_index";
--> statement-breakpoint
ALTER TABLE "kanbanCards" DROP COLUMN "search";
--> statement-breakpoint
ALTER TABLE "kanbanCards" ADD COLUMN "attachments" jsonb DEFAULT '[]'::jsonb NOT NULL;
--> statement-breakpoint
ALTER TABLE "kanbanCards" ALTER COLUMN "attachments" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "kanbanCards" ADD COLUMN "cover" text;
--> statement-breakpoint
ALTER TABLE "kanbanCards" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (words("name") || words_of_array("labels") || words("description") || words_of_rows("attachments", '{name}')) STORED;
--> statement-breakpoint
CREATE INDEX "kanbanCards_search_index" ON "kanbanCards" USING gin ("search");
