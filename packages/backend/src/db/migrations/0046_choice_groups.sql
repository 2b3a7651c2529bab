-- Choices with rules. A group is shared by products: what a product asks of it is the product's own.
create table choice_groups (
  id integer primary key generated always as identity,
  name text not null check (name <> ''),
  position integer not null check (position > 0),
  -- Deferred, so that a new order may be written one row at a time.
  constraint choice_groups_position_key unique (position) deferrable initially deferred
);

create table choice_options (
  id integer primary key generated always as identity,
  group_id integer not null references choice_groups (id) on delete cascade,
  name text not null check (name <> ''),
  -- What one piece adds to the price of the product.
  price_cents integer not null check (price_cents >= 0),
  is_available boolean not null default true,
  is_preselected boolean not null default false,
  position integer not null check (position > 0),
  sold_out_until timestamptz
);
create index choice_options_group_id_idx on choice_options (group_id, position);

-- A group that a product uses cannot be deleted.
create table product_groups (
  product_id integer not null references products (id) on delete cascade,
  group_id integer not null references choice_groups (id) on delete restrict,
  position integer not null check (position > 0),
  min_pieces integer not null check (min_pieces >= 0),
  max_pieces integer not null check (max_pieces >= min_pieces and max_pieces > 0),
  -- So many of the cheapest chosen pieces are part of the product's price.
  included integer not null check (included between 0 and max_pieces),
  -- How often one option may be chosen.
  per_option integer not null check (per_option > 0),
  primary key (product_id, group_id)
);
create index product_groups_group_id_idx on product_groups (group_id);

create trigger choice_groups_changed after insert or update or delete or truncate on choice_groups
  for each statement execute function notify_menu_changed();
create trigger choice_options_changed after insert or update or delete or truncate on choice_options
  for each statement execute function notify_menu_changed();
create trigger product_groups_changed after insert or update or delete or truncate on product_groups
  for each statement execute function notify_menu_changed();

-- What was chosen of each group: `{id, name, included, options: [{id, name, priceCents, quantity}]}`, as it was then.
alter table order_lines add column options jsonb not null default '[]';

-- The previous version may run beside this one, and does not know the kind of a group: its entries are stored as changes of the shop.
alter table change_log add column is_of_group boolean not null default false;
