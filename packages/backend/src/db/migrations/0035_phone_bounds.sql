-- How many orders of one phone may be under way, and how many it may place in a day; null: the server's own bounds.
alter table shop
  add column max_open_orders integer check (max_open_orders between 1 and 50),
  add column max_daily_orders integer check (max_daily_orders between 1 and 500);

-- Phones whose orders the store refuses. ends_at: null until somebody ends it.
create table blocked_phones (
  phone text primary key,
  reason text not null,
  blocked_by text not null,
  blocked_at timestamptz not null default clock_timestamp(),
  ends_at timestamptz
);

-- Why the store takes no order of a phone now: 'blocked', 'tooManyOpen' or 'tooManyToday'; null: it takes it. Called by the statement that writes
-- the order, after `orders_are_taken`. Orders of one phone wait for each other, at all servers, and each query below sees what was committed
-- meanwhile. An order that was never confirmed does not count: its phone may be somebody else's. Nor does one that staff took by telephone.
--
-- of_phone: null for an order of staff. max_open, max_daily: null for no bound.
create function phone_refusal(of_phone text, max_open integer, max_daily integer) returns text
language plpgsql volatile as $$
begin
  if of_phone is null then return null; end if;
  perform pg_advisory_xact_lock(727006, hashtext(of_phone));
  if exists (select from blocked_phones where phone = of_phone and coalesce(ends_at > clock_timestamp(), true)) then
    return 'blocked';
  end if;
  if max_open <= (
    select count(*) from orders where phone = of_phone and taken_by is null
      and stage in ('received', 'accepted', 'preparing', 'onTheWay') and not (awaits_confirmation and accepted_at is null)
  ) then
    return 'tooManyOpen';
  end if;
  if max_daily <= (
    select count(*) from orders where phone = of_phone and taken_by is null
      and placed_at > clock_timestamp() - interval '1 day' and not (awaits_confirmation and accepted_at is null)
  ) then
    return 'tooManyToday';
  end if;
  return null;
end $$;
