-- The words of the code: `entity_id` for `thing_id`, `snapshot` for `kept`. The previous version may run beside this one, so a trigger
-- keeps both names equal until a later release drops the old ones (README.md, «To change the schema»).
alter table change_log add column entity_id integer, add column snapshot jsonb;

update change_log set entity_id = thing_id, snapshot = kept where thing_id is not null or kept is not null;

create index change_log_snapshot_idx on change_log (kind, entity_id) where snapshot is not null;

create function change_log_names() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    new.entity_id := coalesce(new.entity_id, new.thing_id);
    new.snapshot := coalesce(new.snapshot, new.kept);
  else
    -- Only the previous version writes the old names.
    if new.thing_id is distinct from old.thing_id then new.entity_id := new.thing_id; end if;
    if new.kept is distinct from old.kept then new.snapshot := new.kept; end if;
  end if;
  new.thing_id := new.entity_id;
  new.kept := new.snapshot;
  return new;
end $$;
create trigger change_log_names before insert or update on change_log
  for each row execute function change_log_names();
