CREATE TABLE "cardComments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"record" uuid NOT NULL,
	"author" uuid,
	"byline" text,
	"body" text NOT NULL,
	"mentions" jsonb NOT NULL,
	"editedAt" timestamp(3) with time zone,
	"version" integer NOT NULL,
	"createdAt" timestamp(3) with time zone NOT NULL,
	"updatedAt" timestamp(3) with time zone NOT NULL
);

--> statement-breakpoint
ALTER TABLE "cardComments" ADD CONSTRAINT "cardComments_record_exists" FOREIGN KEY ("record") REFERENCES "public"."kanbanCards"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "cardComments" ADD CONSTRAINT "cardComments_author_exists" FOREIGN KEY ("author") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "cardComments_createdAt_index" ON "cardComments" USING btree ("createdAt","id");
--> statement-breakpoint
CREATE INDEX "cardComments_record_index" ON "cardComments" USING btree ("record","createdAt","id");
--> statement-breakpoint
CREATE INDEX "cardComments_author_index" ON "cardComments" USING btree ("author","createdAt","id");
