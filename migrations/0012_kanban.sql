CREATE TABLE "kanbanCards" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"column" uuid NOT NULL,
	"rank" text NOT NULL,
	"priority" text NOT NULL,
	"assignees" uuid[] NOT NULL,
	"reporter" uuid,
	"dueOn" date,
	"labels" text[] NOT NULL,
	"description" text,
	"checklist" jsonb NOT NULL,
	"status" text NOT NULL,
	"version" integer NOT NULL,
	"createdAt" timestamp(3) with time zone NOT NULL,
	"updatedAt" timestamp(3) with time zone NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (words("name") || words_of_array("labels") || words("description")) STORED
);

--> statement-breakpoint
CREATE TABLE "kanbanColumns" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"rank" text NOT NULL,
	"color" text,
	"limit" bigint,
	"version" integer NOT NULL,
	"createdAt" timestamp(3) with time zone NOT NULL,
	"updatedAt" timestamp(3) with time zone NOT NULL
);

--> statement-breakpoint
ALTER TABLE "kanbanCards" ADD CONSTRAINT "kanbanCards_column_exists" FOREIGN KEY ("column") REFERENCES "public"."kanbanColumns"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "kanbanCards" ADD CONSTRAINT "kanbanCards_reporter_exists" FOREIGN KEY ("reporter") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "kanbanCards_rank_index" ON "kanbanCards" USING btree ("rank" collate "C","id");
--> statement-breakpoint
CREATE INDEX "kanbanCards_name_index" ON "kanbanCards" USING btree (lower("name") collate "C","rank" collate "C","id");
--> statement-breakpoint
CREATE INDEX "kanbanCards_priority_index" ON "kanbanCards" USING btree ("priority","rank" collate "C","id");
--> statement-breakpoint
CREATE INDEX "kanbanCards_dueOn_index" ON "kanbanCards" USING btree ("dueOn","rank" collate "C","id");
--> statement-breakpoint
CREATE INDEX "kanbanCards_createdAt_index" ON "kanbanCards" USING btree ("createdAt","rank" collate "C","id");
--> statement-breakpoint
CREATE INDEX "kanbanCards_column_index" ON "kanbanCards" USING btree ("column","rank" collate "C","id");
--> statement-breakpoint
CREATE INDEX "kanbanCards_assignees_index" ON "kanbanCards" USING gin ("assignees");
--> statement-breakpoint
CREATE INDEX "kanbanCards_reporter_index" ON "kanbanCards" USING btree ("reporter","rank" collate "C","id");
--> statement-breakpoint
CREATE INDEX "kanbanCards_labels_index" ON "kanbanCards" USING gin ("labels");
--> statement-breakpoint
CREATE INDEX "kanbanCards_status_index" ON "kanbanCards" USING btree ("status","rank" collate "C","id");
--> statement-breakpoint
CREATE INDEX "kanbanCards_search_index" ON "kanbanCards" USING gin ("search");
--> statement-breakpoint
CREATE INDEX "kanbanColumns_rank_index" ON "kanbanColumns" USING btree ("rank" collate "C","id");
--> statement-breakpoint
CREATE INDEX "kanbanColumns_name_index" ON "kanbanColumns" USING btree (lower("name") collate "C","rank" collate "C","id");
