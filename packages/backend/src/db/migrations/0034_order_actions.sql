-- What accounts of the staff did with an order. Kept as long as the order is: its events go after seven days.
create table order_actions (
  id bigint generated always as identity primary key,
  order_id integer not null references orders (id) on delete cascade,
  action text not null,
  at timestamptz not null default clock_timestamp(),
  account text not null,
  email text not null
);
create index order_actions_order_id_idx on order_actions (order_id);
