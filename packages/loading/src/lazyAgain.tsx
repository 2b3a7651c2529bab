import { type ComponentType, lazy } from 'react';

let attempt = 0;

/** Parts that were lost are asked for again when they are drawn next. */
export function askAgain(): void {
  attempt += 1;
}

/**
 * As React's `lazy`, which keeps a failure for good: this one tries again after {@link askAgain}. Not before: React
 * draws what has failed a second time at once, and would wait for ever instead of telling the error boundary.
 */
export function lazyAgain<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let failedAttempt: number | null = null;
  const makePart = () =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch (error) {
        failedAttempt = attempt;
        throw error;
      }
    });
  let Part: ComponentType<Props> = makePart();
  return function Later(props: Props) {
    if (failedAttempt !== null && failedAttempt !== attempt) {
      failedAttempt = null;
      Part = makePart();
    }
    return <Part {...props} />;
  };
}
