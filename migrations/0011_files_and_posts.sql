CREATE TABLE "files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"folder" uuid,
	"content" text,
	"kind" text NOT NULL,
	"size" bigint NOT NULL,
	"contentType" text,
	"checksum" text,
	"tags" text[] NOT NULL,
	"starred" boolean NOT NULL,
	"owner" uuid,
	"version" integer NOT NULL,
	"createdAt" timestamp(3) with time zone NOT NULL,
	"updatedAt" timestamp(3) with time zone NOT NULL,
	"deletedAt" timestamp(3) with time zone,
	"search" "tsvector" GENERATED ALWAYS AS (words("name") || words_of_array("tags")) STORED
);

--> statement-breakpoint
CREATE TABLE "folders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"parent" uuid,
	"color" text,
	"owner" uuid,
	"version" integer NOT NULL,
	"createdAt" timestamp(3) with time zone NOT NULL,
	"updatedAt" timestamp(3) with time zone NOT NULL,
	"deletedAt" timestamp(3) with time zone,
	"search" "tsvector" GENERATED ALWAYS AS (words("name")) STORED
);

--> statement-breakpoint
CREATE TABLE "posts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"slug" text NOT NULL,
	"cover" text,
	"excerpt" text NOT NULL,
	"body" text NOT NULL,
	"tags" text[] NOT NULL,
	"author" uuid,
	"language" text NOT NULL,
	"status" text NOT NULL,
	"publishAt" timestamp(3) with time zone,
	"commentsOpen" boolean NOT NULL,
	"seoTitle" text,
	"seoDescription" text,
	"version" integer NOT NULL,
	"createdAt" timestamp(3) with time zone NOT NULL,
	"updatedAt" timestamp(3) with time zone NOT NULL,
	"deletedAt" timestamp(3) with time zone,
	"search" "tsvector" GENERATED ALWAYS AS (words("title") || words("excerpt") || words_of_html("body") || words_of_array("tags")) STORED
);

--> statement-breakpoint
CREATE TABLE "comments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"post" uuid NOT NULL,
	"parent" uuid,
	"author" uuid,
	"body" text NOT NULL,
	"status" text NOT NULL,
	"excerpt" text NOT NULL,
	"version" integer NOT NULL,
	"createdAt" timestamp(3) with time zone NOT NULL,
	"updatedAt" timestamp(3) with time zone NOT NULL,
	"deletedAt" timestamp(3) with time zone,
	"search" "tsvector" GENERATED ALWAYS AS (words("body")) STORED
);

