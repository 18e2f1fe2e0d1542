CREATE TABLE "uploads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"userId" uuid,
	"checksum" text NOT NULL,
	"size" bigint NOT NULL,
	"name" text NOT NULL,
	"contentType" text NOT NULL,
	"createdAt" timestamp(3) with time zone NOT NULL,
	"usedAt" timestamp(3) with time zone
);

--> statement-breakpoint
CREATE INDEX "uploads_checksum_index" ON "uploads" USING btree ("checksum");
--> statement-breakpoint
CREATE INDEX "uploads_user_index" ON "uploads" USING btree ("userId");
--> statement-breakpoint
CREATE INDEX "uploads_used_index" ON "uploads" USING btree ("usedAt","createdAt");
