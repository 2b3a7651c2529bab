import type { ChangeKind, LoggedChange, LoggedValues } from '@crepas/domain';
import { changeLog, type DeletedSnapshot, type StoredKind } from '../db/schema.ts';
import type { Edit } from './Editor.ts';

export type LoggedEntity = Pick<LoggedChange, 'kind' | 'entityId' | 'name'>;

type Entry = LoggedEntity &
  Pick<LoggedChange, 'action' | 'before' | 'after'> & {
    /** What a deleted entity is restored from. */
    readonly snapshot?: DeletedSnapshot | undefined;
  };

export async function logChange({ inside, by: { account, email } }: Edit, entry: Entry): Promise<void> {
  await inside.insert(changeLog).values({ account, email, ...entry, kind: storedKind(entry.kind) });
}

/**
 * An order is stored as a change of the shop that has the number of a thing: an earlier version of the server reads the same
 * table, and the table's constraint knows its kinds alone.
 */
export const storedKind = (kind: ChangeKind): StoredKind => (kind === 'order' ? 'shop' : kind);
export const kindOfRow = ({
  kind,
  entityId,
}: {
  readonly kind: StoredKind;
  readonly entityId: number | null;
}): ChangeKind => (kind === 'shop' && entityId !== null ? 'order' : kind);

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
