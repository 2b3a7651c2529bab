import { askAgain, isLostFile } from '@crepas/loading';
import { ErrorState, Page, PageHeader } from '@crepas/ui';
import { Component, type ReactNode } from 'react';

type ErrorBoundaryProps = {
  /** Where one is: another place is another chance. */
  readonly place?: string;
  readonly children: ReactNode;
};

type State = { readonly failure: { readonly error: unknown } | null };

/**
 * A screen that breaks says so instead of leaving a white page. If its files were lost, it asks for them again, also
 * when the network returns; anything else needs a new document: a chunk that a new release took away comes with it.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { failure: null };

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } };
  }

  override componentDidMount() {
    window.addEventListener('online', this.drawAgainIfLost);
  }

  override componentWillUnmount() {
    window.removeEventListener('online', this.drawAgainIfLost);
  }

  override componentDidUpdate({ place }: ErrorBoundaryProps) {
    if (this.state.failure && place !== this.props.place) this.drawAgain();
  }

  drawAgain() {
    askAgain();
    this.setState({ failure: null });
  }

  /** Answers whether it does. */
  drawAgainIfLost = (): boolean => {
    const isLost = isLostFile(this.state.failure?.error);
    if (isLost) this.drawAgain();
    return isLost;
  };

  override render() {
    if (!this.state.failure) return this.props.children;
    return (
      <Page>
        <PageHeader title="Algo salió mal" />
        <ErrorState
          title="No pudimos mostrar esta pantalla"
          onRetry={() => this.drawAgainIfLost() || location.reload()}
        />
      </Page>
    );
  }
}
