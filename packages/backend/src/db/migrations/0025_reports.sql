-- When each phone's orders were delivered: a report counts new and returning phones from this index alone.
create index orders_delivered_phone_idx on orders (phone, placed_at) where stage = 'delivered' and erased_at is null;
