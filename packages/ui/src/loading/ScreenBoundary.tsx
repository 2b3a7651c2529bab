import { Component, type ReactNode } from 'react';
import { isLostFile } from './LostFileError.ts';
import { retryFailedParts } from './lazyWithRetry.tsx';
import { reloadIfGone } from './preload.ts';

export type ScreenBoundaryProps = {
  /** The path of the screen. When it changes, the children render again. */
  readonly pathname?: string;
  /** For a part of a screen, whose fallback has no button: the next tap anywhere retries a lost file. */
  readonly retriesAtTap?: boolean;
  /** What to show instead of the children after they threw. */
  readonly fallback: (retry: () => void) => ReactNode;
  readonly children: ReactNode;
};

type State = { readonly failure: { readonly error: unknown } | null };

/**
 * The error boundary of both apps, around each screen and around parts that a screen can do without. A lost file is
 * fetched again, at the retry and when the network returns. For one that a new release removed the page is reloaded. Any other error
 * needs a reload by the button.
 */
export class ScreenBoundary extends Component<ScreenBoundaryProps, State> {
  override state: State = { failure: null };

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } };
  }

  override componentDidCatch(error: unknown) {
    reloadIfGone(error);
  }

  override componentDidMount() {
    window.addEventListener('online', this.renderAgainIfLost);
    if (this.props.retriesAtTap) window.addEventListener('click', this.renderAgainIfLost);
  }

  override componentWillUnmount() {
    window.removeEventListener('online', this.renderAgainIfLost);
    window.removeEventListener('click', this.renderAgainIfLost);
  }

  override componentDidUpdate({ pathname }: ScreenBoundaryProps) {
    if (this.state.failure && pathname !== this.props.pathname) this.renderAgain();
  }

  renderAgain() {
    retryFailedParts();
    this.setState({ failure: null });
  }

  /** @returns whether it renders again, or the page reloads */
  renderAgainIfLost = (): boolean => {
    const error = this.state.failure?.error;
    // The minute after another reload may be over.
    if (reloadIfGone(error)) return true;
    const isLost = isLostFile(error);
    if (isLost) this.renderAgain();
    return isLost;
  };

  override render() {
    if (!this.state.failure) return this.props.children;
    return this.props.fallback(() => this.renderAgainIfLost() || location.reload());
  }
}
