-- On the monitor, once: psql -d pg_auto_failover -f monitor.sql
-- pg_auto_failover's own times replace a dead primary after a minute. These do it in about ten seconds.
alter system set pgautofailover.health_check_period = '1s';
alter system set pgautofailover.health_check_timeout = '2s';
alter system set pgautofailover.health_check_max_retries = 1;
alter system set pgautofailover.health_check_retry_delay = '500ms';
-- A primary is replaced when it fails these checks and its agent was silent for this long.
alter system set pgautofailover.node_considered_unhealthy_timeout = '4s';
-- What an old primary that still runs may need to stop. It cannot acknowledge a write in this time: see docs/deploying.md.
alter system set pgautofailover.primary_demote_timeout = '3s';
select pg_reload_conf();
