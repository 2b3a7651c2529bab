import { and, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import type { Queries } from '../db/Database.ts';
import { changeLog } from '../db/tables/staff.ts';

/** How long a deleted product, category or extra can be restored; its picture stays as long. */
const restorable = sql`interval '90 days'`;
const logged = sql`interval '2 years'`;

/**
 * Ends the copies of what was deleted long ago.
 *
 * @returns the pictures of these products
 */
export async function purgeSnapshots(queries: Queries): Promise<readonly string[]> {
  const isOld = and(lt(changeLog.at, sql`now() - ${restorable}`), isNotNull(changeLog.snapshot));
  return queries.transaction(async (inside) => {
    const rows = await inside
      .select({ id: changeLog.id, snapshot: changeLog.snapshot })
      .from(changeLog)
      .where(isOld)
      .for('update', { skipLocked: true });
    const ids = rows.map(({ id }) => id);
    await inside.update(changeLog).set({ snapshot: null }).where(inArray(changeLog.id, ids));
    return rows.flatMap(({ snapshot }) => snapshot?.product?.imageUrl || []);
  });
}

export async function deleteOldEntries(queries: Queries): Promise<void> {
  await queries.delete(changeLog).where(lt(changeLog.at, sql`now() - ${logged}`));
}
