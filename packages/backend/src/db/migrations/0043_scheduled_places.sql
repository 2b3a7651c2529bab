-- When the customer was told that the preparation of an order for later begins; null: not yet. Set in the transaction that takes the work,
-- so that it happens once.
alter table orders add column preparation_told_at timestamptz;
create index orders_preparation_due_idx on orders (preparation_at) where stage = 'accepted' and preparation_told_at is null;

-- Whether a quarter of an hour has no place left for one more order. Called by the statement that writes the order, after `phone_refusal`. Orders
-- for one quarter wait for each other, at all servers, and the query sees what was committed meanwhile. A rejected or cancelled order gives its
-- place back.
--
-- of_moment: null for an order that is for as soon as possible. max_orders: null for no limit.
create function moment_is_full(of_moment timestamptz, max_orders integer) returns boolean
language plpgsql volatile as $$
begin
  if of_moment is null or max_orders is null then return false; end if;
  perform pg_advisory_xact_lock(727008, (extract(epoch from of_moment) / 900)::integer);
  return max_orders <= (
    select count(*) from orders
    where scheduled_for = of_moment and stage not in ('rejected', 'cancelled')
  );
end $$;
