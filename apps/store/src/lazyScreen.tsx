import { lazyAgain } from '@crepas/loading';
import type { ComponentType } from 'react';

export type LazyScreen = ComponentType & {
  /** Fetches its chunk: once that is here, the screen shows without waiting. */
  readonly preload: () => Promise<void>;
};

/** A screen whose chunk comes when it is needed, or ahead of that. */
export function lazyScreen(load: () => Promise<ComponentType>): LazyScreen {
  let Loaded: ComponentType | undefined;
  const preload = async () => {
    Loaded ??= await load();
  };
  const Waiting = lazyAgain(load);
  const Screen = () => (Loaded ? <Loaded /> : <Waiting />);
  return Object.assign(Screen, { preload });
}
