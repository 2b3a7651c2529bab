import fc from 'fast-check';
import type { Answer } from '../harness/ask.ts';
import { anyChoice, type Choice, choiceText, request } from './customerSteps.ts';
import { type Evening, pagesOf } from './evening.ts';
import { sendOrder, takeAnswer } from './ordering.ts';
import { customers } from './shop.ts';
import type { Step, StepKind } from './step.ts';

const pageNames = ['Board 1', 'Board 2', ...customers.map((name) => `The page of ${name}`)];

const cut: Step = ({ real }) => ({
  sentence: 'The network breaks: every board and page reconnects.',
  happens: async () => real.network.cut(),
});

/** A device sleeps, or it wakes up and catches up with what it missed. */
const sleepOrWake = fc.nat(pageNames.length - 1).map(
  (index): Step =>
    (evening) => {
      const page = pagesOf(evening)[index];
      if (!page) return null;
      const sentence = `${pageNames[index]} ${page.isAsleep() ? 'wakes up' : 'sleeps'}.`;
      return { sentence, happens: async () => (page.isAsleep() ? page.wake() : page.sleep()) };
    },
);

async function restart(evening: Evening, how: 'stop' | 'kill'): Promise<void> {
  await evening.real.restart(how);
  for (const page of pagesOf(evening)) if (!page.isAsleep()) page.wake();
}

const restartServer = fc.constantFrom('stop' as const, 'kill' as const).map(
  (how): Step =>
    (evening) => ({
      sentence: how === 'stop' ? 'The server restarts.' : 'The server is killed, and starts again.',
      happens: () => restart(evening, how),
    }),
);

/** An order whose answer may be lost; the customer's app sends it again until it has one. */
async function orderDuring(evening: Evening, choice: Choice, trouble: () => Promise<void>): Promise<void> {
  const made = request(evening, choice);
  const overNetwork = () => sendOrder(evening, made, evening.real.network.server).catch(brokenConnection);
  const first = overNetwork();
  await trouble();
  let answer = await first;
  const mayBeRepeated = answer === null;
  while (answer === null) answer = await overNetwork();
  takeAnswer(evening, made, answer, { mayBeRepeated });
}

/** `fetch` fails with a TypeError when the connection breaks. */
function brokenConnection(error: unknown): Answer | null {
  if (error instanceof TypeError) return null;
  throw error;
}

const orderWhileCut = anyChoice.map(
  (choice): Step =>
    (evening) => ({
      sentence: `${choiceText(choice)}, while the network breaks, and sends it until there is an answer.`,
      happens: () => orderDuring(evening, choice, async () => evening.real.network.cut()),
    }),
);

const orderWhileKilled = anyChoice.map(
  (choice): Step =>
    (evening) => ({
      sentence: `${choiceText(choice)}, while the server is killed, and sends it until there is an answer.`,
      happens: () => orderDuring(evening, choice, () => restart(evening, 'kill')),
    }),
);

/** A restart takes seconds: it is rare. */
export const troubleSteps: readonly StepKind[] = [
  { weight: 6, arbitrary: sleepOrWake },
  { weight: 3, arbitrary: fc.constant(cut) },
  { weight: 5, arbitrary: orderWhileCut },
  { weight: 1, arbitrary: fc.oneof(restartServer, orderWhileKilled) },
];
