-- Orders that customers fetch: null in the shop's row means that the owner has not changed it.
alter table shop
  -- `{isActive, minutes}`.
  add column pickup jsonb,
  add column pickup_paused_until timestamptz;

alter table orders
  add column fulfilment text not null default 'delivery' check (fulfilment in ('delivery', 'pickup'));
