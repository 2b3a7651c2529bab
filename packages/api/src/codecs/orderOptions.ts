import { centsFromPesos, type GivenOptions, type OrderDraft } from '@crepas/domain';
import * as v from 'valibot';
import { number, pesos } from '../fields.ts';

/**
 * The options of an order in a request. Only their types are checked here: the server answers a wrong value with a
 * sentence of its own, and the store has checked what was typed.
 */
export const orderOptionFields = {
  posicion: v.optional(v.object({ lat: number, lng: number })),
  paga_con: v.optional(pesos),
  nota_pedido: v.optional(v.string()),
  nombre: v.optional(v.string()),
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
