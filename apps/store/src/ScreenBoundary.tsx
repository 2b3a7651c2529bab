import { askAgain, isLostFile } from '@crepas/loading';
import { ErrorState, Page, PageHeader } from '@crepas/ui';
import { Component, type ReactNode } from 'react';
import { paths } from './paths.ts';
import { titleOf } from './shop.ts';

type Props = {
  /** Where the customer is: another place is another chance. */
  readonly pathname: string;
  readonly children: ReactNode;
};

type State = { readonly failure: { readonly error: unknown } | null };

/**
 * A screen that breaks says so. If its files were lost, it asks for them again, also when the network returns; anything
 * else needs a new document: a chunk that a new release took away comes with it.
 */
export class ScreenBoundary extends Component<Props, State> {
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

  override componentDidUpdate({ pathname }: Props) {
    if (this.state.failure && pathname !== this.props.pathname) this.drawAgain();
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
        <title>{titleOf('Algo salió mal')}</title>
        <PageHeader title="Algo salió mal" backTo={paths.home} backLabel="Volver al inicio" />
        <ErrorState
          title="No pudimos mostrar esta página"
          onRetry={() => this.drawAgainIfLost() || window.location.reload()}
        >
          Tu carrito sigue guardado. Intenta de nuevo.
        </ErrorState>
      </Page>
    );
  }
}
