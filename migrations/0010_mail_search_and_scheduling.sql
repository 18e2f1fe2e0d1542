CREATE FUNCTION words_of_rows(given jsonb, names text[]) RETURNS tsvector
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
  select words(string_agg(value, ' ' order by line, field)) from (
    select item ->> name, line, field
    from jsonb_array_elements(coalesce(given, '[]')) with ordinality as items (item, line)
    cross join unnest(names) with ordinality as fields (name, field)
  ) as texts (value, line, field)
$$;
--> statement-breakpoint
DROP INDEX "mails_search_index";
--> statement-breakpoint
ALTER TABLE "mails" DROP COLUMN "search";
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "sendAt" timestamp(3) with time zone;
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (words("fromName") || words("fromAddress") || words_of_rows("to", '{name,address}') || words_of_rows("cc", '{name,address}') || words_of_rows("bcc", '{name,address}') || words("subject") || words_of_html("body") || words_of_rows("attachments", '{name}')) STORED;
--> statement-breakpoint
ALTER TABLE "mailLabels" ADD COLUMN "query" text;
--> statement-breakpoint
CREATE INDEX "mails_queue_index" ON "mails" USING btree ("sendAt","createdAt") WHERE "folder" = 'scheduled';
--> statement-breakpoint
CREATE INDEX "mails_search_index" ON "mails" USING gin ("search");
