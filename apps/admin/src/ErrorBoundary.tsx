import { ErrorState, Page } from '@crepas/ui';
import { Component, type ErrorInfo, type ReactNode } from 'react';

type ErrorBoundaryProps = { readonly children: ReactNode };

/** The last net: a screen that breaks says so instead of leaving a white page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly broken: boolean }> {
  override readonly state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo) {
    console.error(error, componentStack);
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    return (
      <Page>
        <ErrorState onRetry={() => location.reload()} />
      </Page>
    );
  }
}
