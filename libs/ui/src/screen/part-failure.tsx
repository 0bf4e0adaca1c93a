import type { ScreenFailureProps } from '@clearloan/app-runtime';
import { Trans } from '@lingui/react/macro';
import { errorText } from './error-text';
import { FailedState } from './failed-state';

/** A part within a screen that did not load: the rest of the screen stays as it is. */
export const PartFailure = ({ error, isTrying, onRetry }: ScreenFailureProps) => (
  <FailedState
    title={<Trans>Something didn’t load</Trans>}
    code={errorText(error).code}
    isTrying={isTrying}
    onRetry={onRetry}
  />
);
