-- When the personal data of the order was erased. Its phone is then 0000000000, which belongs to nobody: the column is
-- not null, and the previous version reads it.
alter table orders add column erased_at timestamptz;
-- For the orders whose data is to be erased after the owner's days.
create index orders_not_erased_idx on orders (placed_at) where erased_at is null;

-- Null: never.
alter table shop add column forget_after_days integer check (forget_after_days between 30 and 3650);
