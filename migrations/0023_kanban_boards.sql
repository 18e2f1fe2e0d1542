CREATE TABLE "kanbanBoards" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"owner" uuid,
	"members" uuid[] NOT NULL,
	"isOpen" boolean NOT NULL,
	"version" integer NOT NULL,
	"createdAt" timestamp(3) with time zone NOT NULL,
	"updatedAt" timestamp(3) with time zone NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (words("name")) STORED
);

--> statement-breakpoint
ALTER TABLE "kanbanCards" ADD COLUMN "isTemplate" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "kanbanCards" ALTER COLUMN "isTemplate" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "kanbanColumns" ADD COLUMN "board" uuid;
--> statement-breakpoint
ALTER TABLE "kanbanColumns" ADD COLUMN "status" text DEFAULT 'active' NOT NULL;
--> statement-breakpoint
ALTER TABLE "kanbanColumns" ALTER COLUMN "status" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "kanbanColumns" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (words("name")) STORED;
--> statement-breakpoint
ALTER TABLE "kanbanBoards" ADD CONSTRAINT "kanbanBoards_owner_exists" FOREIGN KEY ("owner") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "kanbanBoards_name_index" ON "kanbanBoards" USING btree (lower("name") collate "C","createdAt","id");
--> statement-breakpoint
CREATE INDEX "kanbanBoards_createdAt_index" ON "kanbanBoards" USING btree ("createdAt","id");
--> statement-breakpoint
CREATE INDEX "kanbanBoards_owner_index" ON "kanbanBoards" USING btree ("owner","createdAt","id");
--> statement-breakpoint
CREATE INDEX "kanbanBoards_members_index" ON "kanbanBoards" USING gin ("members");
--> statement-breakpoint
CREATE INDEX "kanbanBoards_isOpen_index" ON "kanbanBoards" USING btree ("isOpen","createdAt","id");
--> statement-breakpoint
CREATE INDEX "kanbanBoards_search_index" ON "kanbanBoards" USING gin ("search");
--> statement-breakpoint
ALTER TABLE "kanbanColumns" ADD CONSTRAINT "kanbanColumns_board_exists" FOREIGN KEY ("board") REFERENCES "public"."kanbanBoards"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "kanbanCards_isTemplate_index" ON "kanbanCards" USING btree ("isTemplate","rank" collate "C","id");
--> statement-breakpoint
CREATE INDEX "kanbanColumns_board_index" ON "kanbanColumns" USING btree ("board","rank" collate "C","id");
--> statement-breakpoint
CREATE INDEX "kanbanColumns_status_index" ON "kanbanColumns" USING btree ("status","rank" collate "C","id");
--> statement-breakpoint
CREATE INDEX "kanbanColumns_search_index" ON "kanbanColumns" USING gin ("search");

--> statement-breakpoint
INSERT INTO "kanbanBoards" ("id", "name", "members", "isOpen", "version", "createdAt", "updatedAt") SELECT gen_random_uuid(), 'Board', '{}', true, 1, now(), now() WHERE EXISTS (SELECT FROM "kanbanColumns");
--> statement-breakpoint
UPDATE "kanbanColumns" SET "board" = (SELECT "id" FROM "kanbanBoards" LIMIT 1);
