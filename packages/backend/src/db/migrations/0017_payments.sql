-- Ways to pay: null in the shop's row means that the owner has not changed it.
alter table shop
  add column payments jsonb check (jsonb_array_length(payments) > 0),
  -- `{bank, clabe, holder}`.
  add column transfer jsonb;

alter table orders
  -- Staff have seen the money.
  add column paid_at timestamptz,
  -- The customer says that the transfer was made.
  add column transferred_at timestamptz;
