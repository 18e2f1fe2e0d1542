-- The tables, indexes and functions at the first release. Later migrations stand beside it.
CREATE FUNCTION change_hash(previous bytea, _sequence bigint, _at timestamp with time zone, _operation text, _user uuid, _resource text, _record uuid, _version integer, _before jsonb, _after jsonb, _batch uuid) RETURNS bytea
    LANGUAGE sql STABLE PARALLEL SAFE
    AS $$
  select sha256(previous || convert_to(jsonb_build_array(_sequence, (extract(epoch from _at) * 1000)::bigint, _operation,
    _user, _resource, _record, _version, _before, _after, _batch)::text, 'UTF8'))
$$;
--> statement-breakpoint
CREATE FUNCTION change_log_append(_operation text, _user uuid, _resource text, _record uuid, _version integer, _before jsonb, _after jsonb, _batch uuid) RETURNS bigint
    LANGUAGE plpgsql
    AS $$
declare
  held text := nullif(current_setting('corridor.lane', true), '');
  is_open boolean := coalesce(current_setting('corridor.open', true), '') = 'yes';
  kept text := nullif(current_setting('corridor.end', true), '');
  marked text := coalesce(current_setting('corridor.marked', true), '');
  mine smallint;
  last_sequence bigint;
  last_hash bytea;
  next_hash bytea;
  moment timestamptz := date_trunc('milliseconds', clock_timestamp());
  made bigint;
begin
  if kept is not null then
    mine := held::smallint;
    last_sequence := split_part(kept, ' ', 1)::bigint;
    last_hash := decode(split_part(kept, ' ', 2), 'hex');
  elsif held is not null then
    select lane, sequence, hash into mine, last_sequence, last_hash from change_log_heads where lane = held::smallint for update;
  else
    select lane, sequence, hash into mine, last_sequence, last_hash from change_log_heads for update skip locked limit 1;
    if not found then
      select lane, sequence, hash into mine, last_sequence, last_hash from change_log_heads
        where lane = 1 + (pg_backend_pid() % (select count(*) from change_log_heads)) for update;
    end if;
    perform set_config('corridor.lane', mine::text, true);
  end if;
  next_hash := change_hash(last_hash, last_sequence + 1, moment, _operation, _user, _resource, _record, _version, _before,
    _after, _batch);
  if is_open then
    perform set_config('corridor.end', (last_sequence + 1) || ' ' || encode(next_hash, 'hex'), true);
  else
    update change_log_heads set sequence = last_sequence + 1, hash = next_hash where lane = mine;
  end if;
  insert into changes (lane, sequence, hash, at, operation, "userId", resource, record, version, before, after, batch)
    values (mine, last_sequence + 1, next_hash, moment, _operation, _user, _resource, _record, _version, _before, _after, _batch)
    returning id into made;
  -- A total is only compared between commits, so once for each resource is enough.
  if not is_open or position(' ' || _resource || ' ' in marked) = 0 then
    insert into resource_changes (resource, lane, changes) values (_resource, mine, 1)
      on conflict (resource, lane) do update set changes = resource_changes.changes + 1;
    if is_open then
      perform set_config('corridor.marked', marked || ' ' || _resource || ' ', true);
    end if;
  end if;
  return made;
end
$$;
--> statement-breakpoint
CREATE FUNCTION change_log_close() RETURNS void
    LANGUAGE plpgsql
    AS $$
declare
  kept text := nullif(current_setting('corridor.end', true), '');
begin
  if kept is not null then
    update change_log_heads set sequence = split_part(kept, ' ', 1)::bigint, hash = decode(split_part(kept, ' ', 2), 'hex')
      where lane = current_setting('corridor.lane')::smallint;
  end if;
  perform set_config('corridor.open', '', true), set_config('corridor.end', '', true), set_config('corridor.marked', '', true);
end
$$;
--> statement-breakpoint
CREATE FUNCTION change_log_open() RETURNS void
    LANGUAGE plpgsql
    AS $$
begin
  perform set_config('corridor.open', 'yes', true);
end
$$;
--> statement-breakpoint
CREATE FUNCTION words(given text) RETURNS tsvector
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
  select to_tsvector('simple'::regconfig, regexp_replace(regexp_replace(lower(coalesce(given, '')),
    '[!-/:-@\[-`{-~]+', ' ', 'g'), '([⺀-鿿가-힯豈-﫿])', ' \1 ', 'g'))
$$;
--> statement-breakpoint
CREATE FUNCTION words_of_array(given text[]) RETURNS tsvector
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
  select words(array_to_string(coalesce(given, '{}'), ' '))
$$;
--> statement-breakpoint
CREATE FUNCTION words_of_html(given text) RETURNS tsvector
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
  select words(regexp_replace(coalesce(given, ''), '<[^>]*>|&[a-zA-Z#0-9]+;', ' ', 'g'))
