import { ErrorState, Page, PageHeader } from '@crepas/ui';
import { Component, type ReactNode } from 'react';
import { paths } from './paths.ts';
import { titleOf } from './shop.ts';

type Props = {
  /** Where the customer is: another place is another chance. */
  readonly pathname: string;
  readonly children: ReactNode;
};

/** A screen that breaks says so and can be asked again; a chunk that a new release took away comes with it. */
export class ScreenBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidUpdate({ pathname }: Props) {
    if (this.state.failed && pathname !== this.props.pathname) this.setState({ failed: false });
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <Page>
        <title>{titleOf('Algo salió mal')}</title>
        <PageHeader title="Algo salió mal" backTo={paths.home} backLabel="Volver al inicio" />
        <ErrorState title="No pudimos mostrar esta página" onRetry={() => window.location.reload()}>
          Tu carrito sigue guardado. Intenta de nuevo.
        </ErrorState>
      </Page>
    );
  }
}
