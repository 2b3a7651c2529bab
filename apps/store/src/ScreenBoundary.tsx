import { ErrorState, Page } from '@crepas/ui';
import { Component, type ReactNode } from 'react';

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
        <ErrorState onRetry={() => window.location.reload()} />
      </Page>
    );
  }
}
