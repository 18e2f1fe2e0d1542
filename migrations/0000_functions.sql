-- Text for the word search: lower case, ASCII punctuation as spaces, each CJK character a word of its own.
create function words(given text) returns tsvector language sql immutable parallel safe as $$
  select to_tsvector('simple'::regconfig, regexp_replace(regexp_replace(lower(coalesce(given, '')),
    '[!-/:-@\[-`{-~]+', ' ', 'g'), '([⺀-鿿가-힯豈-﫿])', ' \1 ', 'g'))
$$;
--> statement-breakpoint
create function words_of_html(given text) returns tsvector language sql immutable parallel safe as $$
  select words(regexp_replace(coalesce(given, ''), '<[^>]*>|&[a-zA-Z#0-9]+;', ' ', 'g'))
$$;
--> statement-breakpoint
create function words_of_array(given text[]) returns tsvector language sql immutable parallel safe as $$
  select words(array_to_string(coalesce(given, '{}'), ' '))
$$;
--> statement-breakpoint
-- What a change is hashed as: everything about it, in one canonical text.
create function change_hash(previous bytea, _sequence bigint, _at timestamptz, _operation text, _user uuid,
  _resource text, _record uuid, _version integer, _before jsonb, _after jsonb, _batch uuid)
returns bytea language sql immutable parallel safe as $$
  select sha256(previous || convert_to(jsonb_build_array(_sequence, (extract(epoch from _at) * 1000)::bigint, _operation,
    _user, _resource, _record, _version, _before, _after, _batch)::text, 'UTF8'))
$$;
--> statement-breakpoint
-- Appends to the ledger in the transaction of the change. A transaction keeps the lane it took first; a free lane is
-- taken before one is waited for. The lane's end is locked until commit, so its sequence has no gap and no fork.
create function ledger_append(_operation text, _user uuid, _resource text, _record uuid, _version integer,
  _before jsonb, _after jsonb, _batch uuid)
returns bigint language plpgsql volatile as $$
declare
  held text := nullif(current_setting('corridor.lane', true), '');
  mine smallint;
  last_sequence bigint;
  last_hash bytea;
  next_hash bytea;
  moment timestamptz := date_trunc('milliseconds', clock_timestamp());
  made bigint;
begin
  if held is not null then
    select lane, sequence, hash into mine, last_sequence, last_hash from ledger_heads where lane = held::smallint for update;
  else
    select lane, sequence, hash into mine, last_sequence, last_hash from ledger_heads for update skip locked limit 1;
    if not found then
      select lane, sequence, hash into mine, last_sequence, last_hash from ledger_heads
        where lane = 1 + (pg_backend_pid() % (select count(*) from ledger_heads)) for update;
    end if;
    perform set_config('corridor.lane', mine::text, true);
  end if;
  next_hash := change_hash(last_hash, last_sequence + 1, moment, _operation, _user, _resource, _record, _version, _before,
    _after, _batch);
  update ledger_heads set sequence = last_sequence + 1, hash = next_hash where lane = mine;
  insert into changes (lane, sequence, hash, at, operation, "userId", resource, record, version, before, after, batch)
    values (mine, last_sequence + 1, next_hash, moment, _operation, _user, _resource, _record, _version, _before, _after, _batch)
    returning id into made;
  insert into resource_changes (resource, lane, changes) values (_resource, mine, 1)
    on conflict (resource, lane) do update set changes = resource_changes.changes + 1;
  return made;
end
$$;
