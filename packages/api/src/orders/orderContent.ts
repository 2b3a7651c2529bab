import { type ContentChange, type ContentDifference, centsFromPesos, pesosFromCents } from '@crepas/domain';
import * as v from 'valibot';
import { pesos, text, whole } from '../wire/fields.ts';
import { nameOf } from '../wire/nameOf.ts';
import { dateFromWire, dateToWire } from './orderFields.ts';

const kindNames = {
  producto: 'product',
  direccion: 'address',
  entrega: 'fulfilment',
  nota: 'note',
  pago: 'payment',
  paga_con: 'cash',
  nombre: 'name',
  envio: 'fee',
  descuento: 'discount',
  para: 'moment',
} as const satisfies Record<string, ContentDifference['kind']>;
type KindName = keyof typeof kindNames;

const differenceWire = v.object({
  que: v.string(),
  nombre: v.optional(text),
  hecho: v.optional(text),
  antes: v.optional(whole),
  ahora: v.optional(whole),
});
type DifferenceWire = v.InferOutput<typeof differenceWire>;

export const contentChangeWire = v.object({
  version: whole,
  cuando: v.optional(v.string(), ''),
  motivo: text,
  total_antes: pesos,
  total_ahora: pesos,
  cambios: v.array(differenceWire),
  antes_de_aceptar: v.optional(v.boolean()),
});
export type ContentChangeWire = v.InferOutput<typeof contentChangeWire>;

/** What this version does not know is left out. */
const differenceFromWire = (wire: DifferenceWire): readonly ContentDifference[] => {
  const kind: ContentDifference['kind'] | undefined = kindNames[wire.que as KindName];
  if (kind === undefined) return [];
  if (kind !== 'product') return [{ kind }];
  const { nombre: name = '', hecho: made = '', antes: before = 0, ahora: now = 0 } = wire;
  return [{ kind, name, made, before, now }];
};

const differenceToWire = (difference: ContentDifference): DifferenceWire => ({
  que: nameOf(kindNames, difference.kind),
  ...(difference.kind === 'product' && {
    nombre: difference.name,
    ...(difference.made !== '' && { hecho: difference.made }),
    antes: difference.before,
    ahora: difference.now,
  }),
});

export const contentChangeFromWire = (wire: ContentChangeWire): ContentChange => ({
  version: wire.version,
  at: dateFromWire(wire.cuando),
  reason: wire.motivo,
  totalBefore: centsFromPesos(wire.total_antes),
  totalNow: centsFromPesos(wire.total_ahora),
  differences: wire.cambios.flatMap(differenceFromWire),
  isBeforeAcceptance: wire.antes_de_aceptar ?? false,
});

export const contentChangeToWire = (change: ContentChange): ContentChangeWire => ({
  version: change.version,
  cuando: dateToWire(change.at),
  motivo: change.reason,
  total_antes: pesosFromCents(change.totalBefore),
  total_ahora: pesosFromCents(change.totalNow),
  cambios: change.differences.map(differenceToWire),
  ...(change.isBeforeAcceptance && { antes_de_aceptar: true }),
});
