import type { ComponentProps } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export type LoadingProps = ComponentProps<'div'> & {
  /** What a screen reader hears in the place of the skeletons. */
  label?: string | undefined;
};

/**
 * Announces a loading state once, and hides the skeletons inside from screen readers.
 *
 * Around skeletons, or alone for a short wait. A button that waits is `busy` instead.
 */
export function Loading({ label = 'Cargando…', children, ...rest }: LoadingProps) {
  return (
    <div role="status" {...rest}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <div aria-hidden="true" inert>
        {children}
      </div>
    </div>
  );
}
