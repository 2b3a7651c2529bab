import { ErrorState, Modal } from '@crepas/ui';
import { ScreenBoundary } from '@crepas/ui/loading';
import { type ReactNode, Suspense } from 'react';

type FetchedDialogProps = {
  /** The title of the dialog that is shown when the script could not be fetched. */
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** Around an open dialog whose script is fetched when it is first opened. The screen behind it stays. */
export const FetchedDialog = ({ title, onClose, children }: FetchedDialogProps) => (
  <ScreenBoundary
    fallback={(retry) => (
      <Modal open title={title} onClose={onClose}>
        <ErrorState onRetry={retry} />
      </Modal>
    )}
  >
    <Suspense>{children}</Suspense>
  </ScreenBoundary>
);
