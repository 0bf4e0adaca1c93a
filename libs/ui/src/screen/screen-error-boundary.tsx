import { ErrorBoundary, type ErrorBoundaryProps } from '@clearloan/app-runtime';
import { ScreenFailure } from './screen-failure';

export type ScreenErrorBoundaryProps = Omit<ErrorBoundaryProps, 'Failure'>;

/** Around each screen: an error in it, or in the loading of its code, is told in its place. */
export const ScreenErrorBoundary = (props: ScreenErrorBoundaryProps) => (
  <ErrorBoundary {...props} Failure={ScreenFailure} />
);
