import { sentence, shopRefusalCopy } from '@crepas/api';
import { type Instant, minutesUntil, type ShopState } from '@crepas/domain';

type Clock = { readonly timeZone: string; readonly now: Instant; readonly usualMinutes: number };

/** What a customer must know before ordering, or null. A closed shop says it with the words of the server's refusal. */
export function shopStatusCopy(state: ShopState, { usualMinutes, ...clock }: Clock): string | null {
  switch (state.kind) {
    case 'closed':
    case 'lastOrdersOver':
      return shopRefusalCopy({ refusal: state, ...clock });
    case 'paused':
      // If a pause ends while the shop is closed, customers read the time of the next opening.
      return shopRefusalCopy({ refusal: { kind: 'paused', until: state.opensAt ?? state.until }, ...clock });
    case 'open':
      if (state.minutesLeft !== null && state.closesAt !== null) {
        return closingCopy(minutesUntil(state.closesAt, clock.now), state.minutesLeft);
      }
      return state.promiseMinutes > usualMinutes ? `Hoy tardamos unos ${state.promiseMinutes} minutos` : null;
  }
}

function closingCopy(closing: number, lastOrder: number): string {
  const closes = `Cerramos en ${minutes(closing)}`;
  return closing === lastOrder ? closes : sentence(`${closes}. Último pedido en ${minutes(lastOrder)}`);
}

const minutes = (count: number): string => (count === 1 ? '1 minuto' : `${count} minutos`);
