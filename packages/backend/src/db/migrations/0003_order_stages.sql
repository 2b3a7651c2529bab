alter table orders
  add column promised_minutes integer check (promised_minutes > 0),
  -- Why it was rejected or cancelled; the customer reads it.
  add column end_reason text,
  add column accepted_at timestamptz,
  add column preparing_at timestamptz,
  add column on_the_way_at timestamptz,
  add column delivered_at timestamptz,
  add column rejected_at timestamptz,
  add column cancelled_at timestamptz;

-- The list of staff, newest first: few orders end without a delivery, so their pages would be long walks.
create index orders_undelivered_idx on orders (id) where stage in ('rejected', 'cancelled');
-- The day report.
create index orders_placed_at_idx on orders (placed_at);

-- Events become visible in the order of their ids: whoever has read one has missed none before it. Without the
-- lock, of two transactions the one that took its id first may commit last. The lock is taken before the id is
-- (a row trigger would come too late) and held until the commit: an event is the last a transaction writes.
create function order_events_in_turn() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(727002);
  return null;
end $$;
create trigger order_events_in_turn before insert on order_events
  for each statement execute function order_events_in_turn();

create function order_events_notify() returns trigger language plpgsql as $$
begin
  perform pg_notify('order_events', '');
  return null;
end $$;
create trigger order_events_notify after insert on order_events
  for each statement execute function order_events_notify();
