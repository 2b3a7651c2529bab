alter table orders
  -- Null: staff ended it, or it has not ended.
  add column ended_by text check (ended_by in ('customer', 'noAnswer')),
  -- When staff and the owner got an alert about the unanswered order. Set in the transaction that takes the work, so
  -- that each alert happens once.
  add column staff_alerted_at timestamptz,
  add column owner_alerted_at timestamptz;
create index orders_unanswered_idx on orders (placed_at) where stage = 'received';

-- Null: never.
alter table shop add column auto_reject_minutes integer check (auto_reject_minutes between 3 and 120);

-- A device that gets push messages, of a customer or of an account of the staff.
create table push_subscriptions (
  endpoint text primary key,
  p256dh text not null,
  auth text not null,
  phone text check (phone ~ '^[0-9]{10}$'),
  account text,
  is_owner boolean not null default false,
  renewed_at timestamptz not null default now(),
  check ((phone is null) <> (account is null))
);
create index push_subscriptions_phone_idx on push_subscriptions (phone) where phone is not null;

-- Messages that wait to be sent. Written with the change that they report, deleted when the push service has answered.
create table push_messages (
  id bigint primary key generated always as identity,
  endpoint text not null references push_subscriptions (endpoint) on delete cascade,
  order_id integer not null references orders (id) on delete cascade,
  news text not null,
  -- A server that takes a message moves this ahead: another one sends it only when the first one ended before.
  due_at timestamptz not null default now(),
  attempts integer not null default 0,
  expires_at timestamptz not null
);
create index push_messages_due_at_idx on push_messages (due_at);
create index push_messages_order_id_idx on push_messages (order_id);
create index push_messages_endpoint_idx on push_messages (endpoint);

-- For each row: a statement that writes no message wakes nobody.
create function push_messages_notify() returns trigger language plpgsql as $$
begin
  perform pg_notify('push_messages', '');
  return null;
end $$;
create trigger push_messages_notify after insert on push_messages
  for each row execute function push_messages_notify();
