import { useOrderQuestion } from '../../../stores/orderQuestion.ts';
import { EndDialog } from './EndDialog.tsx';
import { MinutesDialog } from './MinutesDialog.tsx';

/** The open question about an order, if any; it is still open after a new sign-in. */
export function OrderQuestions() {
  const question = useOrderQuestion((store) => store.question);
  if (question === null) return null;
  if (question.kind === 'minutes') return <MinutesDialog id={question.id} answer={question.answer} />;
  return (
    <EndDialog id={question.id} ending={question.kind} reason={question.answer} cause={question.cause} />
  );
}