$$;
--> statement-breakpoint
CREATE TABLE accounts (
    id uuid NOT NULL,
    name text NOT NULL,
    number text,
    kind text NOT NULL,
    currency character varying(3) NOT NULL,
    "openedOn" date NOT NULL,
    balance bigint NOT NULL,
    status text NOT NULL,
    version integer NOT NULL,
    "createdAt" timestamp(3) with time zone NOT NULL,
    "updatedAt" timestamp(3) with time zone NOT NULL,
    search tsvector GENERATED ALWAYS AS ((words(name) || words(number))) STORED
);
--> statement-breakpoint
ALTER TABLE accounts ADD CONSTRAINT accounts_pkey PRIMARY KEY (id);
--> statement-breakpoint
CREATE INDEX accounts_balance_index ON accounts USING btree (balance, lower(name) COLLATE "C", id);
--> statement-breakpoint
CREATE INDEX accounts_currency_index ON accounts USING btree (currency, lower(name) COLLATE "C", id);
--> statement-breakpoint
CREATE INDEX accounts_kind_index ON accounts USING btree (kind, lower(name) COLLATE "C", id);
--> statement-breakpoint
CREATE INDEX accounts_name_index ON accounts USING btree (lower(name) COLLATE "C", id);
--> statement-breakpoint
CREATE INDEX accounts_number_index ON accounts USING btree (lower(number) COLLATE "C", lower(name) COLLATE "C", id);
--> statement-breakpoint
CREATE UNIQUE INDEX accounts_number_unique ON accounts USING btree (number);
--> statement-breakpoint
CREATE INDEX "accounts_openedOn_index" ON accounts USING btree ("openedOn", lower(name) COLLATE "C", id);
--> statement-breakpoint
CREATE INDEX accounts_search_index ON accounts USING gin (search);
--> statement-breakpoint
CREATE INDEX accounts_status_index ON accounts USING btree (status, lower(name) COLLATE "C", id);
--> statement-breakpoint
CREATE TABLE addresses (
    id uuid NOT NULL,
    "personName" text NOT NULL,
    "phoneNumber" text NOT NULL,
    email text NOT NULL,
    address text NOT NULL,
    owner uuid NOT NULL,
    "preferredAt" timestamp(3) with time zone,
    version integer NOT NULL,
    "createdAt" timestamp(3) with time zone NOT NULL,
    "updatedAt" timestamp(3) with time zone NOT NULL,
    search tsvector GENERATED ALWAYS AS (((words("personName") || words(email)) || words(address))) STORED
);
--> statement-breakpoint
ALTER TABLE addresses ADD CONSTRAINT addresses_pkey PRIMARY KEY (id);
--> statement-breakpoint
CREATE INDEX "addresses_createdAt_index" ON addresses USING btree ("createdAt", id);
--> statement-breakpoint
CREATE INDEX addresses_email_index ON addresses USING btree (email, "createdAt", id);
--> statement-breakpoint
CREATE INDEX addresses_owner_index ON addresses USING btree (owner, "createdAt", id);
--> statement-breakpoint
CREATE INDEX "addresses_personName_index" ON addresses USING btree (lower("personName") COLLATE "C", "createdAt", id);
--> statement-breakpoint
CREATE INDEX "addresses_preferredAt_index" ON addresses USING btree ("preferredAt", "createdAt", id);
--> statement-breakpoint
CREATE INDEX addresses_search_index ON addresses USING gin (search);
--> statement-breakpoint
CREATE TABLE api_keys (
    id uuid NOT NULL,
    "userId" uuid NOT NULL,
    name text NOT NULL,
    hash bytea NOT NULL,
    ending text NOT NULL,
    role text NOT NULL,
    "createdAt" timestamp(3) with time zone NOT NULL,
    "expiresAt" timestamp(3) with time zone,
    "lastUsedAt" timestamp(3) with time zone
);
--> statement-breakpoint
ALTER TABLE api_keys ADD CONSTRAINT api_keys_hash_unique UNIQUE (hash);
--> statement-breakpoint
ALTER TABLE api_keys ADD CONSTRAINT api_keys_pkey PRIMARY KEY (id);
--> statement-breakpoint
CREATE INDEX api_keys_user_index ON api_keys USING btree ("userId");
--> statement-breakpoint
CREATE TABLE changes (
    id bigint NOT NULL,
    lane smallint NOT NULL,
    sequence bigint NOT NULL,
    hash bytea NOT NULL,
    at timestamp(3) with time zone NOT NULL,
    operation text NOT NULL,
    "userId" uuid,
    resource text NOT NULL,
    record uuid NOT NULL,
    version integer NOT NULL,
    before jsonb,
    after jsonb,
    batch uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE changes ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME changes_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
ALTER TABLE changes ADD CONSTRAINT changes_pkey PRIMARY KEY (id);
--> statement-breakpoint
CREATE INDEX changes_at_index ON changes USING btree (at);
--> statement-breakpoint
CREATE INDEX changes_batch_index ON changes USING btree (batch);
--> statement-breakpoint
CREATE INDEX changes_lane_index ON changes USING btree (lane, sequence);
--> statement-breakpoint
CREATE INDEX changes_operation_index ON changes USING btree (operation, id);
--> statement-breakpoint
CREATE INDEX changes_record_index ON changes USING btree (resource, record, id);
--> statement-breakpoint
CREATE INDEX changes_resource_index ON changes USING btree (resource, id);
--> statement-breakpoint
CREATE INDEX changes_user_index ON changes USING btree ("userId", id);
--> statement-breakpoint
CREATE TABLE bookings (
    id uuid NOT NULL,
    guest text NOT NULL,
    email text,
    phone text,
    account uuid,
    kind text NOT NULL,
    unit text NOT NULL,
    "arrivesOn" date NOT NULL,
    "leavesOn" date NOT NULL,
    guests bigint NOT NULL,
    price bigint NOT NULL,
    currency character varying(3) NOT NULL,
    source text NOT NULL,
    rating bigint,
    review text,
    status text NOT NULL,
    nights bigint NOT NULL,
    version integer NOT NULL,
    "createdAt" timestamp(3) with time zone NOT NULL,
    "updatedAt" timestamp(3) with time zone NOT NULL,
    search tsvector GENERATED ALWAYS AS (((words(guest) || words(email)) || words(unit))) STORED
);
--> statement-breakpoint
ALTER TABLE bookings ADD CONSTRAINT bookings_pkey PRIMARY KEY (id);
--> statement-breakpoint
CREATE INDEX bookings_account_index ON bookings USING btree (account, "arrivesOn", id);
--> statement-breakpoint
CREATE INDEX "bookings_arrivesOn_index" ON bookings USING btree ("arrivesOn", id);
--> statement-breakpoint
CREATE INDEX "bookings_createdAt_index" ON bookings USING btree ("createdAt", "arrivesOn", id);
--> statement-breakpoint
CREATE INDEX bookings_currency_index ON bookings USING btree (currency, "arrivesOn", id);
--> statement-breakpoint
CREATE INDEX bookings_guest_index ON bookings USING btree (lower(guest) COLLATE "C", "arrivesOn", id);
--> statement-breakpoint
CREATE INDEX bookings_kind_index ON bookings USING btree (kind, "arrivesOn", id);
--> statement-breakpoint
CREATE INDEX "bookings_leavesOn_index" ON bookings USING btree ("leavesOn", "arrivesOn", id);
--> statement-breakpoint
CREATE INDEX bookings_price_index ON bookings USING btree (price, "arrivesOn", id);
--> statement-breakpoint
CREATE INDEX bookings_rating_index ON bookings USING btree (rating, "arrivesOn", id);
--> statement-breakpoint
CREATE INDEX bookings_search_index ON bookings USING gin (search);
--> statement-breakpoint
CREATE INDEX bookings_source_index ON bookings USING btree (source, "arrivesOn", id);
--> statement-breakpoint
CREATE INDEX bookings_status_index ON bookings USING btree (status, "arrivesOn", id);
--> statement-breakpoint
CREATE INDEX bookings_unit_exclusive_index ON bookings USING btree (lower(unit) COLLATE "C", "arrivesOn");
--> statement-breakpoint
CREATE INDEX bookings_unit_index ON bookings USING btree (lower(unit) COLLATE "C", "arrivesOn", id);
--> statement-breakpoint
CREATE INDEX bookings_unit_words_index ON bookings USING gin (words(unit));
--> statement-breakpoint
CREATE TABLE bulk_runs (
    id uuid NOT NULL,
    "userId" uuid NOT NULL,
    resource text NOT NULL,
    verb text NOT NULL,
    "values" jsonb,
    ids uuid[] NOT NULL,
    "createdAt" timestamp(3) with time zone NOT NULL,
    role text
);
--> statement-breakpoint
ALTER TABLE bulk_runs ADD CONSTRAINT bulk_runs_pkey PRIMARY KEY (id);
--> statement-breakpoint
CREATE INDEX bulk_runs_age_index ON bulk_runs USING btree ("createdAt");
--> statement-breakpoint
CREATE TABLE "calendarEvents" (
    id uuid NOT NULL,
    title text NOT NULL,
    start timestamp(3) with time zone NOT NULL,
    "end" timestamp(3) with time zone NOT NULL,
    "allDay" boolean NOT NULL,
    color text NOT NULL,
    location text,
    description text,
    timezone text,
    recurrence text,
    owner uuid NOT NULL,
    attendees uuid[] NOT NULL,
    visibility text NOT NULL,
    version integer NOT NULL,
    "createdAt" timestamp(3) with time zone NOT NULL,
    "updatedAt" timestamp(3) with time zone NOT NULL,
    search tsvector GENERATED ALWAYS AS (((words(title) || words(location)) || words(description))) STORED
);
--> statement-breakpoint
ALTER TABLE "calendarEvents" ADD CONSTRAINT "calendarEvents_pkey" PRIMARY KEY (id);
--> statement-breakpoint
CREATE INDEX "calendarEvents_allDay_index" ON "calendarEvents" USING btree ("allDay", start, id);
--> statement-breakpoint
CREATE INDEX "calendarEvents_attendees_index" ON "calendarEvents" USING gin (attendees);
--> statement-breakpoint
CREATE INDEX "calendarEvents_color_index" ON "calendarEvents" USING btree (color, start, id);
--> statement-breakpoint
CREATE INDEX "calendarEvents_end_index" ON "calendarEvents" USING btree ("end", start, id);
--> statement-breakpoint
CREATE INDEX "calendarEvents_location_index" ON "calendarEvents" USING btree (lower(location) COLLATE "C", start, id);
--> statement-breakpoint
CREATE INDEX "calendarEvents_owner_index" ON "calendarEvents" USING btree (owner, start, id);
--> statement-breakpoint
CREATE INDEX "calendarEvents_recurrence_index" ON "calendarEvents" USING btree (lower(recurrence) COLLATE "C", start, id);
--> statement-breakpoint
CREATE INDEX "calendarEvents_recurrence_words_index" ON "calendarEvents" USING gin (words(recurrence));
--> statement-breakpoint
CREATE INDEX "calendarEvents_search_index" ON "calendarEvents" USING gin (search);
--> statement-breakpoint
CREATE INDEX "calendarEvents_start_index" ON "calendarEvents" USING btree (start, id);
--> statement-breakpoint
CREATE INDEX "calendarEvents_title_index" ON "calendarEvents" USING btree (lower(title) COLLATE "C", start, id);
--> statement-breakpoint
CREATE INDEX "calendarEvents_visibility_index" ON "calendarEvents" USING btree (visibility, start, id);
--> statement-breakpoint
CREATE TABLE categories (
    id uuid NOT NULL,
    name text NOT NULL,
    slug text NOT NULL,
    parent uuid,
    description text,
    rank text NOT NULL,
    version integer NOT NULL,
    "createdAt" timestamp(3) with time zone NOT NULL,
    "updatedAt" timestamp(3) with time zone NOT NULL,
    search tsvector GENERATED ALWAYS AS ((words(name) || words(description))) STORED
);
--> statement-breakpoint
ALTER TABLE categories ADD CONSTRAINT categories_pkey PRIMARY KEY (id);
--> statement-breakpoint
CREATE INDEX "categories_createdAt_index" ON categories USING btree ("createdAt", rank COLLATE "C", id);
--> statement-breakpoint
CREATE INDEX categories_name_index ON categories USING btree (lower(name) COLLATE "C", rank COLLATE "C", id);
--> statement-breakpoint
CREATE INDEX categories_parent_index ON categories USING btree (parent, rank COLLATE "C", id);
--> statement-breakpoint
CREATE INDEX categories_rank_index ON categories USING btree (rank COLLATE "C", id);
--> statement-breakpoint
CREATE INDEX categories_search_index ON categories USING gin (search);
--> statement-breakpoint
CREATE UNIQUE INDEX categories_slug_unique ON categories USING btree (slug);
--> statement-breakpoint
CREATE TABLE "chatMembers" (
    id uuid NOT NULL,
    conversation uuid NOT NULL,
    person uuid NOT NULL,
    place text NOT NULL,
    seen bigint NOT NULL,
    "seenAt" timestamp(3) with time zone,
    version integer NOT NULL,
    "createdAt" timestamp(3) with time zone NOT NULL,
    "updatedAt" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "chatMembers" ADD CONSTRAINT "chatMembers_pkey" PRIMARY KEY (id);
--> statement-breakpoint
CREATE INDEX "chatMembers_conversation_index" ON "chatMembers" USING btree (conversation, "createdAt", id);
--> statement-breakpoint
CREATE INDEX "chatMembers_createdAt_index" ON "chatMembers" USING btree ("createdAt", id);
--> statement-breakpoint
CREATE INDEX "chatMembers_person_index" ON "chatMembers" USING btree (person, "createdAt", id);
--> statement-breakpoint
CREATE UNIQUE INDEX "chatMembers_place_unique" ON "chatMembers" USING btree (place);
--> statement-breakpoint
CREATE TABLE codes (
    purpose text NOT NULL,
    subject uuid NOT NULL,
    hash bytea NOT NULL,
    "expiresAt" timestamp(3) with time zone NOT NULL,
    tries integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE codes ADD CONSTRAINT codes_purpose_subject_pk PRIMARY KEY (purpose, subject);
--> statement-breakpoint
CREATE INDEX codes_expiry_index ON codes USING btree ("expiresAt");
--> statement-breakpoint
CREATE TABLE comments (
    id uuid NOT NULL,
    post uuid NOT NULL,
    parent uuid,
    author uuid,
    body text NOT NULL,
    status text NOT NULL,
    excerpt text NOT NULL,
    version integer NOT NULL,
    "createdAt" timestamp(3) with time zone NOT NULL,
    "updatedAt" timestamp(3) with time zone NOT NULL,
    "deletedAt" timestamp(3) with time zone,
    search tsvector GENERATED ALWAYS AS (words(body)) STORED,
    byline text
);
--> statement-breakpoint
ALTER TABLE comments ADD CONSTRAINT comments_pkey PRIMARY KEY (id);
--> statement-breakpoint
CREATE INDEX comments_author_index ON comments USING btree (author, "createdAt", id) WHERE ("deletedAt" IS NULL);
--> statement-breakpoint
CREATE INDEX "comments_createdAt_index" ON comments USING btree ("createdAt", id) WHERE ("deletedAt" IS NULL);
--> statement-breakpoint
CREATE INDEX comments_parent_index ON comments USING btree (parent, "createdAt", id) WHERE ("deletedAt" IS NULL);
--> statement-breakpoint
CREATE INDEX comments_post_index ON comments USING btree (post, "createdAt", id) WHERE ("deletedAt" IS NULL);
--> statement-breakpoint
CREATE INDEX comments_search_index ON comments USING gin (search) WHERE ("deletedAt" IS NULL);
--> statement-breakpoint
CREATE INDEX comments_status_index ON comments USING btree (status, "createdAt", id) WHERE ("deletedAt" IS NULL);
--> statement-breakpoint
CREATE INDEX comments_trash_index ON comments USING btree ("deletedAt", id) WHERE ("deletedAt" IS NOT NULL);
--> statement-breakpoint
CREATE TABLE conversations (
    id uuid NOT NULL,
    kind text NOT NULL,
    name text,
    participants uuid[] NOT NULL,
    pair text,
    "lastNumber" bigint NOT NULL,
    "lastMessageAt" timestamp(3) with time zone,
    version integer NOT NULL,
    "createdAt" timestamp(3) with time zone NOT NULL,
    "updatedAt" timestamp(3) with time zone NOT NULL,
    search tsvector GENERATED ALWAYS AS (words(name)) STORED
);
--> statement-breakpoint
ALTER TABLE conversations ADD CONSTRAINT conversations_pkey PRIMARY KEY (id);
--> statement-breakpoint
CREATE INDEX "conversations_createdAt_index" ON conversations USING btree ("createdAt", "lastMessageAt", id);
--> statement-breakpoint
CREATE INDEX conversations_kind_index ON conversations USING btree (kind, "lastMessageAt", id);
--> statement-breakpoint
CREATE INDEX "conversations_lastMessageAt_index" ON conversations USING btree ("lastMessageAt", id);
--> statement-breakpoint
CREATE UNIQUE INDEX conversations_pair_unique ON conversations USING btree (pair);
--> statement-breakpoint
CREATE INDEX conversations_participants_index ON conversations USING gin (participants);
--> statement-breakpoint
CREATE INDEX conversations_search_index ON conversations USING gin (search);
--> statement-breakpoint
CREATE TABLE counters (
    name text NOT NULL,
    value bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE counters ADD CONSTRAINT counters_pkey PRIMARY KEY (name);
--> statement-breakpoint
CREATE TABLE credentials (
    "userId" uuid NOT NULL,
    "passwordHash" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE credentials ADD CONSTRAINT credentials_pkey PRIMARY KEY ("userId");
--> statement-breakpoint
CREATE TABLE customers (
    id uuid NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    phone text,
    website text,
    segment text NOT NULL,
    country character varying(2) NOT NULL,
    city text,
    address text,
    currency character varying(3) NOT NULL,
    account uuid,
    "creditNote" text,
    version integer NOT NULL,
    "createdAt" timestamp(3) with time zone NOT NULL,
    "updatedAt" timestamp(3) with time zone NOT NULL,
    "deletedAt" timestamp(3) with time zone,
    search tsvector GENERATED ALWAYS AS (((words(name) || words(email)) || words(city))) STORED
);
--> statement-breakpoint
ALTER TABLE customers ADD CONSTRAINT customers_pkey PRIMARY KEY (id);
--> statement-breakpoint
CREATE INDEX customers_account_index ON customers USING btree (account, lower(name) COLLATE "C", id) WHERE ("deletedAt" IS NULL);
--> statement-breakpoint
CREATE INDEX customers_country_index ON customers USING btree (country, lower(name) COLLATE "C", id) WHERE ("deletedAt" IS NULL);
--> statement-breakpoint
CREATE INDEX "customers_createdAt_index" ON customers USING btree ("createdAt", lower(name) COLLATE "C", id) WHERE ("deletedAt" IS NULL);
--> statement-breakpoint
CREATE INDEX customers_currency_index ON customers USING btree (currency, lower(name) COLLATE "C", id) WHERE ("deletedAt" IS NULL);
--> statement-breakpoint
CREATE INDEX customers_email_index ON customers USING btree (email, lower(name) COLLATE "C", id) WHERE ("deletedAt" IS NULL);
--> statement-breakpoint
CREATE UNIQUE INDEX customers_email_unique ON customers USING btree (email);
--> statement-breakpoint
CREATE INDEX customers_name_index ON customers USING btree (lower(name) COLLATE "C", id) WHERE ("deletedAt" IS NULL);
--> statement-breakpoint
CREATE INDEX customers_search_index ON customers USING gin (search) WHERE ("deletedAt" IS NULL);
--> statement-breakpoint
CREATE INDEX customers_segment_index ON customers USING btree (segment, lower(name) COLLATE "C", id) WHERE ("deletedAt" IS NULL);
--> statement-breakpoint
CREATE INDEX customers_trash_index ON customers USING btree ("deletedAt", id) WHERE ("deletedAt" IS NOT NULL);
--> statement-breakpoint
CREATE TABLE enquiries (
    id uuid NOT NULL,
    kind text NOT NULL,
    name text,
    email text NOT NULL,
    subject text,
    message text,
    language text NOT NULL,
    note text,
    "answeredAt" timestamp(3) with time zone,
    status text NOT NULL,
    version integer NOT NULL,
    "createdAt" timestamp(3) with time zone NOT NULL,
    "updatedAt" timestamp(3) with time zone NOT NULL,
    search tsvector GENERATED ALWAYS AS ((((words(name) || words(email)) || words(subject)) || words(message))) STORED
);
--> statement-breakpoint
ALTER TABLE enquiries ADD CONSTRAINT enquiries_pkey PRIMARY KEY (id);
--> statement-breakpoint
CREATE INDEX "enquiries_createdAt_index" ON enquiries USING btree ("createdAt", id);
--> statement-breakpoint
CREATE INDEX enquiries_email_index ON enquiries USING btree (email, "createdAt", id);
--> statement-breakpoint
CREATE INDEX enquiries_kind_index ON enquiries USING btree (kind, "createdAt", id);
--> statement-breakpoint
CREATE INDEX enquiries_language_index ON enquiries USING btree (language, "createdAt", id);
--> statement-breakpoint
CREATE INDEX enquiries_search_index ON enquiries USING gin (search);
--> statement-breakpoint
CREATE INDEX enquiries_status_index ON enquiries USING btree (status, "createdAt", id);
--> statement-breakpoint
CREATE TABLE files (
    id uuid NOT NULL,
    name text NOT NULL,
    folder uuid,
    content text,
    kind text NOT NULL,
    size bigint NOT NULL,
    "contentType" text,
    checksum text,
    tags text[] NOT NULL,
    starred boolean NOT NULL,
    owner uuid,
    version integer NOT NULL,
    "createdAt" timestamp(3) with time zone NOT NULL,
    "updatedAt" timestamp(3) with time zone NOT NULL,
    "deletedAt" timestamp(3) with time zone,
    search tsvector GENERATED ALWAYS AS ((words(name) || words_of_array(tags))) STORED
);
--> statement-breakpoint
ALTER TABLE files ADD CONSTRAINT files_pkey PRIMARY KEY (id);
--> statement-breakpoint
CREATE INDEX "files_createdAt_index" ON files USING btree ("createdAt", lower(name) COLLATE "C", id) WHERE ("deletedAt" IS NULL);
--> statement-breakpoint
CREATE INDEX files_folder_index ON files USING btree (folder, lower(name) COLLATE "C", id) WHERE ("deletedAt" IS NULL);
--> statement-breakpoint
CREATE INDEX files_kind_index ON files USING btree (kind, lower(name) COLLATE "C", id) WHERE ("deletedAt" IS NULL);
--> statement-breakpoint
CREATE INDEX files_name_index ON files USING btree (lower(name) COLLATE "C", id) WHERE ("deletedAt" IS NULL);
--> statement-breakpoint
CREATE INDEX files_owner_index ON files USING btree (owner, lower(name) COLLATE "C", id) WHERE ("deletedAt" IS NULL);
--> statement-breakpoint
CREATE INDEX files_search_index ON files USING gin (search) WHERE ("deletedAt" IS NULL);
--> statement-breakpoint
CREATE INDEX files_size_index ON files USING btree (size, lower(name) COLLATE "C", id) WHERE ("deletedAt" IS NULL);
--> statement-breakpoint
CREATE INDEX files_starred_index ON files USING btree (starred, lower(name) COLLATE "C", id) WHERE ("deletedAt" IS NULL);
--> statement-breakpoint
CREATE INDEX files_tags_index ON files USING gin (tags) WHERE ("deletedAt" IS NULL);
--> statement-breakpoint
CREATE INDEX files_trash_index ON files USING btree ("deletedAt", id) WHERE ("deletedAt" IS NOT NULL);
--> statement-breakpoint
CREATE INDEX "files_updatedAt_index" ON files USING btree ("updatedAt", lower(name) COLLATE "C", id) WHERE ("deletedAt" IS NULL);
--> statement-breakpoint
CREATE TABLE folders (
    id uuid NOT NULL,
    name text NOT NULL,
    parent uuid,
    color text,
    owner uuid,
    version integer NOT NULL,
    "createdAt" timestamp(3) with time zone NOT NULL,
    "updatedAt" timestamp(3) with time zone NOT NULL,
    "deletedAt" timestamp(3) with time zone,
    search tsvector GENERATED ALWAYS AS (words(name)) STORED
);
--> statement-breakpoint
ALTER TABLE folders ADD CONSTRAINT folders_pkey PRIMARY KEY (id);
--> statement-breakpoint
CREATE INDEX "folders_createdAt_index" ON folders USING btree ("createdAt", lower(name) COLLATE "C", id) WHERE ("deletedAt" IS NULL);
--> statement-breakpoint
CREATE INDEX folders_name_index ON folders USING btree (lower(name) COLLATE "C", id) WHERE ("deletedAt" IS NULL);
--> statement-breakpoint
CREATE INDEX folders_owner_index ON folders USING btree (owner, lower(name) COLLATE "C", id) WHERE ("deletedAt" IS NULL);
--> statement-breakpoint
CREATE INDEX folders_parent_index ON folders USING btree (parent, lower(name) COLLATE "C", id) WHERE ("deletedAt" IS NULL);
--> statement-breakpoint
CREATE INDEX folders_search_index ON folders USING gin (search) WHERE ("deletedAt" IS NULL);
--> statement-breakpoint
CREATE INDEX folders_trash_index ON folders USING btree ("deletedAt", id) WHERE ("deletedAt" IS NOT NULL);
--> statement-breakpoint
CREATE INDEX "folders_updatedAt_index" ON folders USING btree ("updatedAt", lower(name) COLLATE "C", id) WHERE ("deletedAt" IS NULL);
--> statement-breakpoint
CREATE TABLE idempotency (
    key text NOT NULL,
    "userId" uuid NOT NULL,
    request bytea NOT NULL,
    record uuid NOT NULL,
    "createdAt" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE idempotency ADD CONSTRAINT "idempotency_userId_key_pk" PRIMARY KEY ("userId", key);
--> statement-breakpoint
CREATE INDEX idempotency_age_index ON idempotency USING btree ("createdAt");
--> statement-breakpoint
CREATE TABLE invitations (
    id uuid NOT NULL,
    email text NOT NULL,
    role text NOT NULL,
    message text,
    status text NOT NULL,
    "expiresAt" timestamp(3) with time zone,
    "invitedBy" uuid,
    version integer NOT NULL,
    "createdAt" timestamp(3) with time zone NOT NULL,
    "updatedAt" timestamp(3) with time zone NOT NULL,
    search tsvector GENERATED ALWAYS AS (words(email)) STORED
);
--> statement-breakpoint
ALTER TABLE invitations ADD CONSTRAINT invitations_pkey PRIMARY KEY (id);
--> statement-breakpoint
CREATE INDEX "invitations_createdAt_index" ON invitations USING btree ("createdAt", id);
--> statement-breakpoint
CREATE INDEX invitations_email_index ON invitations USING btree (email, "createdAt", id);
--> statement-breakpoint
CREATE INDEX "invitations_expiresAt_index" ON invitations USING btree ("expiresAt", "createdAt", id);
--> statement-breakpoint
CREATE INDEX "invitations_invitedBy_index" ON invitations USING btree ("invitedBy", "createdAt", id);
--> statement-breakpoint
CREATE INDEX invitations_role_index ON invitations USING btree (role, "createdAt", id);
--> statement-breakpoint
CREATE INDEX invitations_search_index ON invitations USING gin (search);
--> statement-breakpoint
CREATE INDEX invitations_status_index ON invitations USING btree (status, "createdAt", id);
--> statement-breakpoint
CREATE TABLE invoices (
    id uuid NOT NULL,
    number text,
    customer uuid NOT NULL,
    "issuedOn" date,
    "dueOn" date NOT NULL,
    currency character varying(3) NOT NULL,
    lines jsonb NOT NULL,
    notes text,
    status text NOT NULL,
    total bigint NOT NULL,
    version integer NOT NULL,
    "createdAt" timestamp(3) with time zone NOT NULL,
    "updatedAt" timestamp(3) with time zone NOT NULL,
    search tsvector GENERATED ALWAYS AS ((words(number) || words(notes))) STORED
);
--> statement-breakpoint
ALTER TABLE invoices ADD CONSTRAINT invoices_pkey PRIMARY KEY (id);
--> statement-breakpoint
CREATE INDEX "invoices_createdAt_index" ON invoices USING btree ("createdAt", id);
--> statement-breakpoint
CREATE INDEX invoices_currency_index ON invoices USING btree (currency, "createdAt", id);
--> statement-breakpoint
CREATE INDEX invoices_customer_index ON invoices USING btree (customer, "createdAt", id);
--> statement-breakpoint
CREATE INDEX "invoices_dueOn_index" ON invoices USING btree ("dueOn", "createdAt", id);
--> statement-breakpoint
CREATE INDEX "invoices_issuedOn_index" ON invoices USING btree ("issuedOn", "createdAt", id);
--> statement-breakpoint
CREATE INDEX invoices_number_index ON invoices USING btree (lower(number) COLLATE "C", "createdAt", id);
--> statement-breakpoint
CREATE UNIQUE INDEX invoices_number_unique ON invoices USING btree (number);
--> statement-breakpoint
CREATE INDEX invoices_search_index ON invoices USING gin (search);
--> statement-breakpoint
CREATE INDEX invoices_status_index ON invoices USING btree (status, "createdAt", id);
--> statement-breakpoint
CREATE INDEX invoices_total_index ON invoices USING btree (total, "createdAt", id);
--> statement-breakpoint
CREATE TABLE "kanbanCards" (
    id uuid NOT NULL,
    name text NOT NULL,
    "column" uuid NOT NULL,
    rank text NOT NULL,
    priority text NOT NULL,
    assignees uuid[] NOT NULL,
    reporter uuid,
    "dueOn" date,
    labels text[] NOT NULL,
    description text,
    checklist jsonb NOT NULL,
    status text NOT NULL,
    version integer NOT NULL,
    "createdAt" timestamp(3) with time zone NOT NULL,
    "updatedAt" timestamp(3) with time zone NOT NULL,
    search tsvector GENERATED ALWAYS AS (((words(name) || words_of_array(labels)) || words(description))) STORED
);
--> statement-breakpoint
ALTER TABLE "kanbanCards" ADD CONSTRAINT "kanbanCards_pkey" PRIMARY KEY (id);
--> statement-breakpoint
CREATE INDEX "kanbanCards_assignees_index" ON "kanbanCards" USING gin (assignees);
--> statement-breakpoint
CREATE INDEX "kanbanCards_column_index" ON "kanbanCards" USING btree ("column", rank COLLATE "C", id);
--> statement-breakpoint
CREATE INDEX "kanbanCards_createdAt_index" ON "kanbanCards" USING btree ("createdAt", rank COLLATE "C", id);
--> statement-breakpoint
CREATE INDEX "kanbanCards_dueOn_index" ON "kanbanCards" USING btree ("dueOn", rank COLLATE "C", id);
--> statement-breakpoint
CREATE INDEX "kanbanCards_labels_index" ON "kanbanCards" USING gin (labels);
--> statement-breakpoint
CREATE INDEX "kanbanCards_name_index" ON "kanbanCards" USING btree (lower(name) COLLATE "C", rank COLLATE "C", id);
--> statement-breakpoint
CREATE INDEX "kanbanCards_priority_index" ON "kanbanCards" USING btree (priority, rank COLLATE "C", id);
--> statement-breakpoint
CREATE INDEX "kanbanCards_rank_index" ON "kanbanCards" USING btree (rank COLLATE "C", id);
--> statement-breakpoint
CREATE INDEX "kanbanCards_reporter_index" ON "kanbanCards" USING btree (reporter, rank COLLATE "C", id);
--> statement-breakpoint
CREATE INDEX "kanbanCards_search_index" ON "kanbanCards" USING gin (search);
--> statement-breakpoint
CREATE INDEX "kanbanCards_status_index" ON "kanbanCards" USING btree (status, rank COLLATE "C", id);
--> statement-breakpoint
CREATE TABLE "kanbanColumns" (
    id uuid NOT NULL,
    name text NOT NULL,
    rank text NOT NULL,
    color text,
    "limit" bigint,
    version integer NOT NULL,
    "createdAt" timestamp(3) with time zone NOT NULL,
    "updatedAt" timestamp(3) with time zone NOT NULL,
    "isDone" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "kanbanColumns" ADD CONSTRAINT "kanbanColumns_pkey" PRIMARY KEY (id);
--> statement-breakpoint
CREATE INDEX "kanbanColumns_name_index" ON "kanbanColumns" USING btree (lower(name) COLLATE "C", rank COLLATE "C", id);
--> statement-breakpoint
CREATE INDEX "kanbanColumns_rank_index" ON "kanbanColumns" USING btree (rank COLLATE "C", id);
--> statement-breakpoint
CREATE TABLE "ledgerEntries" (
    id uuid NOT NULL,
    account uuid NOT NULL,
    direction text NOT NULL,
    amount bigint NOT NULL,
    currency character varying(3) NOT NULL,
    category text NOT NULL,
    counterparty text NOT NULL,
    "bookedOn" date NOT NULL,
    reference text,
    transfer text,
    reverses uuid,
    status text NOT NULL,
    version integer NOT NULL,
    "createdAt" timestamp(3) with time zone NOT NULL,
    "updatedAt" timestamp(3) with time zone NOT NULL,
    search tsvector GENERATED ALWAYS AS ((words(counterparty) || words(reference))) STORED
);
--> statement-breakpoint
ALTER TABLE "ledgerEntries" ADD CONSTRAINT "ledgerEntries_pkey" PRIMARY KEY (id);
--> statement-breakpoint
CREATE INDEX "ledgerEntries_account_index" ON "ledgerEntries" USING btree (account, "bookedOn", id);
--> statement-breakpoint
CREATE INDEX "ledgerEntries_amount_index" ON "ledgerEntries" USING btree (amount, "bookedOn", id);
--> statement-breakpoint
CREATE INDEX "ledgerEntries_bookedOn_index" ON "ledgerEntries" USING btree ("bookedOn", id);
--> statement-breakpoint
CREATE INDEX "ledgerEntries_category_index" ON "ledgerEntries" USING btree (category, "bookedOn", id);
--> statement-breakpoint
CREATE INDEX "ledgerEntries_counterparty_index" ON "ledgerEntries" USING btree (lower(counterparty) COLLATE "C", "bookedOn", id);
--> statement-breakpoint
CREATE INDEX "ledgerEntries_counterparty_words_index" ON "ledgerEntries" USING gin (words(counterparty));
--> statement-breakpoint
CREATE INDEX "ledgerEntries_createdAt_index" ON "ledgerEntries" USING btree ("createdAt", "bookedOn", id);
--> statement-breakpoint
CREATE INDEX "ledgerEntries_currency_index" ON "ledgerEntries" USING btree (currency, "bookedOn", id);
--> statement-breakpoint
CREATE INDEX "ledgerEntries_direction_index" ON "ledgerEntries" USING btree (direction, "bookedOn", id);
--> statement-breakpoint
CREATE INDEX "ledgerEntries_reverses_index" ON "ledgerEntries" USING btree (reverses, "bookedOn", id);
--> statement-breakpoint
CREATE INDEX "ledgerEntries_search_index" ON "ledgerEntries" USING gin (search);
--> statement-breakpoint
CREATE INDEX "ledgerEntries_status_index" ON "ledgerEntries" USING btree (status, "bookedOn", id);
--> statement-breakpoint
CREATE INDEX "ledgerEntries_transfer_index" ON "ledgerEntries" USING btree (lower(transfer) COLLATE "C", "bookedOn", id);
--> statement-breakpoint
CREATE INDEX "ledgerEntries_transfer_words_index" ON "ledgerEntries" USING gin (words(transfer));
--> statement-breakpoint
CREATE TABLE change_log_heads (
    lane smallint NOT NULL,
    sequence bigint NOT NULL,
    hash bytea NOT NULL
);
--> statement-breakpoint
ALTER TABLE change_log_heads ADD CONSTRAINT change_log_heads_pkey PRIMARY KEY (lane);
--> statement-breakpoint
CREATE TABLE "mailLabels" (
    id uuid NOT NULL,
    name text NOT NULL,
    color text NOT NULL,
    owner uuid NOT NULL,
    version integer NOT NULL,
    "createdAt" timestamp(3) with time zone NOT NULL,
    "updatedAt" timestamp(3) with time zone NOT NULL,
    search tsvector GENERATED ALWAYS AS (words(name)) STORED
);
--> statement-breakpoint
ALTER TABLE "mailLabels" ADD CONSTRAINT "mailLabels_pkey" PRIMARY KEY (id);
--> statement-breakpoint
CREATE INDEX "mailLabels_createdAt_index" ON "mailLabels" USING btree ("createdAt", lower(name) COLLATE "C", id);
--> statement-breakpoint
CREATE INDEX "mailLabels_name_index" ON "mailLabels" USING btree (lower(name) COLLATE "C", id);
--> statement-breakpoint
CREATE INDEX "mailLabels_owner_index" ON "mailLabels" USING btree (owner, lower(name) COLLATE "C", id);
--> statement-breakpoint
CREATE INDEX "mailLabels_search_index" ON "mailLabels" USING gin (search);
--> statement-breakpoint
CREATE TABLE mails (
    id uuid NOT NULL,
    owner uuid NOT NULL,
    folder text NOT NULL,
    "fromName" text,
    "fromAddress" text NOT NULL,
    "to" jsonb NOT NULL,
    cc jsonb NOT NULL,
    bcc jsonb NOT NULL,
    subject text,
    body text,
    preview text,
    attachments jsonb NOT NULL,
    "sentAt" timestamp(3) with time zone NOT NULL,
    thread text NOT NULL,
    labels uuid[] NOT NULL,
    "isRead" boolean NOT NULL,
    "isStarred" boolean NOT NULL,
    "isImportant" boolean NOT NULL,
    "hasAttachments" boolean NOT NULL,
    version integer NOT NULL,
    "createdAt" timestamp(3) with time zone NOT NULL,
    "updatedAt" timestamp(3) with time zone NOT NULL,
    search tsvector GENERATED ALWAYS AS ((((words("fromName") || words("fromAddress")) || words(subject)) || words_of_html(body))) STORED
);
--> statement-breakpoint
ALTER TABLE mails ADD CONSTRAINT mails_pkey PRIMARY KEY (id);
--> statement-breakpoint
CREATE INDEX mails_folder_index ON mails USING btree (folder, "sentAt", id);
--> statement-breakpoint
CREATE INDEX "mails_isRead_index" ON mails USING btree ("isRead", "sentAt", id);
--> statement-breakpoint
CREATE INDEX "mails_isStarred_index" ON mails USING btree ("isStarred", "sentAt", id);
--> statement-breakpoint
CREATE INDEX mails_labels_index ON mails USING gin (labels);
--> statement-breakpoint
CREATE INDEX mails_owner_index ON mails USING btree (owner, "sentAt", id);
--> statement-breakpoint
CREATE INDEX mails_search_index ON mails USING gin (search);
--> statement-breakpoint
CREATE INDEX "mails_sentAt_index" ON mails USING btree ("sentAt", id);
--> statement-breakpoint
CREATE INDEX mails_thread_index ON mails USING btree (lower(thread) COLLATE "C", "sentAt", id);
--> statement-breakpoint
CREATE TABLE messages (
    id uuid NOT NULL,
    conversation uuid NOT NULL,
    sender uuid NOT NULL,
    number bigint NOT NULL,
    body text,
    "contentType" text NOT NULL,
    attachments jsonb NOT NULL,
    "editedAt" timestamp(3) with time zone,
    status text NOT NULL,
    version integer NOT NULL,
    "createdAt" timestamp(3) with time zone NOT NULL,
    "updatedAt" timestamp(3) with time zone NOT NULL,
    search tsvector GENERATED ALWAYS AS (words(body)) STORED
);
--> statement-breakpoint
ALTER TABLE messages ADD CONSTRAINT messages_pkey PRIMARY KEY (id);
--> statement-breakpoint
CREATE INDEX messages_conversation_index ON messages USING btree (conversation, number, id);
--> statement-breakpoint
CREATE INDEX "messages_createdAt_index" ON messages USING btree ("createdAt", number, id);
--> statement-breakpoint
CREATE INDEX messages_number_index ON messages USING btree (number, id);
--> statement-breakpoint
CREATE INDEX messages_search_index ON messages USING gin (search);
--> statement-breakpoint
CREATE INDEX messages_sender_index ON messages USING btree (sender, number, id);
--> statement-breakpoint
CREATE TABLE notifications (
    id uuid NOT NULL,
    recipient uuid NOT NULL,
    kind text NOT NULL,
    subject text NOT NULL,
    "values" jsonb,
    resource text,
    record text,
    status text NOT NULL,
    "readAt" timestamp(3) with time zone,
    version integer NOT NULL,
    "createdAt" timestamp(3) with time zone NOT NULL,
    "updatedAt" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE notifications ADD CONSTRAINT notifications_pkey PRIMARY KEY (id);
--> statement-breakpoint
CREATE INDEX "notifications_createdAt_index" ON notifications USING btree ("createdAt", id);
--> statement-breakpoint
CREATE INDEX notifications_kind_index ON notifications USING btree (kind, "createdAt", id);
--> statement-breakpoint
CREATE INDEX notifications_recipient_index ON notifications USING btree (recipient, "createdAt", id);
--> statement-breakpoint
CREATE INDEX notifications_status_index ON notifications USING btree (status, "createdAt", id);
--> statement-breakpoint
CREATE INDEX notifications_subject_index ON notifications USING btree (lower(subject) COLLATE "C", "createdAt", id);
--> statement-breakpoint
CREATE TABLE orders (
    id uuid NOT NULL,
    number text NOT NULL,
    customer uuid NOT NULL,
    lines jsonb NOT NULL,
    currency character varying(3) NOT NULL,
    discount bigint NOT NULL,
    shipping bigint NOT NULL,
    voucher text,
    "personName" text NOT NULL,
    "phoneNumber" text NOT NULL,
    email text NOT NULL,
    address text NOT NULL,
    delivery text NOT NULL,
    "paymentMethod" text NOT NULL,
    "cardBrand" text,
    "cardLast4" text,
    tracking text,
    "paidAt" timestamp(3) with time zone,
    "shippedAt" timestamp(3) with time zone,
    "deliveredAt" timestamp(3) with time zone,
    "closedBecause" text,
    "holdsStock" boolean NOT NULL,
    notes text,
    status text NOT NULL,
    subtotal bigint NOT NULL,
    total bigint NOT NULL,
    "totalItems" bigint NOT NULL,
    version integer NOT NULL,
    "createdAt" timestamp(3) with time zone NOT NULL,
    "updatedAt" timestamp(3) with time zone NOT NULL,
    search tsvector GENERATED ALWAYS AS (((words(number) || words("personName")) || words(email))) STORED
);
--> statement-breakpoint
ALTER TABLE orders ADD CONSTRAINT orders_pkey PRIMARY KEY (id);
--> statement-breakpoint
CREATE INDEX "orders_createdAt_index" ON orders USING btree ("createdAt", id);
--> statement-breakpoint
CREATE INDEX orders_currency_index ON orders USING btree (currency, "createdAt", id);
--> statement-breakpoint
CREATE INDEX orders_customer_index ON orders USING btree (customer, "createdAt", id);
--> statement-breakpoint
CREATE INDEX orders_delivery_index ON orders USING btree (delivery, "createdAt", id);
--> statement-breakpoint
CREATE INDEX orders_number_index ON orders USING btree (lower(number) COLLATE "C", "createdAt", id);
--> statement-breakpoint
CREATE UNIQUE INDEX orders_number_unique ON orders USING btree (number);
--> statement-breakpoint
CREATE INDEX "orders_paymentMethod_index" ON orders USING btree ("paymentMethod", "createdAt", id);
--> statement-breakpoint
CREATE INDEX orders_search_index ON orders USING gin (search);
--> statement-breakpoint
CREATE INDEX orders_status_index ON orders USING btree (status, "createdAt", id);
--> statement-breakpoint
CREATE INDEX "orders_totalItems_index" ON orders USING btree ("totalItems", "createdAt", id);
--> statement-breakpoint
CREATE INDEX orders_total_index ON orders USING btree (total, "createdAt", id);
--> statement-breakpoint
CREATE TABLE outbox (
    id uuid NOT NULL,
    "to" text NOT NULL,
    kind text NOT NULL,
    subject text,
    text text,
    html text,
    language text NOT NULL,
    status text NOT NULL,
    attempts bigint NOT NULL,
    "lastError" text,
    about text,
    "nextAttemptAt" timestamp(3) with time zone,
    "sentAt" timestamp(3) with time zone,
    version integer NOT NULL,
    "createdAt" timestamp(3) with time zone NOT NULL,
    "updatedAt" timestamp(3) with time zone NOT NULL,
    search tsvector GENERATED ALWAYS AS (words("to")) STORED,
    priority bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE outbox ADD CONSTRAINT outbox_pkey PRIMARY KEY (id);
--> statement-breakpoint
CREATE INDEX outbox_attempts_index ON outbox USING btree (attempts, "createdAt", id);
--> statement-breakpoint
CREATE INDEX "outbox_createdAt_index" ON outbox USING btree ("createdAt", id);
--> statement-breakpoint
CREATE INDEX outbox_kind_index ON outbox USING btree (kind, "createdAt", id);
--> statement-breakpoint
CREATE INDEX outbox_queue_index ON outbox USING btree (priority, "createdAt") WHERE (status = 'waiting'::text);
--> statement-breakpoint
CREATE INDEX outbox_search_index ON outbox USING gin (search);
--> statement-breakpoint
CREATE INDEX outbox_status_index ON outbox USING btree (status, "createdAt", id);
--> statement-breakpoint
CREATE INDEX outbox_subject_index ON outbox USING btree (lower(subject) COLLATE "C", "createdAt", id);
--> statement-breakpoint
CREATE INDEX outbox_to_index ON outbox USING btree ("to", "createdAt", id);
--> statement-breakpoint
CREATE TABLE "pageViews" (
    id uuid NOT NULL,
    hour timestamp(3) with time zone NOT NULL,
    site text NOT NULL,
    path text NOT NULL,
    referrer text NOT NULL,
    country character varying(2),
    device text NOT NULL,
    views bigint NOT NULL,
    visitors bigint NOT NULL,
    "signUps" bigint NOT NULL,
    version integer NOT NULL,
    "createdAt" timestamp(3) with time zone NOT NULL,
    "updatedAt" timestamp(3) with time zone NOT NULL,
    search tsvector GENERATED ALWAYS AS (words(path)) STORED,
    "referrerHost" text,
    language text,
    ttfb bigint,
    fcp bigint,
    lcp bigint,
    inp bigint,
    cls numeric(15,3)
);
--> statement-breakpoint
ALTER TABLE "pageViews" ADD CONSTRAINT "pageViews_pkey" PRIMARY KEY (id);
--> statement-breakpoint
CREATE INDEX "pageViews_cls_index" ON "pageViews" USING btree (cls, hour, id);
--> statement-breakpoint
CREATE INDEX "pageViews_country_index" ON "pageViews" USING btree (country, hour, id);
--> statement-breakpoint
CREATE INDEX "pageViews_device_index" ON "pageViews" USING btree (device, hour, id);
--> statement-breakpoint
CREATE INDEX "pageViews_hour_index" ON "pageViews" USING btree (hour, id);
--> statement-breakpoint
CREATE INDEX "pageViews_language_index" ON "pageViews" USING btree (language, hour, id);
--> statement-breakpoint
CREATE INDEX "pageViews_lcp_index" ON "pageViews" USING btree (lcp, hour, id);
--> statement-breakpoint
CREATE INDEX "pageViews_path_index" ON "pageViews" USING btree (lower(path) COLLATE "C", hour, id);
--> statement-breakpoint
CREATE INDEX "pageViews_path_words_index" ON "pageViews" USING gin (words(path));
--> statement-breakpoint
CREATE INDEX "pageViews_referrer_index" ON "pageViews" USING btree (referrer, hour, id);
--> statement-breakpoint
CREATE INDEX "pageViews_search_index" ON "pageViews" USING gin (search);
--> statement-breakpoint
CREATE INDEX "pageViews_site_index" ON "pageViews" USING btree (site, hour, id);
--> statement-breakpoint
CREATE INDEX "pageViews_views_index" ON "pageViews" USING btree (views, hour, id);
--> statement-breakpoint
CREATE INDEX "pageViews_visitors_index" ON "pageViews" USING btree (visitors, hour, id);
--> statement-breakpoint
CREATE TABLE "paymentCards" (
    id uuid NOT NULL,
    name text NOT NULL,
    kind text NOT NULL,
    holder uuid,
    brand text NOT NULL,
    number text NOT NULL,
    last4 text NOT NULL,
    "expiresOn" date NOT NULL,
    "monthlyLimit" bigint NOT NULL,
    currency character varying(3) NOT NULL,
    "closedBecause" text,
    status text NOT NULL,
    version integer NOT NULL,
    "createdAt" timestamp(3) with time zone NOT NULL,
    "updatedAt" timestamp(3) with time zone NOT NULL,
    search tsvector GENERATED ALWAYS AS (words(name)) STORED,
    form text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "paymentCards" ADD CONSTRAINT "paymentCards_pkey" PRIMARY KEY (id);
--> statement-breakpoint
CREATE INDEX "paymentCards_brand_index" ON "paymentCards" USING btree (brand, lower(name) COLLATE "C", id);
--> statement-breakpoint
CREATE INDEX "paymentCards_createdAt_index" ON "paymentCards" USING btree ("createdAt", lower(name) COLLATE "C", id);
--> statement-breakpoint
CREATE INDEX "paymentCards_form_index" ON "paymentCards" USING btree (form, lower(name) COLLATE "C", id);
--> statement-breakpoint
CREATE INDEX "paymentCards_holder_index" ON "paymentCards" USING btree (holder, lower(name) COLLATE "C", id);
--> statement-breakpoint
CREATE INDEX "paymentCards_kind_index" ON "paymentCards" USING btree (kind, lower(name) COLLATE "C", id);
--> statement-breakpoint
CREATE INDEX "paymentCards_monthlyLimit_index" ON "paymentCards" USING btree ("monthlyLimit", lower(name) COLLATE "C", id);
--> statement-breakpoint
CREATE INDEX "paymentCards_name_index" ON "paymentCards" USING btree (lower(name) COLLATE "C", id);
--> statement-breakpoint
CREATE INDEX "paymentCards_search_index" ON "paymentCards" USING gin (search);
--> statement-breakpoint
CREATE INDEX "paymentCards_status_index" ON "paymentCards" USING btree (status, lower(name) COLLATE "C", id);
--> statement-breakpoint
CREATE TABLE posts (
    id uuid NOT NULL,
    title text NOT NULL,
    slug text NOT NULL,
    cover text,
    excerpt text NOT NULL,
    body text NOT NULL,
    tags text[] NOT NULL,
    author uuid,
    language text NOT NULL,
    status text NOT NULL,
    "publishAt" timestamp(3) with time zone,
    "commentsOpen" boolean NOT NULL,
    "seoTitle" text,
    "seoDescription" text,
    version integer NOT NULL,
    "createdAt" timestamp(3) with time zone NOT NULL,
    "updatedAt" timestamp(3) with time zone NOT NULL,
    "deletedAt" timestamp(3) with time zone,
    search tsvector GENERATED ALWAYS AS ((((words(title) || words(excerpt)) || words_of_html(body)) || words_of_array(tags))) STORED,
    byline text,
    original uuid
);
--> statement-breakpoint
ALTER TABLE posts ADD CONSTRAINT posts_pkey PRIMARY KEY (id);
--> statement-breakpoint
CREATE INDEX posts_author_index ON posts USING btree (author, "createdAt", id) WHERE ("deletedAt" IS NULL);
--> statement-breakpoint
CREATE INDEX "posts_createdAt_index" ON posts USING btree ("createdAt", id) WHERE ("deletedAt" IS NULL);
--> statement-breakpoint
CREATE INDEX posts_language_index ON posts USING btree (language, "createdAt", id) WHERE ("deletedAt" IS NULL);
--> statement-breakpoint
CREATE INDEX posts_original_index ON posts USING btree (original, "createdAt", id) WHERE ("deletedAt" IS NULL);
--> statement-breakpoint
CREATE INDEX "posts_publishAt_index" ON posts USING btree ("publishAt", "createdAt", id) WHERE ("deletedAt" IS NULL);
--> statement-breakpoint
CREATE INDEX posts_search_index ON posts USING gin (search) WHERE ("deletedAt" IS NULL);
--> statement-breakpoint
CREATE UNIQUE INDEX posts_slug_unique ON posts USING btree (slug);
--> statement-breakpoint
CREATE INDEX posts_status_index ON posts USING btree (status, "createdAt", id) WHERE ("deletedAt" IS NULL);
--> statement-breakpoint
CREATE INDEX posts_tags_index ON posts USING gin (tags) WHERE ("deletedAt" IS NULL);
--> statement-breakpoint
CREATE INDEX posts_title_index ON posts USING btree (lower(title) COLLATE "C", "createdAt", id) WHERE ("deletedAt" IS NULL);
--> statement-breakpoint
CREATE INDEX posts_trash_index ON posts USING btree ("deletedAt", id) WHERE ("deletedAt" IS NOT NULL);
--> statement-breakpoint
CREATE INDEX "posts_updatedAt_index" ON posts USING btree ("updatedAt", "createdAt", id) WHERE ("deletedAt" IS NULL);
--> statement-breakpoint
CREATE TABLE products (
    id uuid NOT NULL,
    name text NOT NULL,
    slug text NOT NULL,
    code text NOT NULL,
    category uuid,
    price bigint NOT NULL,
    currency character varying(3) NOT NULL,
    cost bigint,
    stock bigint,
    weight numeric(15,3),
    colors text[] NOT NULL,
    labels text[] NOT NULL,
    featured boolean NOT NULL,
    "availableFrom" date,
    cover text,
    description text,
    status text NOT NULL,
    version integer NOT NULL,
    "createdAt" timestamp(3) with time zone NOT NULL,
    "updatedAt" timestamp(3) with time zone NOT NULL,
    "deletedAt" timestamp(3) with time zone,
    search tsvector GENERATED ALWAYS AS ((((words(name) || words(code)) || words_of_array(labels)) || words_of_html(description))) STORED,
    "priceBefore" bigint,
    pictures jsonb NOT NULL,
    "ratingAverage" numeric(15,2) NOT NULL,
    "reviewCount" bigint NOT NULL,
    sold bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE products ADD CONSTRAINT products_pkey PRIMARY KEY (id);
--> statement-breakpoint
CREATE INDEX products_category_index ON products USING btree (category, "createdAt", id) WHERE ("deletedAt" IS NULL);
--> statement-breakpoint
CREATE INDEX products_code_index ON products USING btree (lower(code) COLLATE "C", "createdAt", id) WHERE ("deletedAt" IS NULL);
--> statement-breakpoint
CREATE UNIQUE INDEX products_code_unique ON products USING btree (code);
--> statement-breakpoint
CREATE INDEX products_colors_index ON products USING gin (colors) WHERE ("deletedAt" IS NULL);
--> statement-breakpoint
CREATE INDEX "products_createdAt_index" ON products USING btree ("createdAt", id) WHERE ("deletedAt" IS NULL);
--> statement-breakpoint
CREATE INDEX products_featured_index ON products USING btree (featured, "createdAt", id) WHERE ("deletedAt" IS NULL);
--> statement-breakpoint
CREATE INDEX products_labels_index ON products USING gin (labels) WHERE ("deletedAt" IS NULL);
--> statement-breakpoint
CREATE INDEX products_name_index ON products USING btree (lower(name) COLLATE "C", "createdAt", id) WHERE ("deletedAt" IS NULL);
--> statement-breakpoint
CREATE INDEX products_price_index ON products USING btree (price, "createdAt", id) WHERE ("deletedAt" IS NULL);
--> statement-breakpoint
CREATE INDEX "products_ratingAverage_index" ON products USING btree ("ratingAverage", "createdAt", id) WHERE ("deletedAt" IS NULL);
--> statement-breakpoint
CREATE INDEX products_search_index ON products USING gin (search) WHERE ("deletedAt" IS NULL);
--> statement-breakpoint
CREATE UNIQUE INDEX products_slug_unique ON products USING btree (slug);
--> statement-breakpoint
CREATE INDEX products_sold_index ON products USING btree (sold, "createdAt", id) WHERE ("deletedAt" IS NULL);
--> statement-breakpoint
CREATE INDEX products_status_index ON products USING btree (status, "createdAt", id) WHERE ("deletedAt" IS NULL);
--> statement-breakpoint
CREATE INDEX products_stock_index ON products USING btree (stock, "createdAt", id) WHERE ("deletedAt" IS NULL);
--> statement-breakpoint
CREATE INDEX products_trash_index ON products USING btree ("deletedAt", id) WHERE ("deletedAt" IS NOT NULL);
--> statement-breakpoint
CREATE TABLE questions (
    id uuid NOT NULL,
    question text NOT NULL,
    answer text NOT NULL,
    category text NOT NULL,
    language text NOT NULL,
    rank text NOT NULL,
    status text NOT NULL,
    version integer NOT NULL,
    "createdAt" timestamp(3) with time zone NOT NULL,
    "updatedAt" timestamp(3) with time zone NOT NULL,
    search tsvector GENERATED ALWAYS AS ((words(question) || words_of_html(answer))) STORED
);
--> statement-breakpoint
ALTER TABLE questions ADD CONSTRAINT questions_pkey PRIMARY KEY (id);
--> statement-breakpoint
CREATE INDEX questions_category_index ON questions USING btree (category, rank COLLATE "C", id);
--> statement-breakpoint
CREATE INDEX questions_language_index ON questions USING btree (language, rank COLLATE "C", id);
--> statement-breakpoint
CREATE INDEX questions_question_index ON questions USING btree (lower(question) COLLATE "C", rank COLLATE "C", id);
--> statement-breakpoint
CREATE INDEX questions_rank_index ON questions USING btree (rank COLLATE "C", id);
--> statement-breakpoint
CREATE INDEX questions_search_index ON questions USING gin (search);
--> statement-breakpoint
CREATE INDEX questions_status_index ON questions USING btree (status, rank COLLATE "C", id);
--> statement-breakpoint
CREATE INDEX "questions_updatedAt_index" ON questions USING btree ("updatedAt", rank COLLATE "C", id);
--> statement-breakpoint
CREATE TABLE recovery_codes (
    "userId" uuid NOT NULL,
    hash bytea NOT NULL
);
--> statement-breakpoint
ALTER TABLE recovery_codes ADD CONSTRAINT "recovery_codes_userId_hash_pk" PRIMARY KEY ("userId", hash);
--> statement-breakpoint
CREATE TABLE registrations (
    id uuid NOT NULL,
    email text NOT NULL,
    "passwordHash" text NOT NULL,
    "firstName" text NOT NULL,
    "lastName" text NOT NULL,
    language text NOT NULL,
    "createdAt" timestamp(3) with time zone NOT NULL,
    "expiresAt" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE registrations ADD CONSTRAINT registrations_pkey PRIMARY KEY (id);
--> statement-breakpoint
CREATE INDEX registrations_email_index ON registrations USING btree (email, "createdAt");
--> statement-breakpoint
CREATE INDEX registrations_expiry_index ON registrations USING btree ("expiresAt");
--> statement-breakpoint
CREATE TABLE resource_changes (
    resource text NOT NULL,
    lane smallint NOT NULL,
    changes bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE resource_changes ADD CONSTRAINT resource_changes_resource_lane_pk PRIMARY KEY (resource, lane);
--> statement-breakpoint
CREATE TABLE reviews (
    id uuid NOT NULL,
    product uuid NOT NULL,
    rating bigint NOT NULL,
    title text NOT NULL,
    body text NOT NULL,
    author uuid,
    "authorName" text,
    "helpfulTo" uuid[] NOT NULL,
    "approvedAt" timestamp(3) with time zone,
    status text NOT NULL,
    helpful bigint NOT NULL,
    version integer NOT NULL,
    "createdAt" timestamp(3) with time zone NOT NULL,
    "updatedAt" timestamp(3) with time zone NOT NULL,
    search tsvector GENERATED ALWAYS AS ((words(title) || words(body))) STORED
);
--> statement-breakpoint
ALTER TABLE reviews ADD CONSTRAINT reviews_pkey PRIMARY KEY (id);
--> statement-breakpoint
CREATE INDEX reviews_author_index ON reviews USING btree (author, "createdAt", id);
--> statement-breakpoint
CREATE INDEX "reviews_createdAt_index" ON reviews USING btree ("createdAt", id);
--> statement-breakpoint
CREATE INDEX "reviews_helpfulTo_index" ON reviews USING gin ("helpfulTo");
--> statement-breakpoint
CREATE INDEX reviews_helpful_index ON reviews USING btree (helpful, "createdAt", id);
--> statement-breakpoint
CREATE INDEX reviews_product_index ON reviews USING btree (product, "createdAt", id);
--> statement-breakpoint
CREATE INDEX reviews_rating_index ON reviews USING btree (rating, "createdAt", id);
--> statement-breakpoint
CREATE INDEX reviews_search_index ON reviews USING gin (search);
--> statement-breakpoint
CREATE INDEX reviews_status_index ON reviews USING btree (status, "createdAt", id);
--> statement-breakpoint
CREATE INDEX reviews_title_index ON reviews USING btree (lower(title) COLLATE "C", "createdAt", id);
--> statement-breakpoint
CREATE TABLE second_factors (
    "userId" uuid NOT NULL,
    secret text NOT NULL,
    "isEnabled" boolean NOT NULL,
    "lastStep" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE second_factors ADD CONSTRAINT second_factors_pkey PRIMARY KEY ("userId");
--> statement-breakpoint
CREATE TABLE secrets (
    name text NOT NULL,
    value bytea NOT NULL
);
--> statement-breakpoint
ALTER TABLE secrets ADD CONSTRAINT secrets_pkey PRIMARY KEY (name);
--> statement-breakpoint
CREATE TABLE sessions (
    id uuid NOT NULL,
    "userId" uuid NOT NULL,
    "createdAt" timestamp(3) with time zone NOT NULL,
    "expiresAt" timestamp(3) with time zone NOT NULL,
    "endedAt" timestamp(3) with time zone,
    "userAgent" text,
    "viewedFrom" uuid,
    network text,
    "lastSeenAt" timestamp(3) with time zone,
    "user" uuid GENERATED ALWAYS AS ("userId") STORED,
    "isView" boolean GENERATED ALWAYS AS (("viewedFrom" IS NOT NULL)) STORED,
    name text DEFAULT 'Browser'::text NOT NULL,
    device text DEFAULT 'unknown'::text NOT NULL,
    status text DEFAULT 'open'::text NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    "updatedAt" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE sessions ADD CONSTRAINT sessions_pkey PRIMARY KEY (id);
--> statement-breakpoint
CREATE INDEX sessions_created_index ON sessions USING btree ("createdAt", id);
--> statement-breakpoint
CREATE INDEX sessions_expiry_index ON sessions USING btree ("expiresAt");
--> statement-breakpoint
CREATE INDEX sessions_people_index ON sessions USING btree ("user", id);
--> statement-breakpoint
CREATE INDEX sessions_status_index ON sessions USING btree (status, id);
--> statement-breakpoint
CREATE INDEX sessions_user_index ON sessions USING btree ("userId");
--> statement-breakpoint
CREATE TABLE slugs (
    resource text NOT NULL,
    slug text NOT NULL,
    record uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE slugs ADD CONSTRAINT slugs_resource_slug_pk PRIMARY KEY (resource, slug);
--> statement-breakpoint
CREATE INDEX slugs_record_index ON slugs USING btree (record);
--> statement-breakpoint
CREATE TABLE throttles (
    key text NOT NULL,
    "startedAt" bigint NOT NULL,
    count integer NOT NULL,
    before integer NOT NULL,
    "isAllowed" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
ALTER TABLE throttles ADD CONSTRAINT throttles_pkey PRIMARY KEY (key);
--> statement-breakpoint
CREATE INDEX throttles_age_index ON throttles USING btree ("startedAt");
--> statement-breakpoint
CREATE TABLE upgrades (
    id uuid NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    phone text NOT NULL,
    address text NOT NULL,
    plan text NOT NULL,
    billing text NOT NULL,
    amount bigint NOT NULL,
    currency character varying(3) NOT NULL,
    "cardBrand" text NOT NULL,
    "cardLast4" text NOT NULL,
    language text NOT NULL,
    request text,
    status text NOT NULL,
    version integer NOT NULL,
    "createdAt" timestamp(3) with time zone NOT NULL,
    "updatedAt" timestamp(3) with time zone NOT NULL,
    search tsvector GENERATED ALWAYS AS ((words(name) || words(email))) STORED
);
--> statement-breakpoint
ALTER TABLE upgrades ADD CONSTRAINT upgrades_pkey PRIMARY KEY (id);
--> statement-breakpoint
CREATE INDEX upgrades_amount_index ON upgrades USING btree (amount, "createdAt", id);
--> statement-breakpoint
CREATE INDEX upgrades_billing_index ON upgrades USING btree (billing, "createdAt", id);
--> statement-breakpoint
CREATE INDEX "upgrades_createdAt_index" ON upgrades USING btree ("createdAt", id);
--> statement-breakpoint
CREATE INDEX upgrades_email_index ON upgrades USING btree (email, "createdAt", id);
--> statement-breakpoint
CREATE INDEX upgrades_plan_index ON upgrades USING btree (plan, "createdAt", id);
--> statement-breakpoint
CREATE UNIQUE INDEX upgrades_request_unique ON upgrades USING btree (request);
--> statement-breakpoint
CREATE INDEX upgrades_search_index ON upgrades USING gin (search);
--> statement-breakpoint
CREATE INDEX upgrades_status_index ON upgrades USING btree (status, "createdAt", id);
--> statement-breakpoint
CREATE TABLE uploads (
    id uuid NOT NULL,
    "userId" uuid,
    checksum text NOT NULL,
    size bigint NOT NULL,
    name text NOT NULL,
    "contentType" text NOT NULL,
    "createdAt" timestamp(3) with time zone NOT NULL,
    "usedAt" timestamp(3) with time zone
);
--> statement-breakpoint
ALTER TABLE uploads ADD CONSTRAINT uploads_pkey PRIMARY KEY (id);
--> statement-breakpoint
CREATE INDEX uploads_checksum_index ON uploads USING btree (checksum);
--> statement-breakpoint
CREATE INDEX uploads_used_index ON uploads USING btree ("usedAt", "createdAt");
--> statement-breakpoint
CREATE INDEX uploads_user_index ON uploads USING btree ("userId");
--> statement-breakpoint
CREATE TABLE users (
    id uuid NOT NULL,
    "displayName" text NOT NULL,
    "firstName" text NOT NULL,
    "lastName" text NOT NULL,
    email text NOT NULL,
    "photoURL" text,
    "phoneNumber" text,
    country character varying(2),
    address text,
    state text,
    city text,
    "zipCode" text,
    company text,
    about text,
    role text NOT NULL,
    status text NOT NULL,
    "isPublic" boolean NOT NULL,
    "emailVerified" boolean NOT NULL,
    locale text NOT NULL,
    timezone text,
    version integer NOT NULL,
    "createdAt" timestamp(3) with time zone NOT NULL,
    "updatedAt" timestamp(3) with time zone NOT NULL,
    search tsvector GENERATED ALWAYS AS (((words("displayName") || words(email)) || words(company))) STORED,
    username text NOT NULL,
    "coverURL" text,
    "banReason" text,
    "socialLinks" jsonb NOT NULL,
    "notifyAbout" text[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE users ADD CONSTRAINT users_pkey PRIMARY KEY (id);
--> statement-breakpoint
CREATE INDEX users_company_index ON users USING btree (lower(company) COLLATE "C", lower("displayName") COLLATE "C", id);
--> statement-breakpoint
CREATE INDEX "users_createdAt_index" ON users USING btree ("createdAt", lower("displayName") COLLATE "C", id);
--> statement-breakpoint
CREATE INDEX "users_displayName_index" ON users USING btree (lower("displayName") COLLATE "C", id);
--> statement-breakpoint
CREATE INDEX users_email_index ON users USING btree (email, lower("displayName") COLLATE "C", id);
--> statement-breakpoint
CREATE UNIQUE INDEX users_email_unique ON users USING btree (email);
--> statement-breakpoint
CREATE INDEX users_role_index ON users USING btree (role, lower("displayName") COLLATE "C", id);
--> statement-breakpoint
CREATE INDEX users_search_index ON users USING gin (search);
--> statement-breakpoint
CREATE INDEX users_status_index ON users USING btree (status, lower("displayName") COLLATE "C", id);
--> statement-breakpoint
CREATE UNIQUE INDEX users_username_unique ON users USING btree (username);
--> statement-breakpoint
CREATE TABLE vouchers (
    id uuid NOT NULL,
    code text NOT NULL,
    percent bigint NOT NULL,
    "validUntil" date,
    note text,
    status text NOT NULL,
    version integer NOT NULL,
    "createdAt" timestamp(3) with time zone NOT NULL,
    "updatedAt" timestamp(3) with time zone NOT NULL,
    search tsvector GENERATED ALWAYS AS (words(code)) STORED
);
--> statement-breakpoint
ALTER TABLE vouchers ADD CONSTRAINT vouchers_pkey PRIMARY KEY (id);
--> statement-breakpoint
CREATE INDEX vouchers_code_index ON vouchers USING btree (lower(code) COLLATE "C", "createdAt", id);
--> statement-breakpoint
CREATE UNIQUE INDEX vouchers_code_unique ON vouchers USING btree (code);
--> statement-breakpoint
CREATE INDEX "vouchers_createdAt_index" ON vouchers USING btree ("createdAt", id);
--> statement-breakpoint
CREATE INDEX vouchers_percent_index ON vouchers USING btree (percent, "createdAt", id);
--> statement-breakpoint
CREATE INDEX vouchers_search_index ON vouchers USING gin (search);
--> statement-breakpoint
CREATE INDEX vouchers_status_index ON vouchers USING btree (status, "createdAt", id);
--> statement-breakpoint
CREATE INDEX "vouchers_validUntil_index" ON vouchers USING btree ("validUntil", "createdAt", id);
--> statement-breakpoint
CREATE TABLE works (
    id uuid NOT NULL,
    "userId" uuid NOT NULL,
    "startedAt" timestamp(3) with time zone NOT NULL,
    "stoppedAt" timestamp(3) with time zone,
    "finishedAt" timestamp(3) with time zone,
    done integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE works ADD CONSTRAINT works_pkey PRIMARY KEY (id);
--> statement-breakpoint
CREATE INDEX works_age_index ON works USING btree ("startedAt");
--> statement-breakpoint
ALTER TABLE addresses ADD CONSTRAINT addresses_owner_exists FOREIGN KEY (owner) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE bookings ADD CONSTRAINT bookings_account_exists FOREIGN KEY (account) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE "calendarEvents" ADD CONSTRAINT "calendarEvents_owner_exists" FOREIGN KEY (owner) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE categories ADD CONSTRAINT categories_parent_exists FOREIGN KEY (parent) REFERENCES categories(id);
--> statement-breakpoint
ALTER TABLE "chatMembers" ADD CONSTRAINT "chatMembers_conversation_exists" FOREIGN KEY (conversation) REFERENCES conversations(id);
--> statement-breakpoint
ALTER TABLE "chatMembers" ADD CONSTRAINT "chatMembers_person_exists" FOREIGN KEY (person) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE comments ADD CONSTRAINT comments_author_exists FOREIGN KEY (author) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE comments ADD CONSTRAINT comments_parent_exists FOREIGN KEY (parent) REFERENCES comments(id);
--> statement-breakpoint
ALTER TABLE comments ADD CONSTRAINT comments_post_exists FOREIGN KEY (post) REFERENCES posts(id);
--> statement-breakpoint
ALTER TABLE customers ADD CONSTRAINT customers_account_exists FOREIGN KEY (account) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE files ADD CONSTRAINT files_folder_exists FOREIGN KEY (folder) REFERENCES folders(id);
--> statement-breakpoint
ALTER TABLE files ADD CONSTRAINT files_owner_exists FOREIGN KEY (owner) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE folders ADD CONSTRAINT folders_owner_exists FOREIGN KEY (owner) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE folders ADD CONSTRAINT folders_parent_exists FOREIGN KEY (parent) REFERENCES folders(id);
--> statement-breakpoint
ALTER TABLE invitations ADD CONSTRAINT "invitations_invitedBy_exists" FOREIGN KEY ("invitedBy") REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE invoices ADD CONSTRAINT invoices_customer_exists FOREIGN KEY (customer) REFERENCES customers(id);
--> statement-breakpoint
ALTER TABLE "kanbanCards" ADD CONSTRAINT "kanbanCards_column_exists" FOREIGN KEY ("column") REFERENCES "kanbanColumns"(id);
--> statement-breakpoint
ALTER TABLE "kanbanCards" ADD CONSTRAINT "kanbanCards_reporter_exists" FOREIGN KEY (reporter) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE "ledgerEntries" ADD CONSTRAINT "ledgerEntries_account_exists" FOREIGN KEY (account) REFERENCES accounts(id);
--> statement-breakpoint
ALTER TABLE "ledgerEntries" ADD CONSTRAINT "ledgerEntries_reverses_exists" FOREIGN KEY (reverses) REFERENCES "ledgerEntries"(id);
--> statement-breakpoint
ALTER TABLE "mailLabels" ADD CONSTRAINT "mailLabels_owner_exists" FOREIGN KEY (owner) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE mails ADD CONSTRAINT mails_owner_exists FOREIGN KEY (owner) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE messages ADD CONSTRAINT messages_conversation_exists FOREIGN KEY (conversation) REFERENCES conversations(id);
--> statement-breakpoint
ALTER TABLE messages ADD CONSTRAINT messages_sender_exists FOREIGN KEY (sender) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE notifications ADD CONSTRAINT notifications_recipient_exists FOREIGN KEY (recipient) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE orders ADD CONSTRAINT orders_customer_exists FOREIGN KEY (customer) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE "paymentCards" ADD CONSTRAINT "paymentCards_holder_exists" FOREIGN KEY (holder) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE posts ADD CONSTRAINT posts_author_exists FOREIGN KEY (author) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE posts ADD CONSTRAINT posts_original_exists FOREIGN KEY (original) REFERENCES posts(id);
--> statement-breakpoint
ALTER TABLE products ADD CONSTRAINT products_category_exists FOREIGN KEY (category) REFERENCES categories(id);
--> statement-breakpoint
ALTER TABLE reviews ADD CONSTRAINT reviews_author_exists FOREIGN KEY (author) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE reviews ADD CONSTRAINT reviews_product_exists FOREIGN KEY (product) REFERENCES products(id);
--> statement-breakpoint
CREATE VIEW audit AS
 SELECT (('00000000-0000-7000-8000-'::text || lpad(to_hex(changes.id), 12, '0'::text)))::uuid AS id,
    1 AS version,
    changes.at AS "createdAt",
    changes.at AS "updatedAt",
    ('#'::text || changes.id) AS entry,
    changes."userId" AS "user",
    changes.operation,
    changes.resource,
    (changes.record)::text AS record,
    (changes.version)::bigint AS "recordVersion",
    changes.id AS number
   FROM changes;
--> statement-breakpoint
INSERT INTO change_log_heads (lane, sequence, hash) SELECT lane, 0, ''::bytea FROM generate_series(1, 16) lane;
