import type { ChangeKind, LoggedChange, LoggedValues } from '@crepas/domain';
import type { Queries } from '../db/Database.ts';
import { changeLog, type DeletedSnapshot, type StoredKind } from '../db/schema.ts';
import type { Editor } from './Editor.ts';

export type Entity = Pick<LoggedChange, 'kind' | 'entityId' | 'name'>;

type Entry = Entity &
  Pick<LoggedChange, 'action' | 'before' | 'after'> & {
    /** What a deleted entity is restored from. */
    readonly snapshot?: DeletedSnapshot;
  };

/** @param inside the transaction of the change: both are stored, or neither is */
export async function logChange(inside: Queries, { account, email }: Editor, entry: Entry): Promise<void> {
  await inside.insert(changeLog).values({ account, email, ...entry, kind: storedKind(entry.kind) });
}

type Values = Partial<LoggedValues>;

export const logCreated = (inside: Queries, by: Editor, entity: Entity, after: Values): Promise<void> =>
  logChange(inside, by, { ...entity, action: 'created', before: null, after });

/** @param snapshot what the entity can be restored from */
export const logDeleted = (
  inside: Queries,
  by: Editor,
  entity: Entity,
  before: Values,
  snapshot?: DeletedSnapshot,
): Promise<void> =>
  logChange(inside, by, { ...entity, action: 'deleted', before, after: null, ...(snapshot && { snapshot }) });

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

/** Logs the values that differ; nothing when all are the same. */
export async function logDifference(
  inside: Queries,
  by: Editor,
  entity: Entity,
  before: Values,
  after: Values,
): Promise<void> {
  const fields = Object.keys(after) as (keyof LoggedValues)[];
  const changed = fields.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));
  if (changed.length === 0) return;
  const only = (values: Values): Values =>
    Object.fromEntries(changed.flatMap((field) => (field in values ? [[field, values[field]]] : [])));
  await logChange(inside, by, { ...entity, action: 'changed', before: only(before), after: only(after) });
}
