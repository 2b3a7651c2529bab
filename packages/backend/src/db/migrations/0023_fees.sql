-- What delivery costs: null in the shop's row means that the owner has not changed it.
alter table shop
  -- `{name, zone, fee, minimum, freeFrom}`, in centavos.
  add column fee_zones jsonb,
  -- `{fee, minimum, freeFrom}`.
  add column fee_without_pin jsonb;

-- A part of the total.
alter table orders add column fee_cents bigint not null default 0 check (fee_cents between 0 and total_cents);
