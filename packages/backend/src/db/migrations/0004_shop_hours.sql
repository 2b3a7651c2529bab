-- Null where nobody has said anything yet. The lists hold the values of the domain: `{day, opens, closes}` in minutes.
alter table shop
  add column time_zone text,
  add column week jsonb,
  add column special_days jsonb,
  add column last_order_minutes integer check (last_order_minutes between 0 and 60),
  add column paused_until timestamptz,
  add column busy_minutes integer check (busy_minutes > 0),
  add column busy_until timestamptz,
  add constraint shop_busy_check check ((busy_minutes is null) = (busy_until is null));

-- Sold out until then. One that has passed means nothing: no job has to take it away.
alter table products add column sold_out_until timestamptz;
alter table extras add column sold_out_until timestamptz;

-- Whether an order may be taken at this moment, by a shop that is still the one that was looked at.
--
-- The lock comes first, and whoever changes the shop takes it alone: a change waits for the orders that are being
-- written, and orders wait for the change. Each statement of a volatile function sees what was committed before it:
-- after the wait, that is the change. The clock is read after the wait, too, so that an order that was held up over
-- the closing second is too late.
--
-- shop_seen: the transaction that wrote the row that was read, null for no row. taken_until: null for no end.
create function orders_are_taken(shop_seen text, taken_until timestamptz) returns boolean
language plpgsql volatile as $$
begin
  perform pg_advisory_xact_lock_shared(727003);
  return (select xmin::text from shop) is not distinct from shop_seen
    and (taken_until is null or clock_timestamp() < taken_until);
end $$;
