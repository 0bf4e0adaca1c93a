import { pathTo } from '@clearloan/routes';
import { EmptyState, Page, PinnedAction } from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';

/** An old or mistyped address. */
export function UnknownPage() {
  const { t } = useLingui();
  return (
    <Page
      title={t`Page not found`}
      back={pathTo('main')}
      pinned={
        <PinnedAction to={pathTo('main')}>
          <Trans>Go to home</Trans>
        </PinnedAction>
      }
    >
      <EmptyState title={<Trans>There is no page at this address</Trans>}>
        <Trans>The link may be old. Your loans and payments are safe.</Trans>
      </EmptyState>
    </Page>
  );
}
