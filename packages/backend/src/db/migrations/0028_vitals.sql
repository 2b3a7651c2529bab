-- What customers feel: how many visits of a day had a figure in each bucket of its histogram.
create table vitals (
  day date not null default current_date,
  device text not null,
  vital text not null,
  bucket smallint not null,
  visits integer not null,
  primary key (day, device, vital, bucket)
);
