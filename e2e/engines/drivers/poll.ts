import { setTimeout as delay } from 'node:timers/promises';

/** Generous for slow machines, not a limit to reach. */
const timeoutMs = 60_000;
const betweenLooksMs = 50;

/** Polls until there is a result. An error counts as none: the page may change during the query. */
export async function until<Answer>(
  what: () => string,
  ask: () => Promise<Answer | null | undefined | false>,
  forMs = timeoutMs,
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
