import type { ExtraId, Instant, ProductId } from '@crepas/domain';
import * as v from 'valibot';
import { type Call, defineCall } from '../wire/call.ts';
import { id } from '../wire/fields.ts';
import { instant, momentFromWire } from '../wire/instant.ts';

const soldOutWire = v.object({ agotado_hasta: v.nullable(instant) });
export type SoldOutWire = v.InferOutput<typeof soldOutWire>;

/** When it is available again; null when it is not sold out. */
export type SoldOut = { readonly soldOutUntil: Instant | null };

const soldOutFromWire = ({ agotado_hasta }: SoldOutWire): SoldOut => ({
  soldOutUntil: momentFromWire(agotado_hasta),
});

const common = {
  method: 'PUT',
  isExtension: true,
  access: 'staff',
  params: v.object({ id }),
  body: v.object({ agotado: v.boolean() }),
  answer: soldOutWire,
  decode: soldOutFromWire,
} as const;

/** Extension: sold out until the shop's next day, or available again at once. */
export const setProductSoldOut = defineCall({
  ...common,
  path: '/products/:id/agotado',
  send: ({ id, isSoldOut }: { readonly id: ProductId; readonly isSoldOut: boolean }) => ({
    params: { id },
    body: { agotado: isSoldOut },
  }),
});

/** Extension: like {@link setProductSoldOut}, for an extra. */
export const setExtraSoldOut = defineCall({
  ...common,
  path: '/ingredientes/:id/agotado',
  send: ({ id, isSoldOut }: { readonly id: ExtraId; readonly isSoldOut: boolean }) => ({
    params: { id },
    body: { agotado: isSoldOut },
  }),
});

/**
 * A public read with a staff token: a sold-out product keeps its own `disponible` and has `soldOutUntil`.
 * Other callers read it as hidden.
 */
export const asStaff = <Input, Output, Wire, Params, Query, Body>(
  call: Call<Input, Output, Wire, Params, Query, Body>,
): Call<Input, Output, Wire, Params, Query, Body> => ({ ...call, access: 'staff' });
