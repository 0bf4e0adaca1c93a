import { StoreLoadingOrError, type StoreLoadingOrErrorProps } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';

/** Replaces the reminders on the device until they are read. */
export const LoadingOrError = (props: Omit<StoreLoadingOrErrorProps, 'title'>) => (
  <StoreLoadingOrError {...props} title={<Trans>We can’t open your reminders</Trans>} />
);
