import type { Instant } from '@crepas/domain';
import { type Cents, centsFromPesos, pesosFromCents } from '@crepas/domain';
import * as v from 'valibot';
import { ApiError } from '../client/ApiError.ts';
import { pesos } from '../wire/fields.ts';
import { instant, instantFromWire, instantToWire, momentFromWire, momentToWire } from '../wire/instant.ts';

/**
 * Why the shop does not take an order. `opensAt` is null when there is no opening within the search range. `reason` is that of a
 * special day: the wire has it in the sentence alone.
 */
export type ShopRefusal =
  | { readonly kind: 'closed'; readonly opensAt: Instant | null; readonly reason?: string | null }
  | { readonly kind: 'paused'; readonly until: Instant }
  | { readonly kind: 'lastOrdersOver'; readonly opensAt: Instant | null }
  /** The address is outside of the shop's zone. */
  | { readonly kind: 'outsideZone' }
  /** The shop does not offer the order's way to pay. */
  | { readonly kind: 'paymentNotOffered' }
  /** The products are worth less than the minimum of the address. */
  | { readonly kind: 'belowMinimum'; readonly missing: Cents }
  /** Customers cannot pick up their orders; `until` of a pause. */
  | { readonly kind: 'pickupNotOffered'; readonly until: Instant | null }
  /** The moment of an order for later is not offered, or its quarter of an hour has no place left; the nearest that are, up to three. */
  | { readonly kind: 'momentNotOffered' | 'momentFull'; readonly moments: readonly Instant[] };

export type MomentRefusal = Extract<ShopRefusal, { moments: readonly Instant[] }>;

const opens = v.optional(v.nullable(instant), null);

/**
 * The body of a 409 on `POST /orders` when the shop does not take the order. It has no `cambios`, and the cart is
 * kept.
 */
export const shopRefusalWire = v.union([
  v.object({ error: v.string(), codigo: v.literal('cerrado'), abre: opens }),
  v.object({ error: v.string(), codigo: v.literal('pausado'), hasta: instant }),
  v.object({ error: v.string(), codigo: v.literal('ultimo_pedido'), abre: opens }),
  v.object({ error: v.string(), codigo: v.literal('fuera_de_zona') }),
  v.object({ error: v.string(), codigo: v.literal('pago_no_ofrecido') }),
  v.object({ error: v.string(), codigo: v.literal('minimo'), falta: pesos }),
  v.object({
    error: v.string(),
    codigo: v.literal('no_se_recoge'),
    hasta: v.optional(v.nullable(instant), null),
  }),
  v.object({
    error: v.string(),
    codigo: v.picklist(['hora_no_ofrecida', 'hora_llena']),
    horas: v.array(instant),
  }),
]);
export type ShopRefusalWire = v.InferOutput<typeof shopRefusalWire>;

/** Null when the body is not such a refusal. */
export function shopRefusalFromBody(body: unknown): ShopRefusal | null {
  const read = v.safeParse(shopRefusalWire, body);
  if (!read.success) return null;
  switch (read.output.codigo) {
    case 'cerrado':
      return { kind: 'closed', opensAt: momentFromWire(read.output.abre) };
    case 'pausado':
      return { kind: 'paused', until: Date.parse(read.output.hasta) };
    case 'ultimo_pedido':
      return { kind: 'lastOrdersOver', opensAt: momentFromWire(read.output.abre) };
    case 'fuera_de_zona':
      return { kind: 'outsideZone' };
    case 'pago_no_ofrecido':
      return { kind: 'paymentNotOffered' };
    case 'minimo':
      return { kind: 'belowMinimum', missing: centsFromPesos(read.output.falta) };
    case 'no_se_recoge':
      return { kind: 'pickupNotOffered', until: momentFromWire(read.output.hasta) };
    case 'hora_no_ofrecida':
      return { kind: 'momentNotOffered', moments: read.output.horas.map(instantFromWire) };
    case 'hora_llena':
      return { kind: 'momentFull', moments: read.output.horas.map(instantFromWire) };
  }
}

/** The refusal behind a failed order; null when it failed for another reason. */
export const shopRefusalOf = (error: unknown): ShopRefusal | null =>
  error instanceof ApiError && error.status === 409 ? shopRefusalFromBody(error.body) : null;

export function shopRefusalToBody(refusal: ShopRefusal, error: string): ShopRefusalWire {
  switch (refusal.kind) {
    case 'closed':
      return { error, codigo: 'cerrado', abre: momentToWire(refusal.opensAt) };
    case 'paused':
      return { error, codigo: 'pausado', hasta: new Date(refusal.until).toISOString() };
    case 'lastOrdersOver':
      return { error, codigo: 'ultimo_pedido', abre: momentToWire(refusal.opensAt) };
    case 'outsideZone':
      return { error, codigo: 'fuera_de_zona' };
    case 'paymentNotOffered':
      return { error, codigo: 'pago_no_ofrecido' };
    case 'belowMinimum':
      return { error, codigo: 'minimo', falta: pesosFromCents(refusal.missing) };
    case 'pickupNotOffered':
      return { error, codigo: 'no_se_recoge', hasta: momentToWire(refusal.until) };
    case 'momentNotOffered':
      return { error, codigo: 'hora_no_ofrecida', horas: refusal.moments.map(instantToWire) };
    case 'momentFull':
      return { error, codigo: 'hora_llena', horas: refusal.moments.map(instantToWire) };
  }
}
