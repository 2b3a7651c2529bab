import { lazyWithRetry } from '@crepas/ui/loading';
import { Suspense, useEffect } from 'react';
import { useOrderQuestion } from '../../../stores/orderQuestion.ts';

/** Not needed for the first look at the board. */
const EndDialog = lazyWithRetry(async () => (await import('./EndDialog.tsx')).EndDialog);
const MinutesDialog = lazyWithRetry(async () => (await import('./MinutesDialog.tsx')).MinutesDialog);

function preloadDialogs(): void {
  for (const dialog of [EndDialog, MinutesDialog]) void dialog.preload().catch(() => undefined);
}

/** The open question about an order, if any; it is still open after a new sign-in. */
export function OrderQuestions() {
  const question = useOrderQuestion((store) => store.question);
  useEffect(preloadDialogs, []);
  if (question === null) return null;
  return (
    <Suspense fallback={null}>
      {question.kind === 'minutes' ? (
        <MinutesDialog id={question.id} answer={question.answer} />
      ) : (
        <EndDialog id={question.id} ending={question.kind} reason={question.answer} cause={question.cause} />
      )}
    </Suspense>
  );
}
