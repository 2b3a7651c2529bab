import { ErrorState, Modal } from '@crepas/ui';
import { ScreenBoundary } from '@crepas/ui/loading';
import { type ReactNode, Suspense } from 'react';

type FetchedDialogProps = {
  /** Of the dialog that says that it could not be fetched. */
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
