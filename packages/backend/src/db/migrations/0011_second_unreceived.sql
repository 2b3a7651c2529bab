-- The two orders of its phone that ended before it was placed were both cancelled («Segundo pedido sin recibir»).
alter table orders add column is_second_unreceived boolean not null default false;
