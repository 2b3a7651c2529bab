-- The order that a device follows by its token: its phone is not proven. A device may be of a phone or an account as well.
alter table push_subscriptions
  add column followed_order_id integer references orders (id) on delete cascade,
  drop constraint push_subscriptions_check,
  add constraint push_subscriptions_check
    check (num_nonnulls(phone, account) <= 1 and num_nonnulls(phone, account, followed_order_id) > 0);
create index push_subscriptions_followed_idx on push_subscriptions (followed_order_id) where followed_order_id is not null;