--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_folder_exists" FOREIGN KEY ("folder") REFERENCES "public"."folders"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_owner_exists" FOREIGN KEY ("owner") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "folders" ADD CONSTRAINT "folders_parent_exists" FOREIGN KEY ("parent") REFERENCES "public"."folders"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "folders" ADD CONSTRAINT "folders_owner_exists" FOREIGN KEY ("owner") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_author_exists" FOREIGN KEY ("author") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_post_exists" FOREIGN KEY ("post") REFERENCES "public"."posts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_parent_exists" FOREIGN KEY ("parent") REFERENCES "public"."comments"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_author_exists" FOREIGN KEY ("author") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "files_name_index" ON "files" USING btree (lower("name") collate "C","id") WHERE "deletedAt" is null;
--> statement-breakpoint
CREATE INDEX "files_size_index" ON "files" USING btree ("size",lower("name") collate "C","id") WHERE "deletedAt" is null;
--> statement-breakpoint
CREATE INDEX "files_kind_index" ON "files" USING btree ("kind",lower("name") collate "C","id") WHERE "deletedAt" is null;
--> statement-breakpoint
CREATE INDEX "files_updatedAt_index" ON "files" USING btree ("updatedAt",lower("name") collate "C","id") WHERE "deletedAt" is null;
--> statement-breakpoint
CREATE INDEX "files_createdAt_index" ON "files" USING btree ("createdAt",lower("name") collate "C","id") WHERE "deletedAt" is null;
--> statement-breakpoint
CREATE INDEX "files_folder_index" ON "files" USING btree ("folder",lower("name") collate "C","id") WHERE "deletedAt" is null;
--> statement-breakpoint
CREATE INDEX "files_starred_index" ON "files" USING btree ("starred",lower("name") collate "C","id") WHERE "deletedAt" is null;
--> statement-breakpoint
CREATE INDEX "files_tags_index" ON "files" USING gin ("tags") WHERE "deletedAt" is null;
--> statement-breakpoint
CREATE INDEX "files_owner_index" ON "files" USING btree ("owner",lower("name") collate "C","id") WHERE "deletedAt" is null;
--> statement-breakpoint
CREATE INDEX "files_search_index" ON "files" USING gin ("search") WHERE "deletedAt" is null;
--> statement-breakpoint
CREATE INDEX "files_trash_index" ON "files" USING btree ("deletedAt","id") WHERE "deletedAt" is not null;
--> statement-breakpoint
CREATE INDEX "folders_name_index" ON "folders" USING btree (lower("name") collate "C","id") WHERE "deletedAt" is null;
--> statement-breakpoint
CREATE INDEX "folders_updatedAt_index" ON "folders" USING btree ("updatedAt",lower("name") collate "C","id") WHERE "deletedAt" is null;
--> statement-breakpoint
CREATE INDEX "folders_parent_index" ON "folders" USING btree ("parent",lower("name") collate "C","id") WHERE "deletedAt" is null;
--> statement-breakpoint
CREATE INDEX "folders_owner_index" ON "folders" USING btree ("owner",lower("name") collate "C","id") WHERE "deletedAt" is null;
--> statement-breakpoint
CREATE INDEX "folders_createdAt_index" ON "folders" USING btree ("createdAt",lower("name") collate "C","id") WHERE "deletedAt" is null;
--> statement-breakpoint
CREATE INDEX "folders_search_index" ON "folders" USING gin ("search") WHERE "deletedAt" is null;
--> statement-breakpoint
CREATE INDEX "folders_trash_index" ON "folders" USING btree ("deletedAt","id") WHERE "deletedAt" is not null;
--> statement-breakpoint
CREATE INDEX "posts_title_index" ON "posts" USING btree (lower("title") collate "C","createdAt","id") WHERE "deletedAt" is null;
--> statement-breakpoint
CREATE INDEX "posts_publishAt_index" ON "posts" USING btree ("publishAt","createdAt","id") WHERE "deletedAt" is null;
--> statement-breakpoint
CREATE INDEX "posts_createdAt_index" ON "posts" USING btree ("createdAt","id") WHERE "deletedAt" is null;
--> statement-breakpoint
CREATE INDEX "posts_updatedAt_index" ON "posts" USING btree ("updatedAt","createdAt","id") WHERE "deletedAt" is null;
--> statement-breakpoint
CREATE INDEX "posts_status_index" ON "posts" USING btree ("status","createdAt","id") WHERE "deletedAt" is null;
--> statement-breakpoint
CREATE INDEX "posts_author_index" ON "posts" USING btree ("author","createdAt","id") WHERE "deletedAt" is null;
--> statement-breakpoint
CREATE INDEX "posts_language_index" ON "posts" USING btree ("language","createdAt","id") WHERE "deletedAt" is null;
--> statement-breakpoint
CREATE INDEX "posts_tags_index" ON "posts" USING gin ("tags") WHERE "deletedAt" is null;
--> statement-breakpoint
CREATE INDEX "posts_search_index" ON "posts" USING gin ("search") WHERE "deletedAt" is null;
--> statement-breakpoint
CREATE UNIQUE INDEX "posts_slug_unique" ON "posts" USING btree ("slug");
--> statement-breakpoint
CREATE INDEX "posts_trash_index" ON "posts" USING btree ("deletedAt","id") WHERE "deletedAt" is not null;
--> statement-breakpoint
CREATE INDEX "comments_createdAt_index" ON "comments" USING btree ("createdAt","id") WHERE "deletedAt" is null;
--> statement-breakpoint
CREATE INDEX "comments_status_index" ON "comments" USING btree ("status","createdAt","id") WHERE "deletedAt" is null;
--> statement-breakpoint
CREATE INDEX "comments_post_index" ON "comments" USING btree ("post","createdAt","id") WHERE "deletedAt" is null;
--> statement-breakpoint
CREATE INDEX "comments_author_index" ON "comments" USING btree ("author","createdAt","id") WHERE "deletedAt" is null;
--> statement-breakpoint
CREATE INDEX "comments_parent_index" ON "comments" USING btree ("parent","createdAt","id") WHERE "deletedAt" is null;
--> statement-breakpoint
CREATE INDEX "comments_search_index" ON "comments" USING gin ("search") WHERE "deletedAt" is null;
--> statement-breakpoint
CREATE INDEX "comments_trash_index" ON "comments" USING btree ("deletedAt","id") WHERE "deletedAt" is not null;
