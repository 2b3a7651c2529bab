import { Button } from '../Button/Button.tsx';
import { EmptyState, type EmptyStateProps } from '../EmptyState/EmptyState.tsx';
import { RetryIcon, WarningIcon } from '../icons/icons.tsx';

export type ErrorStateProps = Omit<EmptyStateProps, 'title' | 'icon' | 'action'> & {
  title?: string | undefined;
  onRetry?: (() => void) | undefined;
  retrying?: boolean | undefined;
};

/**
 * Something could not be had; `onRetry` offers to ask again.
 *
 * In the place of what could not be loaded, with a way to try again. For an action that failed take
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
