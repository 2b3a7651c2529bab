-- Ways to pay, fetching and fees: null in the shop's row means that the owner has not changed it.
alter table shop
  add column payments jsonb check (jsonb_array_length(payments) > 0),
  -- `{bank, clabe, holder}`.
  add column transfer jsonb,
  -- `{isOn, minutes}`.
  add column pickup jsonb,
  add column pickup_paused_until timestamptz,
  -- `[{name, zone, fee, minimum, freeFrom}]` in centavos.
  add column fee_zones jsonb check (jsonb_array_length(fee_zones) <= 20),
  -- `{fee, minimum, freeFrom}` in centavos.
  add column fee_without_zone jsonb;

alter table orders
  -- Staff have seen the money.
  add column paid_at timestamptz,
  -- The customer says that the transfer was made.
  add column transferred_at timestamptz,
  -- The customer fetches it at the shop: no courier, no pin.
  add column is_pickup boolean not null default false,
  -- Part of `total_cents`.
  add column fee_cents bigint not null default 0 check (fee_cents >= 0);
