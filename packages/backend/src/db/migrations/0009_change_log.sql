-- What the staff changed of menu, shop and people. Written in the transaction of the change.
create table change_log (
  id bigint primary key generated always as identity,
  at timestamptz not null default clock_timestamp(),
  -- Of the identity provider; both are empty for the server itself.
  account text not null default '',
  email text not null default '',
  kind text not null check (kind in ('product', 'category', 'extra', 'shop', 'person', 'account')),
  thing_id integer,
  name text not null default '',
  action text not null check (action in ('created', 'changed', 'deleted', 'restored', 'reordered')),
  -- Only the values that differ, in the names and units of the domain.
  before jsonb,
  after jsonb,
  -- Of a deletion: the row and its links, while it can be restored.
  kept jsonb
);
create index change_log_kept_idx on change_log (kind, thing_id) where kept is not null;
