import { centsFromPesos, type GivenOptions, type OrderDraft } from '@crepas/domain';
import * as v from 'valibot';
import { boundedText, degrees, sum } from '../requestFields.ts';

/** Code units: more than the longest texts that the server accepts. It counts characters, of which an emoji has many. */
const longest = { note: 4_000, recipient: 1_000 };

/**
 * The options of an order in a request. Only their types and sizes are checked here: the server answers a wrong value with
 * a sentence of its own, and the store has checked what was typed.
 */
export const orderOptionFields = {
  posicion: v.optional(v.object({ lat: degrees, lng: degrees })),
  paga_con: v.optional(sum),
  nota_pedido: v.optional(boundedText(longest.note)),
  nombre: v.optional(boundedText(longest.recipient)),
};

type OptionsWire = {
  readonly posicion?: { readonly lat: number; readonly lng: number } | undefined;
  readonly paga_con?: number | undefined;
  readonly nota_pedido?: string | undefined;
  readonly nombre?: string | undefined;
};

/** Nothing for an order without options: it is the same order as one of an older client. */
export function optionsFromWire(wire: OptionsWire): Pick<OrderDraft, 'options'> {
  const options: GivenOptions = {
    ...(wire.posicion !== undefined && { position: wire.posicion }),
    ...(wire.paga_con !== undefined && { cashGiven: centsFromPesos(wire.paga_con) }),
    ...(wire.nota_pedido !== undefined && { note: wire.nota_pedido }),
    ...(wire.nombre !== undefined && { recipient: wire.nombre }),
  };
  return Object.keys(options).length > 0 ? { options } : {};
}
