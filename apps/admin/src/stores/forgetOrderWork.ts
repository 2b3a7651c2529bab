import { useOrderQuestion } from './orderQuestion.ts';
import { useSteps } from './steps.ts';

/** What one person had begun is not the next one's. */
export function forgetOrderWork(): void {
  useSteps.getState().undo();
  useOrderQuestion.getState().close();
}
