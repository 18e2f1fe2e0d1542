-- The plans of bulk runs are stored in another way: those that were not finished are dropped.
DELETE FROM "bulk_runs";
--> statement-breakpoint
ALTER TABLE "bulk_runs" DROP COLUMN "role";
--> statement-breakpoint
ALTER TABLE "bulk_runs" DROP COLUMN "ids";
--> statement-breakpoint
DROP TABLE "works" CASCADE;
--> statement-breakpoint
CREATE TABLE "import_files" (
	"job" uuid PRIMARY KEY NOT NULL,
	"bytes" "bytea" NOT NULL
);

--> statement-breakpoint
CREATE TABLE "job_items" (
	"job" uuid NOT NULL,
	"position" integer NOT NULL,
	"resource" text NOT NULL,
	"record" uuid NOT NULL,
	CONSTRAINT "job_items_job_position_pk" PRIMARY KEY("job","position")
);

--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user" uuid NOT NULL,
	"role" text DEFAULT 'user' NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"resource" text,
	"verb" text,
	"status" text DEFAULT 'running' NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"progress" integer DEFAULT 0 NOT NULL,
	"changed" integer DEFAULT 0 NOT NULL,
	"refused" integer DEFAULT 0 NOT NULL,
	"problems" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"failedRows" jsonb,
	"isUndoable" boolean DEFAULT false NOT NULL,
	"plan" jsonb,
	"createdAt" timestamp(3) with time zone NOT NULL,
	"finishedAt" timestamp(3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"updatedAt" timestamp(3) with time zone DEFAULT now() NOT NULL
);

--> statement-breakpoint
ALTER TABLE "bulk_runs" ADD COLUMN "count" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "bulk_runs" ALTER COLUMN "count" DROP DEFAULT;
--> statement-breakpoint
CREATE INDEX "jobs_people_index" ON "jobs" USING btree ("user","createdAt","id");
--> statement-breakpoint
CREATE INDEX "jobs_status_index" ON "jobs" USING btree ("status","createdAt","id");
--> statement-breakpoint
CREATE INDEX "jobs_kind_index" ON "jobs" USING btree ("kind","createdAt","id");
--> statement-breakpoint
CREATE INDEX "jobs_resource_index" ON "jobs" USING btree ("resource","createdAt","id");
--> statement-breakpoint
CREATE INDEX "jobs_created_index" ON "jobs" USING btree ("createdAt","id");
