import { Button } from '../Button/Button.tsx';
import { EmptyState, type EmptyStateProps } from '../EmptyState/EmptyState.tsx';
import { RetryIcon, WarningIcon } from '../icons/icons.tsx';

export type ErrorStateProps = Omit<EmptyStateProps, 'title' | 'icon' | 'action'> & {
  /** What failed; «Algo salió mal» by default. */
  title?: string | undefined;
  /** Shows «Reintentar». Omit it where trying again cannot help. */
  onRetry?: (() => void) | undefined;
  /** While the retry runs: the button shows a spinner. */
  retrying?: boolean | undefined;
};

/**
 * A failed load; `onRetry` adds a retry button.
 *
 * Instead of the content that could not be loaded. For a failed action use
 * `StatusText` or `Notice`.
 */
export function ErrorState(props: ErrorStateProps) {
  const { title = 'Algo salió mal', onRetry, retrying, children = 'Intenta de nuevo.', ...rest } = props;
  return (
    <EmptyState
      role="alert"
      title={title}
      icon={<WarningIcon />}
      action={
        onRetry && (
          <Button kind="secondary" busy={retrying} onClick={onRetry}>
            <RetryIcon />
            Reintentar
          </Button>
        )
      }
      {...rest}
    >
      {children}
    </EmptyState>
  );
}
