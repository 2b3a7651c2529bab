import { apiErrorCopy } from '@crepas/api';
import { create } from 'zustand';

type Success = {
  readonly id: number;
  readonly text: string;
  /** Takes the change back: shown as «Deshacer». */
  readonly undo?: (() => void) | undefined;
  readonly about: string;
};
export type Failure = { readonly text: string /** The server's message. */; readonly reason?: string };

type NotificationStore = {
  readonly successes: readonly Success[];
  /** With the path of the page when it came. */
  readonly failure: (Failure & { readonly path: string }) | null;
  /** Disappears after some seconds; stays when the screen changes. Replaces older ones about the same thing. */
  readonly notifySuccess: (text: string, undo?: () => void, about?: string) => void;
  /** Stays until it is closed or replaced, or its screen is left. */
  readonly notifyFailure: (failure: Failure) => void;
  readonly dismissSuccess: (id: number | string) => void;
  readonly clearFailure: () => void;
  /** Clears the failure of any other screen than that of the path. */
  readonly enterScreen: (path: string) => void;
};

export const useNotifications = create<NotificationStore>()((set) => ({
  successes: [],
  failure: null,
  notifySuccess: (text, undo, about = text) =>
    set(({ successes }) => {
      const id = (successes.at(-1)?.id ?? 0) + 1;
      const others = successes.filter((success) => success.about !== about);
      return { successes: [...others, { id, text, undo, about }], failure: null };
    }),
  notifyFailure: (failure) => set({ failure: { ...failure, path: location.pathname } }),
  dismissSuccess: (id) =>
    set(({ successes }) => ({ successes: successes.filter((success) => success.id !== id) })),
  clearFailure: () => set({ failure: null }),
  enterScreen: (path) => set(({ failure }) => (failure && failure.path !== path ? { failure: null } : {})),
}));

/**
 * Shows that an action failed, with the reason that the backend sent.
 *
 * @param text what failed: «Error al crear extra»
 */
export const notifyError = (text: string, error: unknown): void =>
  useNotifications.getState().notifyFailure({ text, reason: apiErrorCopy(error) });

type ResultTexts<Result> = {
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
