import { centsFromPesos, type OrderOptions, type Position } from '@crepas/domain';
import * as v from 'valibot';
import { number, pesos } from '../wire/fields.ts';
import { optionsToWire } from './optionsToWire.ts';

/** The options in an answer, except the name: every server sends one. An invalid field is left out. */
export const storedOptionFields = {
  posicion: v.optional(v.fallback(v.nullish(v.object({ lat: number, lng: number })), null)),
  paga_con: v.optional(v.fallback(v.nullish(pesos), null)),
  nota_pedido: v.optional(v.fallback(v.nullish(v.string()), null)),
};

type StoredOptions = Omit<OrderOptions, 'recipient' | 'scheduledFor'>;
type StoredOptionsWire = {
  readonly posicion?: Position | null | undefined;
  readonly paga_con?: number | null | undefined;
  readonly nota_pedido?: string | null | undefined;
};

export const storedOptionsFromWire = ({
  posicion,
  paga_con,
  nota_pedido,
}: StoredOptionsWire): StoredOptions => ({
  position: posicion ?? null,
  cashGiven: paga_con == null ? null : centsFromPesos(paga_con),
  note: nota_pedido || null,
});

export const storedOptionsToWire = ({ position, cashGiven, note }: StoredOptions) =>
  optionsToWire({
    ...(position !== null && { position }),
    ...(cashGiven !== null && { cashGiven }),
    ...(note !== null && { note }),
  });
