import { changeStage } from '@crepas/api';
import { client } from '../../../shared/api.ts';
import { useSteps } from '../steps.ts';

/** The requests go on after the sign-out. */
const maxWaitMs = 2_000;

/** Sends what «Deshacer» still holds: a sign-out would drop it. Resolves also where the server does not answer. */
export async function sendHeldSteps(): Promise<void> {
  const { held, next, clear } = useSteps.getState();
  if (held === null) return;
  clear();
  const sent = [held, ...next].map((step) => client.send(changeStage, step, { keepalive: true }));
  const waited = new Promise((resolve) => setTimeout(resolve, maxWaitMs));
  await Promise.race([Promise.allSettled(sent), waited]);
}
