import { cancelOrder, changeStage } from '@crepas/api';
import type { OrderId } from '@crepas/domain';
import fc from 'fast-check';
import { expect } from 'vitest';
import { ask } from '../harness/ask.ts';
import { withRace } from './acceptOrCancel.ts';
import { type Evening, guestOf } from './evening.ts';
import { nextStages, withStage } from './placedOrders.ts';
import type { Order, Stage } from './shop.ts';
import { type Happening, orderName, recentOrder, type Step, type StepKind } from './step.ts';

const stages = Object.keys(nextStages) as Stage[];

/** As staff read it. */
const verbs: Readonly<Record<Stage, string>> = {
  received: 'sets back',
  accepted: 'accepts',
  preparing: 'prepares',
  onTheWay: 'sends out',
  delivered: 'delivers',
  rejected: 'rejects',
  cancelled: 'cancels',
};

type About = {
  readonly evening: Evening;
  readonly position: number;
  readonly id: OrderId;
  readonly order: Order;
};

/** A step about an order; null without one. */
const about = <Args>(args: fc.Arbitrary<Args>, happening: (about: About, args: Args) => Happening | null) =>
  fc.tuple(fc.nat(4), args).map(
    ([back, given]): Step =>
      (evening) => {
        const position = recentOrder(evening, back);
        const [id, order] = [evening.ids[position ?? -1], evening.shop.orders[position ?? -1]];
        if (position === null || id === undefined || !order) return null;
        return happening({ evening, position, id, order }, given);
      },
  );

const askFor = async ({ evening, id }: About, stage: Stage, token: string | undefined): Promise<number> =>
  (await ask(evening.real.server(), changeStage, { id, stage, reason: 'Se acabó' }, token)).status;

/** Any stage, sensible or not. */
const anyStage = about(fc.constantFrom(...stages), (order, stage) => ({
  sentence: `The kitchen ${verbs[stage]} ${orderName(order.position)}.`,
  async happens() {
    const { evening, position } = order;
    const status = await askFor(order, stage, evening.tokens.staff);
    const isAllowed = nextStages[order.order.stage].includes(stage);
    expect(status, 'the answer to the kitchen').toBe(isAllowed ? 200 : 409);
    if (isAllowed) evening.shop = withStage(evening.shop, position, stage);
  },
}));

/** The step that an order usually takes next, tapped once or, at the same moment, on both tablets. */
const usualStep = about(fc.boolean(), (about, isTwice) => {
  const [stage] = nextStages[about.order.stage];
  if (!stage) return null;
  const { evening, position } = about;
  return {
    sentence: `The kitchen ${verbs[stage]} ${orderName(position)}${isTwice ? ', on both tablets at once' : ''}.`,
    async happens() {
      const { owner, staff } = evening.tokens;
      const taps = (isTwice ? [staff, owner] : [staff]).map((token) => askFor(about, stage, token));
      expect((await Promise.all(taps)).sort(), 'the answers to the kitchen').toEqual(
        isTwice ? [200, 409] : [200],
      );
      evening.shop = withStage(evening.shop, position, stage);
    },
  };
});

/** Both at once. */
const race = about(fc.constant(null), (about) => {
  const { evening, position, id, order } = about;
  if (order.stage !== 'received') return null;
  const { customer } = order.request;
  return {
    sentence: `${customer} cancels ${orderName(position)} while the kitchen accepts it.`,
    async happens() {
      const { token } = guestOf(evening, customer);
      const [isAccepted, isCancelled] = await Promise.all([
        askFor(about, 'accepted', evening.tokens.staff),
        ask(evening.real.server(), cancelOrder, id, token),
      ]);
      evening.shop = withRace(evening.shop, position, isAccepted, isCancelled.status);
    },
  };
});

const strangers = {
  'a caller without a token': 401,
  'a cook whose session has expired': 401,
  'a customer': 403,
} as const;

const stranger = about(
  fc.constantFrom(...(Object.keys(strangers) as (keyof typeof strangers)[])),
  (about, who) => ({
    sentence: `Somebody accepts ${orderName(about.position)}: ${who}.`,
    async happens() {
      const { evening, order } = about;
      const token = {
        'a caller without a token': undefined,
        'a cook whose session has expired': evening.tokens.expired,
        'a customer': guestOf(evening, order.request.customer).token,
      }[who];
      expect(await askFor(about, 'accepted', token), 'the answer to a stranger').toBe(strangers[who]);
    },
  }),
);

export const kitchenSteps: readonly StepKind[] = [
  { weight: 22, arbitrary: usualStep },
  { weight: 7, arbitrary: anyStage },
  { weight: 4, arbitrary: race },
  { weight: 2, arbitrary: stranger },
];
