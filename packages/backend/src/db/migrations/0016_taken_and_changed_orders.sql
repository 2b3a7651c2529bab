-- The account's e-mail of the staff who took the order by telephone.
alter table orders add column taken_by text;

-- How often staff changed the order.
alter table orders add column version integer not null default 0;

-- What a change replaced.
create table order_revisions (
  order_id integer not null references orders (id) on delete cascade,
  -- The version of the order after the change.
  version integer not null,
  -- The order before it: delivery and lines.
  content jsonb not null,
  -- What changed, for the customer; without personal data.
  changes jsonb not null,
  reason text not null,
  changed_by text not null,
  changed_at timestamptz not null default clock_timestamp(),
  -- A repeated request gets the first answer.
  request_hash text not null,
  primary key (order_id, version)
);
