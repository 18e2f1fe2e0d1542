CREATE TABLE "bulk_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"userId" uuid NOT NULL,
	"resource" text NOT NULL,
	"verb" text NOT NULL,
	"values" jsonb,
	"ids" uuid[] NOT NULL,
	"createdAt" timestamp(3) with time zone NOT NULL
);

--> statement-breakpoint
CREATE INDEX "bulk_runs_age_index" ON "bulk_runs" USING btree ("createdAt");
