-- Promo codes of the owner.
create table discount_codes (
  id integer primary key generated always as identity,
  -- Capital letters and digits: `discountCodeName` of the domain.
  name text not null unique check (name <> ''),
  gift_kind text not null check (gift_kind in ('percent', 'amount', 'delivery', 'product')),
  -- Percent, centavos or the number of a product; 0 for a free delivery.
  gift_value bigint not null check (gift_value >= 0),
  min_cents bigint not null default 0 check (min_cents >= 0),
  -- Days of the shop; null: without a bound.
  first_day date,
  last_day date,
  -- The parts of the week in which it holds, as {days, opens, closes}; none: always.
  windows jsonb not null default '[]',
  -- Orders that may have it, in all and of one phone; null: any number.
  max_uses integer check (max_uses > 0),
  max_uses_per_phone integer check (max_uses_per_phone > 0),
  -- Null: for both.
  fulfilment text check (fulfilment in ('delivery', 'pickup')),
  -- The categories whose products count; null: all.
  category_ids jsonb,
  is_paused boolean not null default false,
  created_at timestamptz not null default clock_timestamp()
);

-- Pages and streams follow whether the shop has codes.
create trigger discount_codes_changed after insert or update or delete or truncate on discount_codes
  for each statement execute function notify_menu_changed();

alter table orders
  -- No foreign key: an order stays when its code is deleted, and a code that is restored has its number again.
  add column code_id integer,
  -- What was agreed (`DiscountTerms`), so that a change of the order is counted by the same terms.
  add column discount_terms jsonb,
  -- What the code takes off, already subtracted from the total.
  add column discount_cents bigint not null default 0;

-- The uses of a code are counted for each new order that has it.
create index orders_code_id_idx on orders (code_id) where code_id is not null;

-- Whether no order more may have a code. A rejected or cancelled order gives its use back. An order of an unproven phone counts for its phone
-- once the shop has confirmed it.
--
-- of_phone: null counts no uses of a phone.
create function code_is_used_up(of_code integer, of_phone text) returns boolean
language sql stable as $$
  select exists (
    select from discount_codes where discount_codes.id = of_code and (
      max_uses <= (
        select count(*) from orders where code_id = of_code and stage not in ('rejected', 'cancelled')
      )
      or max_uses_per_phone <= (
        select count(*) from orders where code_id = of_code and phone = of_phone and stage not in ('rejected', 'cancelled')
          and not (awaits_confirmation and accepted_at is null)
      )
    )
  )
$$;

-- Whether an order must do without a code that held when it was read. Called by the statement that writes the order, after `moment_is_full`. Orders
-- with one code wait for each other, at all servers, and the query sees what was committed meanwhile. The owner's changes of the code take the
-- same lock.
--
-- of_code: null for an order without one. code_seen: the transaction that wrote the code's row when it was read.
create function code_is_lost(of_code integer, code_seen text, of_phone text) returns boolean
language plpgsql volatile as $$
begin
  if of_code is null then return false; end if;
  perform pg_advisory_xact_lock(727009, of_code);
  return (select xmin::text from discount_codes where id = of_code) is distinct from code_seen
    or code_is_used_up(of_code, of_phone);
end $$;

-- The previous version may run beside this one, and does not know the kind of a code: its entries are stored as changes of the shop.
alter table change_log add column is_of_code boolean not null default false;
