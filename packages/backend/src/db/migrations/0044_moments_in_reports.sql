-- A report counts an order for later on the day of its moment: the index of the phones has that too, so that it is still read alone. It takes the
-- place of `orders_delivered_phone_idx`, which the previous version needs.
create index orders_delivered_phone_moment_idx on orders (phone, placed_at) include (scheduled_for)
  where stage = 'delivered' and erased_at is null;
