-- On the primary, once: psql -d crepas -f primary.sql
-- HAProxy asks with this role whether a node is the primary. It has no password and no right of its own.
create role haproxy login;
