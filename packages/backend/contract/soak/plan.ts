import type { Random } from '../harness/random.ts';

export type EveningSize = {
  readonly orders: number;
  readonly tablets: number;
  readonly customers: number;
  /** Between two of them the forgotten orders of the first one are answered, or reject themselves. */
  readonly rushes: number;
};

/** How an order ends. */
export type Story =
  | 'delivered'
  | 'rejected'
  | 'cancelledByStaff'
  | 'cancelledByCustomer'
  /** The customer cancels while a tablet accepts. */
  | 'cancelRace'
  /** Two tablets take each step. */
  | 'twoTablets'
  /** Nobody answers until staff, owner and customer were told. */
  | 'answeredLate'
  | 'cancelledLate'
  | 'neverAnswered';

export const isForgotten = (story: Story): boolean =>
  story === 'answeredLate' || story === 'cancelledLate' || story === 'neverAnswered';

/** Each as often as it stands here. */
const stories: readonly Story[] = [
  ...Array<Story>(7).fill('delivered'),
  ...Array<Story>(2).fill('rejected'),
  'cancelledByStaff',
  ...Array<Story>(2).fill('cancelledByCustomer'),
  ...Array<Story>(2).fill('cancelRace'),
  ...Array<Story>(2).fill('twoTablets'),
  'answeredLate',
  'cancelledLate',
  'neverAnswered',
];

export type PlannedOrder = {
  readonly story: Story;
  /** Position among the customers, and of the tablets that answer. */
  readonly customer: number;
  readonly tablets: readonly [number, number];
  readonly quantity: number;
  readonly hasCombo: boolean;
  /** The network breaks while this order is under way: the streams come back when it is answered. */
  readonly isCut: boolean;
};

/** The rushes of an evening. Each has every story at least once if it is long enough. */
export function planEvening(random: Random, size: EveningSize): readonly (readonly PlannedOrder[])[] {
  const perRush = Math.ceil(size.orders / size.rushes);
  const position = (count: number) => Math.floor(random.next() * count);
  const order = (index: number): PlannedOrder => ({
    story: stories[(index * 7) % stories.length] ?? 'delivered',
    customer: position(size.customers),
    tablets: [position(size.tablets), position(size.tablets)],
    quantity: 1 + position(3),
    hasCombo: random.chance(0.3),
    isCut: random.chance(0.1),
  });
  return Array.from({ length: size.rushes }, (_, rush) =>
    Array.from({ length: Math.min(perRush, size.orders - rush * perRush) }, (_, index) => order(index)),
  );
}
