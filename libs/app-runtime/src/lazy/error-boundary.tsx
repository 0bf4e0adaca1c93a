import { Component, type ComponentType, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

export interface ScreenFailureProps {
  error: unknown;
  isTrying: boolean;
  onRetry: () => void;
}

export interface ErrorBoundaryProps {
  /** Rendered in place of a screen that failed. */
  readonly Failure: ComponentType<ScreenFailureProps>;
  /** Reloads the screen's code before Retry renders it. */
  readonly load?: (() => Promise<void>) | undefined;
  /** Called with each error. */
  readonly onError?: ((error: unknown) => void) | undefined;
  readonly children: ReactNode;
}

/**
 * Wraps each screen: an error in it, or in loading its code, is shown in its place. It is reset when the location
 * changes.
 */
export function ErrorBoundary(props: ErrorBoundaryProps) {
  const { key } = useLocation();
  return <Boundary {...props} place={key} />;
}

interface BoundaryProps extends ErrorBoundaryProps {
  readonly place: string;
}

interface BoundaryState {
  readonly place: string;
  readonly failed?: { readonly error: unknown; readonly isTrying: boolean } | undefined;
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { place: this.props.place };

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { failed: { error, isTrying: false } };
  }

  static getDerivedStateFromProps({ place }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return place === state.place ? null : { place, failed: undefined };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError?.(error);
  }

  private readonly retry = async () => {
    const { place } = this.state;
    this.setState(({ failed }) => ({ failed: failed && { ...failed, isTrying: true } }));
    let failed: BoundaryState['failed'];
    try {
      await this.props.load?.();
    } catch (error) {
      failed = { error, isTrying: false };
    }
    // Ignored if the user has navigated away since.
    this.setState((state) => (state.place === place ? { failed } : null));
  };

  override render() {
    const { failed } = this.state;
    if (!failed) return this.props.children;
    const { Failure } = this.props;
    return <Failure {...failed} onRetry={() => void this.retry()} />;
  }
}
