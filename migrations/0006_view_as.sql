CREATE TABLE "works" (
	"id" uuid PRIMARY KEY NOT NULL,
	"userId" uuid NOT NULL,
	"startedAt" timestamp(3) with time zone NOT NULL,
	"stoppedAt" timestamp(3) with time zone,
	"finishedAt" timestamp(3) with time zone,
	"done" integer NOT NULL
);

--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "viewedFrom" uuid;
--> statement-breakpoint
CREATE INDEX "works_age_index" ON "works" USING btree ("startedAt");
