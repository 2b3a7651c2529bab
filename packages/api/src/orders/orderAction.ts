import type { OrderAction, OrderActionKind } from '@crepas/domain';
import * as v from 'valibot';
import { text } from '../wire/fields.ts';
import { nameOf } from '../wire/nameOf.ts';
import { dateFromWire, dateToWire } from './orderFields.ts';
import { stageOf } from './stage.ts';

const kindOf = {
  ...stageOf,
  pagado: 'paid',
  sin_pagar: 'unpaid',
  reimpreso: 'printedAgain',
} as const satisfies Record<string, OrderActionKind>;

/** @internal */
export const orderActionKinds: readonly OrderActionKind[] = Object.values(kindOf);

export const orderActionWire = v.object({ paso: text, cuando: text, quien: text });
export type OrderActionWire = v.InferOutput<typeof orderActionWire>;

/** Empty for an action that this version does not know. */
export function orderActionFromWire({ paso, cuando, quien }: OrderActionWire): readonly OrderAction[] {
  const kind: OrderActionKind | undefined = kindOf[paso as keyof typeof kindOf];
  return kind ? [{ kind, at: dateFromWire(cuando), by: quien }] : [];
}

export const orderActionToWire = ({ kind, at, by }: OrderAction): OrderActionWire => ({
  paso: nameOf(kindOf, kind),
  cuando: dateToWire(at),
  quien: by,
});
