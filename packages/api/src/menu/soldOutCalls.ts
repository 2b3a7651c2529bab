import type { ExtraId, Instant, ProductId } from '@crepas/domain';
import * as v from 'valibot';
import { type Call, defineCall, withTokenOf } from '../wire/call.ts';
import { id } from '../wire/fields.ts';
import { instant, momentFromWire } from '../wire/instant.ts';

const soldOutWire = v.object({ agotado_hasta: v.nullable(instant) });
export type SoldOutWire = v.InferOutput<typeof soldOutWire>;

/** When it is available again; null when it is not sold out. */
export type SoldOut = { readonly soldOutUntil: Instant | null };

const soldOutFromWire = ({ agotado_hasta }: SoldOutWire): SoldOut => ({
  soldOutUntil: momentFromWire(agotado_hasta),
});

/** Sold out until the shop's next day, or available again at once. */
/*#__NO_SIDE_EFFECTS__*/
export const soldOutCall = <Id extends number>(path: `/${string}`) =>
  defineCall({
    method: 'PUT',
    path,
    isExtension: true,
    access: 'staff',
    params: v.object({ id }),
    body: v.object({ agotado: v.boolean() }),
    answer: soldOutWire,
    send: ({ id, isSoldOut }: { readonly id: Id; readonly isSoldOut: boolean }) => ({
      params: { id },
      body: { agotado: isSoldOut },
    }),
    decode: soldOutFromWire,
  });

/** Extension. */
export const setProductSoldOut = soldOutCall<ProductId>('/products/:id/agotado');

/** Extension. */
export const setExtraSoldOut = soldOutCall<ExtraId>('/ingredientes/:id/agotado');

/**
 * A public read with a staff token: a sold-out product keeps its own `disponible` and has `soldOutUntil`.
 * Other callers read it as hidden.
 */
export const asStaff = <Input, Output, Wire, Params, Query, Body>(
  call: Call<Input, Output, Wire, Params, Query, Body>,
) => withTokenOf('staff', call);
