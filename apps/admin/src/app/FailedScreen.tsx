import { ErrorState, Page, PageHeader } from '@crepas/ui';
import { ScreenTitle } from '../shared/ScreenTitle.tsx';

export type FailedScreenProps = { readonly onRetry: () => void };

/** Shown instead of a screen that threw while rendering. */
export const FailedScreen = ({ onRetry }: FailedScreenProps) => (
  <Page>
    <ScreenTitle>Algo salió mal</ScreenTitle>
    <PageHeader title="Algo salió mal" />
    <ErrorState title="No pudimos mostrar esta página" onRetry={onRetry} />
  </Page>
);
