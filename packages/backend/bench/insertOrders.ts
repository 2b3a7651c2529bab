/**
 * Past orders from number $1 to $2, evenly over the last $3 seconds. One of 25 is rejected, one of 25 cancelled; an order has one to
 * three lines, two of five lines an extra.
 */
export const insertOrders = `
  with placed as (
    insert into orders (phone, delivery_address, total_cents, stage, placed_at, promised_minutes, accepted_at, preparing_at,
      on_the_way_at, delivered_at)
    select (5500000000 + n * 7919 % 20000)::text, 'Colima 120, Roma Norte, 4 B, portón verde', 13000 + n % 9 * 1000,
      case n % 25 when 7 then 'rejected' when 19 then 'cancelled' else 'delivered' end,
      at, 45, at + interval '2 minutes', at + interval '4 minutes', at + n % 30 * interval '1 minute' + interval '9 minutes',
      at + n % 40 * interval '1 minute' + interval '18 minutes'
    from (select n, now() - ($2::int - n) * ($3::float8 / $2::int) * interval '1 second' as at
      from generate_series($1::int, $2::int) as n) as times
    returning id)
  insert into order_lines (order_id, product_id, product_name, unit_price_cents, quantity, extras, crepas, extras_total_cents,
    image_url)
  select id, 1 + (id * 31 + line) % 42, 'Crepa ' || 1 + (id * 31 + line) % 42, 6500, 1 + id % 2,
    case when (id + line) % 5 < 2 then '[{"id": 1, "name": "Nuez", "priceCents": 1250}]'::jsonb else '[]' end,
    '[]', case when (id + line) % 5 < 2 then 1250 * (1 + id % 2) else 0 end, '/image-host/demo/image/upload/v1/menu/nutella'
  from placed, generate_series(1, 1 + id % 3) as line`;
