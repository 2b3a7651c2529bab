import type { ChangeAction, ChangeKind, LoggedChange } from '@crepas/domain';
import * as v from 'valibot';
import { dateFromWire, dateToWire } from '../orders/orderFields.ts';
import { id, text } from '../wire/fields.ts';
import { nameOf } from '../wire/nameOf.ts';
import { loggedValuesFromWire, loggedValuesToWire, loggedValuesWire } from './loggedValues.ts';

const kindOf = {
  producto: 'product',
  categoria: 'category',
  extra: 'extra',
  grupo: 'group',
  tienda: 'shop',
  persona: 'person',
  personal: 'account',
  pedido: 'order',
  impresora: 'printer',
  codigo: 'discountCode',
} as const satisfies Record<string, ChangeKind>;
type KindWire = keyof typeof kindOf;
export const kindNames = Object.keys(kindOf) as KindWire[];
export const changeKinds: readonly ChangeKind[] = Object.values(kindOf);

const actionOf = {
  alta: 'created',
  cambio: 'changed',
  baja: 'deleted',
  restauracion: 'restored',
  orden: 'reordered',
} as const satisfies Record<string, ChangeAction>;
type ActionWire = keyof typeof actionOf;
export const changeActions: readonly ChangeAction[] = Object.values(actionOf);

export const loggedChangeWire = v.object({
  id,
  cuando: v.string(),
  quien: text,
  tipo: v.string(),
  id_cosa: v.optional(v.nullable(id), null),
  nombre: text,
  accion: v.string(),
  antes: v.nullable(loggedValuesWire),
  ahora: v.nullable(loggedValuesWire),
  restaurable: v.optional(v.boolean(), false),
});
export type LoggedChangeWire = v.InferOutput<typeof loggedChangeWire>;

export const kindToWire = (kind: ChangeKind): KindWire => nameOf(kindOf, kind);
export const kindFromWire = (name: KindWire): ChangeKind => kindOf[name];

export const loggedChangeToWire = (change: LoggedChange): LoggedChangeWire => ({
  id: change.id,
  cuando: dateToWire(change.at),
  quien: change.by,
  tipo: kindToWire(change.kind),
  id_cosa: change.entityId,
  nombre: change.name,
  accion: nameOf(actionOf, change.action),
  antes: change.before && loggedValuesToWire(change.before),
  ahora: change.after && loggedValuesToWire(change.after),
  restaurable: change.isRestorable,
});

/** Null for a kind or an action that this version does not know. */
export function loggedChangeFromWire(wire: LoggedChangeWire): LoggedChange | null {
  const kind: ChangeKind | undefined = kindOf[wire.tipo as KindWire];
  const action: ChangeAction | undefined = actionOf[wire.accion as ActionWire];
  const at = dateFromWire(wire.cuando);
  if (kind === undefined || action === undefined || at === null) return null;
  return {
    id: wire.id,
    at,
    by: wire.quien,
    kind,
    entityId: wire.id_cosa,
    name: wire.nombre,
    action,
    before: wire.antes && loggedValuesFromWire(wire.antes),
    after: wire.ahora && loggedValuesFromWire(wire.ahora),
    isRestorable: wire.restaurable,
  };
}
