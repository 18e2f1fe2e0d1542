CREATE TABLE "chatReactions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"message" uuid NOT NULL,
	"conversation" uuid NOT NULL,
	"person" uuid NOT NULL,
	"emoji" text NOT NULL,
	"place" text NOT NULL,
	"version" integer NOT NULL,
	"createdAt" timestamp(3) with time zone NOT NULL,
	"updatedAt" timestamp(3) with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "chatPins" (
	"id" uuid PRIMARY KEY NOT NULL,
	"conversation" uuid NOT NULL,
	"message" uuid NOT NULL,
	"person" uuid NOT NULL,
	"place" text NOT NULL,
	"version" integer NOT NULL,
	"createdAt" timestamp(3) with time zone NOT NULL,
	"updatedAt" timestamp(3) with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "chatThreads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"thread" uuid NOT NULL,
	"conversation" uuid NOT NULL,
	"person" uuid NOT NULL,
	"seen" bigint NOT NULL,
	"place" text NOT NULL,
	"version" integer NOT NULL,
	"createdAt" timestamp(3) with time zone NOT NULL,
	"updatedAt" timestamp(3) with time zone NOT NULL
);

--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "owner" uuid;
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "event" text DEFAULT 'none' NOT NULL;
--> statement-breakpoint
ALTER TABLE "messages" ALTER COLUMN "event" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "people" uuid[] DEFAULT '{}' NOT NULL;
--> statement-breakpoint
ALTER TABLE "messages" ALTER COLUMN "people" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "thread" uuid;
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "replyCount" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "messages" ALTER COLUMN "replyCount" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "repliedAt" timestamp(3) with time zone;
--> statement-breakpoint
ALTER TABLE "chatMembers" ADD COLUMN "isHeld" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "chatMembers" ALTER COLUMN "isHeld" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "chatMembers" ADD COLUMN "isMuted" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "chatMembers" ALTER COLUMN "isMuted" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "chatReactions" ADD CONSTRAINT "chatReactions_message_exists" FOREIGN KEY ("message") REFERENCES "public"."messages"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "chatReactions" ADD CONSTRAINT "chatReactions_conversation_exists" FOREIGN KEY ("conversation") REFERENCES "public"."conversations"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "chatReactions" ADD CONSTRAINT "chatReactions_person_exists" FOREIGN KEY ("person") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "chatPins" ADD CONSTRAINT "chatPins_conversation_exists" FOREIGN KEY ("conversation") REFERENCES "public"."conversations"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "chatPins" ADD CONSTRAINT "chatPins_message_exists" FOREIGN KEY ("message") REFERENCES "public"."messages"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "chatPins" ADD CONSTRAINT "chatPins_person_exists" FOREIGN KEY ("person") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "chatThreads" ADD CONSTRAINT "chatThreads_thread_exists" FOREIGN KEY ("thread") REFERENCES "public"."messages"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "chatThreads" ADD CONSTRAINT "chatThreads_conversation_exists" FOREIGN KEY ("conversation") REFERENCES "public"."conversations"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "chatThreads" ADD CONSTRAINT "chatThreads_person_exists" FOREIGN KEY ("person") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "chatReactions_createdAt_index" ON "chatReactions" USING btree ("createdAt","id");
--> statement-breakpoint
CREATE INDEX "chatReactions_message_index" ON "chatReactions" USING btree ("message","createdAt","id");
--> statement-breakpoint
CREATE INDEX "chatReactions_conversation_index" ON "chatReactions" USING btree ("conversation","createdAt","id");
--> statement-breakpoint
CREATE INDEX "chatReactions_person_index" ON "chatReactions" USING btree ("person","createdAt","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "chatReactions_place_unique" ON "chatReactions" USING btree ("place");
--> statement-breakpoint
CREATE INDEX "chatPins_createdAt_index" ON "chatPins" USING btree ("createdAt","id");
--> statement-breakpoint
CREATE INDEX "chatPins_conversation_index" ON "chatPins" USING btree ("conversation","createdAt","id");
--> statement-breakpoint
CREATE INDEX "chatPins_message_index" ON "chatPins" USING btree ("message","createdAt","id");
--> statement-breakpoint
CREATE INDEX "chatPins_person_index" ON "chatPins" USING btree ("person","createdAt","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "chatPins_place_unique" ON "chatPins" USING btree ("place");
--> statement-breakpoint
CREATE INDEX "chatThreads_createdAt_index" ON "chatThreads" USING btree ("createdAt","id");
--> statement-breakpoint
CREATE INDEX "chatThreads_thread_index" ON "chatThreads" USING btree ("thread","createdAt","id");
--> statement-breakpoint
CREATE INDEX "chatThreads_conversation_index" ON "chatThreads" USING btree ("conversation","createdAt","id");
--> statement-breakpoint
CREATE INDEX "chatThreads_person_index" ON "chatThreads" USING btree ("person","createdAt","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "chatThreads_place_unique" ON "chatThreads" USING btree ("place");
--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_owner_exists" FOREIGN KEY ("owner") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_thread_exists" FOREIGN KEY ("thread") REFERENCES "public"."messages"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "conversations_owner_index" ON "conversations" USING btree ("owner","lastMessageAt","id");
--> statement-breakpoint
CREATE INDEX "messages_people_index" ON "messages" USING gin ("people");
--> statement-breakpoint
CREATE INDEX "messages_thread_index" ON "messages" USING btree ("thread","number","id");

--> statement-breakpoint
UPDATE "conversations" SET "owner" = "participants"[1] WHERE "kind" = 'group' AND EXISTS (SELECT FROM "users" WHERE "users"."id" = "participants"[1]);
