-- Money is whole centavos. Names are those of the domain, not of the wire.

create table categories (
  id integer primary key generated always as identity,
  name text not null check (name <> ''),
  position integer not null check (position > 0),
  -- Deferred, so that a new order may be written one row at a time.
  constraint categories_position_key unique (position) deferrable initially deferred
);
create unique index categories_name_key on categories (lower(name));

create table products (
  id integer primary key generated always as identity,
  category_id integer not null references categories (id) on delete restrict,
  name text not null check (name <> ''),
  description text not null default '',
  price_cents integer not null check (price_cents >= 0),
  is_available boolean not null default true,
  image_url text not null default '',
  is_combo boolean not null default false,
  is_promoted boolean not null default false,
  is_combo_eligible boolean not null default false
);
create index products_category_id_idx on products (category_id);

create table extras (
  id integer primary key generated always as identity,
  name text not null check (name <> ''),
  description text not null default '',
  price_cents integer not null check (price_cents >= 0),
  is_available boolean not null default true
);

create table product_extras (
  product_id integer not null references products (id) on delete cascade,
  extra_id integer not null references extras (id) on delete cascade,
  primary key (product_id, extra_id)
);
create index product_extras_extra_id_idx on product_extras (extra_id);

create table orders (
  id integer primary key generated always as identity,
  phone text not null check (phone ~ '^[0-9]{10}$'),
  customer_name text,
  delivery_address text not null,
  payment_method text not null default 'efectivo',
  notes text not null default '',
  total_cents bigint not null check (total_cents >= 0),
  stage text not null default 'received' check (
    stage in ('received', 'accepted', 'preparing', 'onTheWay', 'delivered', 'rejected', 'cancelled')
  ),
  placed_at timestamptz not null default now()
);
create index orders_phone_idx on orders (phone, id);
create index orders_active_idx on orders (id)
  where stage in ('received', 'accepted', 'preparing', 'onTheWay');

-- A line is what was sold that day: no reference to the menu, which may change or shrink (decision O10).
create table order_lines (
  id integer primary key generated always as identity,
  order_id integer not null references orders (id) on delete cascade,
  product_id integer not null,
  product_name text not null,
  unit_price_cents integer not null check (unit_price_cents >= 0),
  quantity integer not null check (quantity > 0),
  extras jsonb not null default '[]',
  crepas jsonb not null default '[]',
  extras_total_cents bigint not null check (extras_total_cents >= 0),
  image_url text not null default ''
);
create index order_lines_order_id_idx on order_lines (order_id);

-- What happened to orders, in the order it was written; its ids serve Last-Event-ID.
create table order_events (
  id bigint primary key generated always as identity,
  order_id integer not null references orders (id) on delete cascade,
  stage text not null,
  at timestamptz not null default now()
);
create index order_events_order_id_idx on order_events (order_id);

-- One row per order draft that a client may send again (decision O5).
create table idempotency_keys (
  key uuid primary key,
  request_hash text not null,
  order_id integer references orders (id) on delete cascade,
  created_at timestamptz not null default now()
);
create index idempotency_keys_created_at_idx on idempotency_keys (created_at);
