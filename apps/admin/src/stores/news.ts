import { create } from 'zustand';

export type Success = {
  readonly id: number;
  readonly text: string;
  /** Takes the change back: shown as «Deshacer». */
  readonly undo?: (() => void) | undefined;
};
export type Failure = { readonly text: string /** The server's message. */; readonly reason?: string };

export type NewsStore = {
  readonly successes: readonly Success[];
  readonly failure: Failure | null;
  /** Disappears after some seconds; stays when the screen changes. */
  readonly tellSuccess: (text: string, undo?: () => void) => void;
  /** Stays until it is closed or replaced, or its screen is left. */
  readonly tellFailure: (failure: Failure) => void;
  readonly forgetSuccess: (id: number | string) => void;
  readonly forgetFailure: () => void;
};

/** The results of the actions taken in this tool. */
export const useNews = create<NewsStore>()((set) => ({
  successes: [],
  failure: null,
  tellSuccess: (text, undo) =>
    set(({ successes }) => {
      const id = (successes.at(-1)?.id ?? 0) + 1;
      return { successes: [...successes, { id, text, undo }], failure: null };
    }),
  tellFailure: (failure) => set({ failure }),
  forgetSuccess: (id) =>
    set(({ successes }) => ({ successes: successes.filter((success) => success.id !== id) })),
  forgetFailure: () => set({ failure: null }),
}));
