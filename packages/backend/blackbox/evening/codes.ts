/** The rules of promo codes, as part of the evening's model. It imports nothing of the product. */

export const codeNames = ['CREPAS', 'NOCHE'] as const;
export type CodeName = (typeof codeNames)[number];

export type Gift =
  | { readonly kind: 'percent'; readonly percent: number }
  | { readonly kind: 'amount'; readonly amount: number }
  | { readonly kind: 'delivery' }
  | { readonly kind: 'dish'; readonly dish: string };

/** The two categories of the menu. */
export const courses = ['crepas', 'combos'] as const;
export type Course = (typeof courses)[number];
export const courseOf = (dish: string): Course => (dish === 'Trío' ? 'combos' : 'crepas');

/** Of this evening, from whole minute to whole minute. The next evening has other codes. */
export type Hours = { readonly from: number; readonly to: number };

export type Terms = {
  readonly name: CodeName;
  readonly gift: Gift;
  /** The least sum of the dishes. */
  readonly minimum: number;
  /** In all, and of one customer; null: any number. */
  readonly maxUses: number | null;
  readonly maxUsesPerPhone: number | null;
  readonly isPaused: boolean;
  /** Of which dishes alone count; null: all. */
  readonly course: Course | null;
  /** Null: at any hour. */
  readonly hours: Hours | null;
};

/** `id`: at the real shop. A code that is deleted and made again has another one, and no uses. */
export type Code = Terms & { readonly id: number };

/** There at the beginning of each evening. */
export const usualCode: Terms = {
  name: 'CREPAS',
  gift: { kind: 'percent', percent: 15 },
  minimum: 0,
  maxUses: 1,
  maxUsesPerPhone: null,
  isPaused: false,
  course: null,
  hours: null,
};

type Placed = {
  readonly request: { readonly customer: string };
  readonly stage: string;
  readonly code: Code | null;
};

/** The orders that count as uses of a code, also those that it takes nothing off any more. */
export const usesOf = <Order extends Placed>(orders: readonly Order[], { id }: Code): readonly Order[] =>
  orders.filter(({ code, stage }) => code?.id === id && stage !== 'rejected' && stage !== 'cancelled');

type Codes = { readonly now: number; readonly codes: readonly Code[]; readonly orders: readonly Placed[] };
/** `customer`: null when nobody knows who it is. */
type Wish = { readonly code: CodeName | null; readonly customer: string | null };

/** The code of this name, unless it is paused or has no use left for the customer. */
function codeWithUses({ codes, orders }: Codes, wish: Wish): Code | null {
  const code = codes.find(({ name }) => name === wish.code);
  if (!code || code.isPaused) return null;
  const uses = usesOf(orders, code);
  const own = uses.filter(({ request }) => request.customer === wish.customer);
  const isLeft = (count: number, max: number | null) => max === null || count < max;
  return isLeft(uses.length, code.maxUses) && isLeft(own.length, code.maxUsesPerPhone) ? code : null;
}

const isInHours = ({ hours }: Terms, now: number): boolean =>
  hours === null || (now >= hours.from && now < hours.to);

/** The code of this name, if the customer gets it now. */
export function codeFor(codes: Codes, wish: Wish): Code | null {
  const code = codeWithUses(codes, wish);
  return code && isInHours(code, codes.now) ? code : null;
}

export type Bill = {
  /** `cost`: of all pieces of the line, with what is on them. */
  readonly lines: readonly { readonly dish: string; readonly price: number; readonly cost: number }[];
  readonly fee: number;
};

const sumOf = (lines: Bill['lines']) => lines.reduce((sum, { cost }) => sum + cost, 0);

/** What a code takes off; null: no code. */
export function discountOf(code: Terms | null, { lines, fee }: Bill): number {
  if (!code || sumOf(lines) < code.minimum) return 0;
  const { gift, course } = code;
  const counted = lines.filter(({ dish }) => course === null || courseOf(dish) === course);
  if (counted.length === 0) return 0;
  switch (gift.kind) {
    case 'percent': {
      const hundredths = sumOf(counted) * gift.percent;
      return (hundredths - (hundredths % 100)) / 100;
    }
    case 'amount':
      return Math.min(gift.amount, sumOf(counted));
    case 'delivery':
      return fee;
    case 'dish': {
      const prices = counted.filter(({ dish }) => dish === gift.dish).map(({ price }) => price);
      return prices.length === 0 ? 0 : Math.min(...prices);
    }
  }
}

/** What a customer learns of a code before they order. */
export type Trial =
  | { readonly kind: 'given'; readonly discount: number }
  | { readonly kind: 'invalid' }
  | { readonly kind: 'belowMinimum'; readonly missing: number }
  | { readonly kind: 'notForThis'; readonly lacks: 'hora' | 'entrega' | 'envio' | 'productos' };

/** @param bill of what can be had of the order now */
export function trialOf(codes: Codes, wish: Wish, bill: Bill, isPickup: boolean): Trial {
  const code = codeWithUses(codes, wish);
  if (!code) return { kind: 'invalid' };
  if (!isInHours(code, codes.now)) return { kind: 'notForThis', lacks: 'hora' };
  const isDelivery = code.gift.kind === 'delivery';
  if (isDelivery && isPickup) return { kind: 'notForThis', lacks: 'entrega' };
  const missing = code.minimum - sumOf(bill.lines);
  if (missing > 0) return { kind: 'belowMinimum', missing };
  const isCounted = ({ dish }: Bill['lines'][number]) =>
    code.course === null || courseOf(dish) === code.course;
  if (!bill.lines.some(isCounted)) return { kind: 'notForThis', lacks: 'productos' };
  if (isDelivery && bill.fee === 0) return { kind: 'notForThis', lacks: 'envio' };
  const discount = discountOf(code, bill);
  return discount > 0 ? { kind: 'given', discount } : { kind: 'notForThis', lacks: 'productos' };
}
