import { useNotifications } from './notifications.ts';
import { notifyError } from './notifyError.ts';

export type ResultTexts<Result> = {
  /** Without it only a failure shows. */
  readonly done?: string | ((result: Result) => string);
  readonly failed: string | ((error: unknown) => string);
  /** Takes the change back: shown as «Deshacer». */
  readonly undo?: (() => Promise<unknown>) | undefined;
  /** What is changed: an older notice about the same is replaced. By default only the same text is. */
  readonly about?: string;
};

/** Shows how a change ended. Never rejects; resolves with whether it succeeded. */
export async function notifyResult<Result>(
  change: Promise<Result>,
  { done, failed, undo, about }: ResultTexts<Result>,
): Promise<boolean> {
  try {
    const result = await change;
    const text = typeof done === 'function' ? done(result) : done;
    const takeBack = undo && (() => void notifyResult(undo(), { failed: 'No se deshizo' }));
    if (text !== undefined) useNotifications.getState().notifySuccess(text, takeBack, about);
    return true;
  } catch (error) {
    notifyError(typeof failed === 'function' ? failed(error) : failed, error);
    return false;
  }
}
