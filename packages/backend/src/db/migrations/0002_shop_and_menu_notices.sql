-- What the owner changed about the shop: one row, and null where the server's settings still count.
create table shop (
  is_the_shop boolean primary key default true check (is_the_shop),
  name text check (name <> ''),
  tagline text,
  delivery_minutes integer check (delivery_minutes > 0),
  whatsapp text,
  is_open boolean,
  message text
);

-- Every server keeps the menu in memory: whoever changes it, all of them hear of it when it is committed.
create function notify_menu_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('menu_changed', '');
  return null;
end
$$;

create trigger categories_changed after insert or update or delete or truncate on categories
  for each statement execute function notify_menu_changed();
create trigger products_changed after insert or update or delete or truncate on products
  for each statement execute function notify_menu_changed();
create trigger extras_changed after insert or update or delete or truncate on extras
  for each statement execute function notify_menu_changed();
create trigger product_extras_changed after insert or update or delete or truncate on product_extras
  for each statement execute function notify_menu_changed();
create trigger shop_changed after insert or update or delete or truncate on shop
  for each statement execute function notify_menu_changed();
