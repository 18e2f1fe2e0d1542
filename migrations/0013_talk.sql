CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner" uuid NOT NULL,
	"folder" text NOT NULL,
	"fromName" text,
	"fromAddress" text NOT NULL,
	"to" jsonb NOT NULL,
	"cc" jsonb NOT NULL,
	"bcc" jsonb NOT NULL,
	"subject" text,
	"body" text,
	"preview" text,
	"attachments" jsonb NOT NULL,
	"sentAt" timestamp(3) with time zone NOT NULL,
	"thread" text NOT NULL,
	"labels" uuid[] NOT NULL,
	"isRead" boolean NOT NULL,
	"isStarred" boolean NOT NULL,
	"isImportant" boolean NOT NULL,
	"hasAttachments" boolean NOT NULL,
	"version" integer NOT NULL,
	"createdAt" timestamp(3) with time zone NOT NULL,
	"updatedAt" timestamp(3) with time zone NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (words("fromName") || words("fromAddress") || words("subject") || words_of_html("body")) STORED
);

--> statement-breakpoint
CREATE TABLE "conversations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" text,
	"participants" uuid[] NOT NULL,
	"pair" text,
	"lastNumber" bigint NOT NULL,
	"lastMessageAt" timestamp(3) with time zone,
	"version" integer NOT NULL,
	"createdAt" timestamp(3) with time zone NOT NULL,
	"updatedAt" timestamp(3) with time zone NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (words("name")) STORED
);

--> statement-breakpoint
CREATE TABLE "mailLabels" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"color" text NOT NULL,
	"owner" uuid NOT NULL,
	"version" integer NOT NULL,
	"createdAt" timestamp(3) with time zone NOT NULL,
	"updatedAt" timestamp(3) with time zone NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (words("name")) STORED
);

--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"conversation" uuid NOT NULL,
	"sender" uuid NOT NULL,
	"number" bigint NOT NULL,
	"body" text,
	"contentType" text NOT NULL,
	"attachments" jsonb NOT NULL,
	"editedAt" timestamp(3) with time zone,
	"status" text NOT NULL,
	"version" integer NOT NULL,
	"createdAt" timestamp(3) with time zone NOT NULL,
	"updatedAt" timestamp(3) with time zone NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (words("body")) STORED
);

--> statement-breakpoint
CREATE TABLE "chatMembers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"conversation" uuid NOT NULL,
	"person" uuid NOT NULL,
	"place" text NOT NULL,
	"seen" bigint NOT NULL,
	"seenAt" timestamp(3) with time zone,
	"version" integer NOT NULL,
	"createdAt" timestamp(3) with time zone NOT NULL,
	"updatedAt" timestamp(3) with time zone NOT NULL
);

--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_owner_exists" FOREIGN KEY ("owner") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "mailLabels" ADD CONSTRAINT "mailLabels_owner_exists" FOREIGN KEY ("owner") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_conversation_exists" FOREIGN KEY ("conversation") REFERENCES "public"."conversations"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_sender_exists" FOREIGN KEY ("sender") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "chatMembers" ADD CONSTRAINT "chatMembers_conversation_exists" FOREIGN KEY ("conversation") REFERENCES "public"."conversations"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "chatMembers" ADD CONSTRAINT "chatMembers_person_exists" FOREIGN KEY ("person") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "mails_sentAt_index" ON "mails" USING btree ("sentAt","id");
--> statement-breakpoint
CREATE INDEX "mails_thread_index" ON "mails" USING btree (lower("thread") collate "C","sentAt","id");
--> statement-breakpoint
CREATE INDEX "mails_folder_index" ON "mails" USING btree ("folder","sentAt","id");
--> statement-breakpoint
CREATE INDEX "mails_isRead_index" ON "mails" USING btree ("isRead","sentAt","id");
--> statement-breakpoint
CREATE INDEX "mails_isStarred_index" ON "mails" USING btree ("isStarred","sentAt","id");
--> statement-breakpoint
CREATE INDEX "mails_labels_index" ON "mails" USING gin ("labels");
--> statement-breakpoint
CREATE INDEX "mails_owner_index" ON "mails" USING btree ("owner","sentAt","id");
--> statement-breakpoint
CREATE INDEX "mails_search_index" ON "mails" USING gin ("search");
--> statement-breakpoint
CREATE INDEX "conversations_lastMessageAt_index" ON "conversations" USING btree ("lastMessageAt","id");
--> statement-breakpoint
CREATE INDEX "conversations_createdAt_index" ON "conversations" USING btree ("createdAt","lastMessageAt","id");
--> statement-breakpoint
CREATE INDEX "conversations_kind_index" ON "conversations" USING btree ("kind","lastMessageAt","id");
--> statement-breakpoint
CREATE INDEX "conversations_participants_index" ON "conversations" USING gin ("participants");
--> statement-breakpoint
CREATE INDEX "conversations_search_index" ON "conversations" USING gin ("search");
--> statement-breakpoint
CREATE UNIQUE INDEX "conversations_pair_unique" ON "conversations" USING btree ("pair");
--> statement-breakpoint
CREATE INDEX "mailLabels_name_index" ON "mailLabels" USING btree (lower("name") collate "C","id");
--> statement-breakpoint
CREATE INDEX "mailLabels_createdAt_index" ON "mailLabels" USING btree ("createdAt",lower("name") collate "C","id");
--> statement-breakpoint
CREATE INDEX "mailLabels_owner_index" ON "mailLabels" USING btree ("owner",lower("name") collate "C","id");
--> statement-breakpoint
CREATE INDEX "mailLabels_search_index" ON "mailLabels" USING gin ("search");
--> statement-breakpoint
CREATE INDEX "messages_number_index" ON "messages" USING btree ("number","id");
--> statement-breakpoint
CREATE INDEX "messages_createdAt_index" ON "messages" USING btree ("createdAt","number","id");
--> statement-breakpoint
CREATE INDEX "messages_conversation_index" ON "messages" USING btree ("conversation","number","id");
--> statement-breakpoint
CREATE INDEX "messages_sender_index" ON "messages" USING btree ("sender","number","id");
--> statement-breakpoint
CREATE INDEX "messages_search_index" ON "messages" USING gin ("search");
--> statement-breakpoint
CREATE INDEX "chatMembers_createdAt_index" ON "chatMembers" USING btree ("createdAt","id");
--> statement-breakpoint
CREATE INDEX "chatMembers_conversation_index" ON "chatMembers" USING btree ("conversation","createdAt","id");
--> statement-breakpoint
CREATE INDEX "chatMembers_person_index" ON "chatMembers" USING btree ("person","createdAt","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "chatMembers_place_unique" ON "chatMembers" USING btree ("place");
