import type { Database } from '../db/Database.ts';
import { msUntilPreparation, tellDuePreparations } from './duePreparations.ts';
import { alertLateTickets, msUntilLateTicket } from './lateTickets.ts';
import { msUntilNextStep, takeDueSteps } from './unansweredOrders.ts';

/**
 * Shorter than the first alert's delay, so that an order is seen before anything is due. It also limits the effect of a
 * clock that is set, and of a changed setting of the owner.
 */
const maxPauseMs = 20_000;
/** After a step that another server holds. */
const minPauseMs = 250;

/**
 * Takes the steps of unanswered orders, alerts of late tickets, and tells of preparations that begin, when they are due. Any number of servers may run it on one database. A failed
 * attempt is repeated.
 *
 * @param isPushOn whether this server sends push messages
 * @returns stops it; resolves when no step is under way
 */
export function watchUnanswered(
  database: Database,
  isPushOn: boolean,
  pauseMs = maxPauseMs,
): () => Promise<void> {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let underWay: Promise<void> = Promise.resolve();

  async function takeAll(): Promise<number> {
    const ms = Math.min(
      (await msUntilNextStep(database)) ?? pauseMs,
      (await msUntilLateTicket(database)) ?? pauseMs,
      (await msUntilPreparation(database)) ?? pauseMs,
    );
    if (ms > 0) return Math.min(ms, pauseMs);
    const taken =
      (await takeDueSteps(database, isPushOn)) +
      (await alertLateTickets(database, isPushOn)) +
      (await tellDuePreparations(database));
    return taken > 0 ? 0 : Math.min(minPauseMs, pauseMs);
  }

  function schedule(afterMs: number): void {
    if (isStopped) return;
    timer = setTimeout(() => {
      underWay = takeAll().then(schedule, () => schedule(pauseMs));
    }, afterMs).unref();
  }

  schedule(0);
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await underWay;
  };
}
