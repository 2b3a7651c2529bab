import { changeStage } from '@crepas/api';
import { client } from '../../../shared/api.ts';
import { useSteps } from '../steps.ts';

/** The requests go on after the sign-out. */
const maxWaitMs = 2_000;

/** Sends the steps that «Deshacer» can still take back: a sign-out would drop them. Resolves also where the server does not answer. */
export async function sendPendingSteps(): Promise<void> {
  const { pending, next, clear } = useSteps.getState();
  if (pending === null) return;
  clear();
  const sent = [pending, ...next].map((step) => client.send(changeStage, step, { keepalive: true }));
  const waited = new Promise((resolve) => setTimeout(resolve, maxWaitMs));
  await Promise.race([Promise.allSettled(sent), waited]);
}
