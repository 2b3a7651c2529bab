import type { ChangeKind, LoggedChange, LoggedValues } from '@crepas/domain';
import { and, eq } from 'drizzle-orm';
import { changeLog, type DeletedSnapshot, type StoredKind } from '../db/tables/staff.ts';
import type { Edit } from './Editor.ts';

export type LoggedEntity = Pick<LoggedChange, 'kind' | 'entityId' | 'name'>;

type Entry = LoggedEntity &
  Pick<LoggedChange, 'action' | 'before' | 'after'> & {
    /** What a deleted entity is restored from. */
    readonly snapshot?: DeletedSnapshot | undefined;
  };

export async function logChange({ inside, by: { account, email } }: Edit, entry: Entry): Promise<void> {
  await inside.insert(changeLog).values({ account, email, ...entry, ...storedKind(entry.kind) });
}

type KindColumns = { readonly kind: StoredKind; readonly isOfGroup: boolean; readonly isOfCode: boolean };

/**
 * An order is stored as a change of the shop that has the number of a thing, and a group or a code as one that is marked: an earlier
 * version of the server reads the same table, and neither it nor the table's constraint knows more kinds.
 */
const storedKind = (kind: ChangeKind): KindColumns => ({
  kind: kind === 'order' || kind === 'group' || kind === 'discountCode' ? 'shop' : kind,
  isOfGroup: kind === 'group',
  isOfCode: kind === 'discountCode',
});
export const isStoredAs = (kind: ChangeKind) => {
  const stored = storedKind(kind);
  return and(
    eq(changeLog.kind, stored.kind),
    eq(changeLog.isOfGroup, stored.isOfGroup),
    eq(changeLog.isOfCode, stored.isOfCode),
  );
};

export function kindOfRow({
  kind,
  isOfGroup,
  isOfCode,
  entityId,
}: KindColumns & { readonly entityId: number | null }): ChangeKind {
  if (isOfGroup) return 'group';
  if (isOfCode) return 'discountCode';
  return kind === 'shop' && entityId !== null ? 'order' : kind;
}

export type Values = Partial<LoggedValues>;

/** Logs the values that differ; nothing when all are the same. */
export async function logDifference(
  edit: Edit,
  entity: LoggedEntity,
  before: Values,
  after: Values,
): Promise<void> {
  const fields = Object.keys(after) as (keyof LoggedValues)[];
  const changed = fields.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));
  if (changed.length === 0) return;
  const only = (values: Values): Values =>
    Object.fromEntries(changed.flatMap((field) => (field in values ? [[field, values[field]]] : [])));
  await logChange(edit, { ...entity, action: 'changed', before: only(before), after: only(after) });
}
