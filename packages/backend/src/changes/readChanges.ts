import type { ChangeKind, LoggedChange } from '@crepas/domain';
import { shopDayBounds } from '@crepas/domain';
import { and, desc, gte, ilike, isNotNull, isNull, lt, not } from 'drizzle-orm';
import type { Queries } from '../db/Database.ts';
import { timestampOf } from '../db/databaseNow.ts';
import { escapeLike } from '../db/escapeLike.ts';
import { changeLog } from '../db/tables/staff.ts';
import { isStoredAs, kindOfRow } from './logChange.ts';

export type ChangeRequest = {
  readonly kind: ChangeKind | null;
  /** The kind that is left out. */
  readonly without: ChangeKind | null;
  /** Part of an e-mail. */
  readonly by: string | null;
  /** The first and the last day of the shop; both must exist. */
  readonly from: string | null;
  readonly to: string | null;
  readonly timeZone: string;
  /** The last change of the previous page; null for the first page. */
  readonly below: number | null;
  readonly limit: number;
};

export type ChangePage = { readonly changes: readonly LoggedChange[]; readonly next: number | null };

/** Newest first. The pages do not shift when changes are added. */
export async function readChanges(queries: Queries, request: ChangeRequest): Promise<ChangePage> {
  const { kind, without, by, from, to, timeZone, below, limit } = request;
  const rows = await queries
    .select()
    .from(changeLog)
    .where(
      and(
        kind === null ? undefined : isOfKind(kind),
        without === null ? undefined : isNotOfKind(without),
        by === null ? undefined : ilike(changeLog.email, `%${escapeLike(by)}%`),
        from === null ? undefined : gte(changeLog.at, timestampOf(shopDayBounds(from, timeZone).from)),
        to === null ? undefined : lt(changeLog.at, timestampOf(shopDayBounds(to, timeZone).to)),
        below === null ? undefined : lt(changeLog.id, below),
      ),
    )
    .orderBy(desc(changeLog.id))
    // One extra row shows whether there is a next page.
    .limit(limit + 1);
  const changes = rows.slice(0, limit).map(
    (row): LoggedChange => ({
      id: row.id,
      at: row.at,
      by: row.email,
      kind: kindOfRow(row),
      entityId: row.entityId,
      name: row.name,
      action: row.action,
      before: row.before,
      after: row.after,
      isRestorable: row.snapshot !== null,
    }),
  );
  return { changes, next: rows.length > limit ? (changes.at(-1)?.id ?? null) : null };
}

function isOfKind(kind: ChangeKind) {
  const { entityId } = changeLog;
  if (kind === 'shop') return and(isStoredAs(kind), isNull(entityId));
  if (kind === 'order') return and(isStoredAs(kind), isNotNull(entityId));
  return isStoredAs(kind);
}

function isNotOfKind(kind: ChangeKind) {
  const is = isOfKind(kind);
  return is && not(is);
}
