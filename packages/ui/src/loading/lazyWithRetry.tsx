import { type ComponentType, lazy, useState } from 'react';

export type LazyComponent<Props extends object> = ComponentType<Props> & {
  /** Fetches the chunk. A component that mounts afterwards renders without suspending. */
  readonly preload: () => Promise<void>;
};

let attempt = 0;

/** Components whose chunk failed to load fetch it again at their next render. */
export function retryFailedParts(): void {
  attempt += 1;
}

/**
 * React's `lazy` keeps a failure for good. This one retries after {@link retryFailedParts}, and no earlier: React
 * renders a failed component a second time at once, and would suspend again instead of reaching the error boundary.
 */
export function lazyWithRetry<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  let Loaded: ComponentType<Props> | undefined;
  let failedAttempt: number | null = null;
  const createLazy = () =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch (error) {
        failedAttempt = attempt;
        throw error;
      }
    });
  let Lazy: ComponentType<Props> = createLazy();

  function current(): ComponentType<Props> {
    if (Loaded) return Loaded;
    if (failedAttempt !== null && failedAttempt !== attempt) {
      failedAttempt = null;
      Lazy = createLazy();
    }
    return Lazy;
  }

  function Part(props: Props) {
    // Chosen once per mount: a later preload must not replace the component and lose its state.
    const [Chosen] = useState(current);
    return <Chosen {...props} />;
  }
  const preload = async () => {
    Loaded ??= await load();
  };
  return Object.assign(Part, { preload });
}
