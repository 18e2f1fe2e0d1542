CREATE TABLE "kanbanRules" (
	"id" uuid PRIMARY KEY NOT NULL,
	"event" text NOT NULL,
	"column" uuid NOT NULL,
	"assignees" uuid[] NOT NULL,
	"dueInDays" bigint,
	"priority" text,
	"labels" text[] NOT NULL,
	"completes" boolean NOT NULL,
	"archives" boolean NOT NULL,
	"name" text NOT NULL,
	"isActive" boolean NOT NULL,
	"maker" uuid,
	"version" integer NOT NULL,
	"createdAt" timestamp(3) with time zone NOT NULL,
	"updatedAt" timestamp(3) with time zone NOT NULL
);

--> statement-breakpoint
ALTER TABLE "kanbanRules" ADD CONSTRAINT "kanbanRules_column_exists" FOREIGN KEY ("column") REFERENCES "public"."kanbanColumns"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "kanbanRules" ADD CONSTRAINT "kanbanRules_maker_exists" FOREIGN KEY ("maker") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "kanbanRules_name_index" ON "kanbanRules" USING btree (lower("name") collate "C","createdAt","id");
--> statement-breakpoint
CREATE INDEX "kanbanRules_isActive_index" ON "kanbanRules" USING btree ("isActive","createdAt","id");
--> statement-breakpoint
CREATE INDEX "kanbanRules_createdAt_index" ON "kanbanRules" USING btree ("createdAt","id");
--> statement-breakpoint
CREATE INDEX "kanbanRules_column_index" ON "kanbanRules" USING btree ("column","createdAt","id");
--> statement-breakpoint
CREATE INDEX "kanbanRules_assignees_index" ON "kanbanRules" USING gin ("assignees");
--> statement-breakpoint
CREATE INDEX "kanbanRules_maker_index" ON "kanbanRules" USING btree ("maker","createdAt","id");
