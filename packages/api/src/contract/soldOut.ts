import type { ExtraId, ProductId } from '@crepas/domain';
import type { Instant } from '@crepas/domain/shop';
import * as v from 'valibot';
import { type Call, defineCall } from '../call.ts';
import { instant, momentFromWire } from '../codecs/instant.ts';
import { id } from '../fields.ts';

const soldOutWire = v.object({ agotado_hasta: v.nullable(instant) });
export type SoldOutWire = v.InferOutput<typeof soldOutWire>;

/** When it comes back by itself; null when it is to be had. */
export type SoldOut = { readonly soldOutUntil: Instant | null };

const soldOutFromWire = ({ agotado_hasta }: SoldOutWire): SoldOut => ({
  soldOutUntil: momentFromWire(agotado_hasta),
});

const common = {
  method: 'PUT',
  access: 'staff',
  status: 200,
  params: v.object({ id }),
  body: v.object({ agotado: v.boolean() }),
  answer: soldOutWire,
  decode: soldOutFromWire,
} as const;

/** Extension: until the shop's next day, or back at once. */
export const setProductSoldOut = defineCall({
  ...common,
  path: '/products/:id/agotado',
  send: ({ id, isSoldOut }: { readonly id: ProductId; readonly isSoldOut: boolean }) => ({
    params: { id },
    body: { agotado: isSoldOut },
  }),
});

/** Extension: like {@link setProductSoldOut}. */
export const setExtraSoldOut = defineCall({
  ...common,
  path: '/ingredientes/:id/agotado',
  send: ({ id, isSoldOut }: { readonly id: ExtraId; readonly isSoldOut: boolean }) => ({
    params: { id },
    body: { agotado: isSoldOut },
  }),
});

/**
 * A public read with the token of staff: what is sold out stands in it as it is, with `soldOutUntil`. Everybody else
 * reads it as if it were hidden.
 */
export const asStaff = <Input, Output, Wire, Params, Query, Body>(
  call: Call<Input, Output, Wire, Params, Query, Body>,
): Call<Input, Output, Wire, Params, Query, Body> => ({ ...call, access: 'staff' });
