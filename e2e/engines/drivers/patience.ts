import { setTimeout as delay } from 'node:timers/promises';

/** Patience for a machine that is slow, not a bound. */
const patienceMs = 60_000;
const betweenLooksMs = 50;

/** Asks again until the answer is there. An error counts as no answer: a page may change while it is asked. */
export async function until<Answer>(
  what: () => string,
  ask: () => Promise<Answer | null | undefined | false>,
  forMs = patienceMs,
): Promise<Answer> {
  const deadline = Date.now() + forMs;
  let trouble: unknown;
  do {
    try {
      const answer = await ask();
      if (answer !== null && answer !== undefined && answer !== false) return answer;
      trouble = undefined;
    } catch (error) {
      trouble = error;
    }
    await delay(betweenLooksMs);
  } while (Date.now() < deadline);
  throw new Error(`In vain: ${what()}`, { cause: trouble });
}
