import { type CategoryId, categoryId, type OrderId, orderId } from '@crepas/domain';
import * as v from 'valibot';
import { type JsonStorage, type StoredValue, sessionJson, sessionKey, storedValue } from './jsonStorage.ts';

/** A message to the shop that no tab showed (decision O7). */
export type WhatsAppOffer = { readonly orderId: OrderId; readonly link: string };

/** State that lives until the browser's session ends. */
export type Session = {
  /** The customer pressed either button of the location question (decision S2). */
  readonly locationAnswered: boolean;
  readonly splashSeen: boolean;
  readonly category: CategoryId | null;
  readonly whatsAppOffer: WhatsAppOffer | null;
  /** «Finalizar» led away from the cart for an address or details, and the cart was not opened since. */
  readonly isFinishing: boolean;
};

export const freshSession: Session = {
  locationAnswered: false,
  splashSeen: false,
  category: null,
  whatsAppOffer: null,
  isFinishing: false,
};

const stored = v.object({
  locationAnswered: v.fallback(v.boolean(), false),
  splashSeen: v.fallback(v.boolean(), false),
  category: v.fallback(v.nullable(v.pipe(v.number(), v.transform(categoryId))), null),
  whatsAppOffer: v.fallback(
    v.nullable(v.object({ orderId: v.pipe(v.number(), v.transform(orderId)), link: v.string() })),
    null,
  ),
  isFinishing: v.fallback(v.boolean(), false),
});

export type SessionStorage = Pick<StoredValue<Session, Session>, 'load' | 'save'>;

export const createSessionStorage = (json: JsonStorage): SessionStorage =>
  storedValue(json, sessionKey, stored, freshSession);

export const storedSession = createSessionStorage(sessionJson);
