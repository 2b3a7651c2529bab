-- Whether the owner has chosen that the personal data of orders is kept for ever. Null beside forget_after_days null: the server's own days.
alter table shop add column never_forgets boolean;

-- An upgrade erases nothing: a shop with orders that are due, or whose owner has removed the days, keeps them until the owner says otherwise.
insert into shop (never_forgets)
select true
where exists (select from orders where erased_at is null and placed_at < clock_timestamp() - interval '730 days')
  or exists (select from change_log where kind = 'shop' and after -> 'forgetAfterDays' is not null)
on conflict (is_the_shop) do update set never_forgets = true where shop.forget_after_days is null;

-- The key of the hashes in unproven_orders.address_hash, at most one row. No backup has it, and it is deleted with the last hash.
create table address_key (
  is_the_key boolean primary key default true check (is_the_key),
  key text not null
);
