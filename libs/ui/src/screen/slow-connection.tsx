import { Trans } from '@lingui/react/macro';
import { LinkAction } from '../actions/link-action';
import { TopLine } from './top-line';

/** How it is tried again: by a new document, or in place. */
export type SlowConnectionProps = { readonly href: string } | { readonly onClick: () => void };

/** Above a screen for which the phone has waited eight seconds. */
export const SlowConnection = (retry: SlowConnectionProps) => (
  <TopLine
    action={
      <LinkAction {...retry}>
        <Trans>Try again</Trans>
      </LinkAction>
    }
  >
    <Trans>Slow connection</Trans>
  </TopLine>
);
