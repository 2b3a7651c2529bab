import type { ReactNode } from 'react';

/** A drawn example. A function, because Storybook sends parameters to its frame. */
export type Example = { readonly shown: () => ReactNode; readonly why: string };

/** How a part is used: on its docs page, from `parameters.usage` of its stories. */
export type Usage = {
  /** As an engineer writes it. */
  readonly code: string;
  /** The pieces of the part, and what each is for. */
  readonly anatomy: readonly (readonly [piece: string, what: string])[];
  readonly do: readonly Example[];
  readonly dont: readonly Example[];
};
