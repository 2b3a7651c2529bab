-- What a customer may add to an order. Null means: not given. The name has had a column since 0001, and `notes` is the
-- note for the kitchen: empty when not given.
alter table orders
  add column pin_lat double precision check (pin_lat between -90 and 90),
  add column pin_lng double precision check (pin_lng between -180 and 180),
  add column cash_given_cents bigint check (cash_given_cents >= 0),
  add constraint orders_pin_check check ((pin_lat is null) = (pin_lng is null));

-- The corners of the polygon, `{lat, lng}` in degrees; null means everywhere.
alter table shop add column zone jsonb check (jsonb_array_length(zone) between 3 and 50);
