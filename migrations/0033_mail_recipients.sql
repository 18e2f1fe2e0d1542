CREATE OR REPLACE FUNCTION words_of_rows(given jsonb, names text[]) RETURNS tsvector
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    -- Bound to its functions when it is created: an index is built without a search path.
    BEGIN ATOMIC
  select words(string_agg(value, ' ' order by line, field)) from (
    select item ->> name, line, field
    from jsonb_array_elements(coalesce(given, '[]')) with ordinality as items (item, line)
    cross join unnest(names) with ordinality as fields (name, field)
  ) as texts (value, line, field);
END;
--> statement-breakpoint
CREATE INDEX "mails_recipient_words_index" ON "mails" USING gin ((words_of_rows("to", '{name,address}') || words_of_rows("cc", '{name,address}') || words_of_rows("bcc", '{name,address}')));
