import { Note, StoreLoadingOrError, type StoreLoadingOrErrorProps } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** Replaces the records on the device until they are read. */
export const LoadingOrError = (props: Omit<StoreLoadingOrErrorProps, 'title'>) => (
  <StoreLoadingOrError {...props} title={<Trans>We can’t open your records</Trans>} />
);

/** Tells what saving would replace, because it was changed here and in another tab or on another device. */
export const ChangedElsewhere = ({ children }: { children: ReactNode }) => (
  <Note kind="due" role="alert" title={<Trans>Changed in another tab or on another phone</Trans>}>
    {children}
    <br />
    <Trans>If you save, your changes replace it.</Trans>
  </Note>
);
