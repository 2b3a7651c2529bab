type Query = <Row>(text: string) => Promise<readonly Row[]>;

/** Their rows, indexes and statistics hold phones, names, addresses and devices. */
const tables = [
  'orders',
  'idempotency_keys',
  'push_subscriptions',
  'push_messages',
  'unproven_orders',
  'order_revisions',
  'blocked_phones',
];

/**
 * Rewrites the tables with personal data and ends the write-ahead log that holds their earlier rows. A plain VACUUM frees
 * the space of a row and leaves its bytes there.
 *
 * @param query may let other statements run between two of these
 */
export async function purge(query: Query): Promise<void> {
  for (const table of tables) await query(`vacuum (full, analyze) ${table}`);
  // The statistics hold the most common phones and addresses; ANALYZE above has replaced them.
  await query('vacuum full pg_statistic');
  // The log of an earlier version has segments in reserve that hold old records (`engine.ts`): a switch fills one with zeros.
  const [reserve] = await query<{ segments: number }>(
    `select count(*)::int as segments from pg_ls_waldir()
     where name ~ '^[0-9A-F]{24}$' and name > pg_walfile_name(pg_current_wal_lsn())`,
  );
  for (let count = 0; count <= (reserve?.segments ?? 0); count += 1) {
    await query("select pg_logical_emit_message(true, '', '')");
    await query('select pg_switch_wal()');
  }
  // Deletes the segments before it, and the files that VACUUM FULL has replaced.
  await query('checkpoint');
}
