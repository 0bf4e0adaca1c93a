import { pathTo } from '@clearloan/routes';
import { EmptyState, Page, PrimaryAction } from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';

/** An old or mistyped address. */
export function UnknownPage() {
  const { t } = useLingui();
  return (
    <Page
      title={t`Page not found`}
      back={pathTo('main')}
      bottomBar={
        <PrimaryAction to={pathTo('main')}>
          <Trans>Go to home</Trans>
        </PrimaryAction>
      }
    >
      <EmptyState title={<Trans>There is no page at this address</Trans>}>
        <Trans>The link may be old. Your loans and payments are safe.</Trans>
      </EmptyState>
    </Page>
  );
}
