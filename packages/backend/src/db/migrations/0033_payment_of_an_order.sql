-- The way to pay in the word of the code: `payment` ('cash') for `payment_method` ('efectivo'). As with the names of the change log, a
-- trigger keeps both equal while the previous version may run. An unknown word stays as it is.
alter table orders add column payment text not null default 'cash';

create function payment_from_wire(word text) returns text language sql immutable as $$
  select case word when 'efectivo' then 'cash' when 'tarjeta' then 'card' when 'transferencia' then 'transfer' else word end
$$;
create function payment_to_wire(word text) returns text language sql immutable as $$
  select case word when 'cash' then 'efectivo' when 'card' then 'tarjeta' when 'transfer' then 'transferencia' else word end
$$;

update orders set payment = payment_from_wire(payment_method) where payment_method <> 'efectivo';

create function orders_payment() returns trigger language plpgsql as $$
declare
  -- Only the previous version writes the old name. An insert without it gets the default, which both columns have alike.
  before text := case tg_op when 'INSERT' then 'efectivo' else old.payment_method end;
begin
  if new.payment_method <> before then
    new.payment := payment_from_wire(new.payment_method);
  else
    new.payment_method := payment_to_wire(new.payment);
  end if;
  return new;
end $$;
create trigger orders_payment before insert or update of payment, payment_method on orders
  for each row execute function orders_payment();
