import { ErrorState, Page, PageHeader } from '@crepas/ui';
import { Component, type ReactNode } from 'react';

type ErrorBoundaryProps = {
  /** Where one is: another place is another chance. */
  readonly place?: string;
  readonly children: ReactNode;
};

/**
 * A screen that breaks says so instead of leaving a white page; a chunk that a new release took away comes with a
 * reload.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly broken: boolean }> {
  override readonly state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidUpdate({ place }: ErrorBoundaryProps) {
    if (this.state.broken && place !== this.props.place) this.setState({ broken: false });
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    return (
      <Page>
        <PageHeader title="Algo salió mal" />
        <ErrorState title="No pudimos mostrar esta pantalla" onRetry={() => location.reload()} />
      </Page>
    );
  }
}
