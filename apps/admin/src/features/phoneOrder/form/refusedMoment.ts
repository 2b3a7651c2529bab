import { momentGoneCopy, shopRefusalOf } from '@crepas/api';
import type { MomentForm } from './momentForm.ts';
import type { RefusedMoment } from './WhenFields.tsx';

/** What the server said of the moment of an order; null when it refused something else. */
export function refusedMoment(error: unknown, { scheduledFor }: MomentForm): RefusedMoment | null {
  const refusal = shopRefusalOf(error);
  if (refusal?.kind !== 'momentNotOffered' && refusal?.kind !== 'momentFull') return null;
  return { moment: scheduledFor, sentence: momentGoneCopy(refusal), nearest: refusal.moments };
}
