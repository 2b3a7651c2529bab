-- Of an order in stage `received`: its phone is not proven, and a person of the shop calls it first. Not a stage of its own, so
-- that the previous version reads it as a new order.
alter table orders add column awaits_confirmation boolean not null default false;
create index orders_awaiting_idx on orders (id) where awaits_confirmation and stage = 'received';

-- Null: as the server's settings say.
alter table shop add column takes_without_code boolean;

create table unproven_orders (
  order_id integer primary key references orders (id) on delete cascade,
  -- SHA-256 of the follow token, which only the customer has.
  token_hash text not null unique,
  -- The follow token, readable only with the request's idempotency key, which is not stored: a retry gets the same token.
  sealed_token text not null,
  -- SHA-256 of the caller's network address, for the hourly limit; null afterwards.
  address_hash text,
  placed_at timestamptz not null default clock_timestamp()
);
create index unproven_orders_address_idx on unproven_orders (address_hash, placed_at) where address_hash is not null;
