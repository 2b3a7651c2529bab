-- Orders for later. Null in the shop's row means that the owner has not changed it.
alter table shop
  -- `{isActive, daysAhead, maxPerQuarter}`.
  add column scheduling jsonb;

alter table orders
  -- When the customer wants it: a quarter of an hour; null: as soon as possible.
  add column scheduled_for timestamptz,
  -- When its preparation begins, one promise before: until then an accepted order is on hold.
  add column preparation_at timestamptz,
  -- Staff hear of it from then on: the opening, when it was placed while the shop was closed; null: since it was placed.
  add column alerts_from timestamptz;

-- The orders of a quarter of an hour are counted for each new one.
create index orders_scheduled_for on orders (scheduled_for) where scheduled_for is not null;
