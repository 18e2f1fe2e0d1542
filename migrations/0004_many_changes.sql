-- The same as before, and beside it: between ledger_open() and ledger_close() a transaction keeps the end of its lane in
-- its settings and writes it once, at the close. Each entry would otherwise leave a dead row behind that the next one has
-- to pass, so that ten thousand of them would take the square of their time.
create or replace function ledger_append(_operation text, _user uuid, _resource text, _record uuid, _version integer,
  _before jsonb, _after jsonb, _batch uuid)
returns bigint language plpgsql volatile as $$
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
  if is_open then
    perform set_config('corridor.end', (last_sequence + 1) || ' ' || encode(next_hash, 'hex'), true);
  else
    update ledger_heads set sequence = last_sequence + 1, hash = next_hash where lane = mine;
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
create function ledger_open() returns void language plpgsql volatile as $$
begin
  perform set_config('corridor.open', 'yes', true);
end
$$;
--> statement-breakpoint
create function ledger_close() returns void language plpgsql volatile as $$
declare
  kept text := nullif(current_setting('corridor.end', true), '');
begin
  if kept is not null then
    update ledger_heads set sequence = split_part(kept, ' ', 1)::bigint, hash = decode(split_part(kept, ' ', 2), 'hex')
      where lane = current_setting('corridor.lane')::smallint;
  end if;
  perform set_config('corridor.open', '', true), set_config('corridor.end', '', true), set_config('corridor.marked', '', true);
end
$$;
