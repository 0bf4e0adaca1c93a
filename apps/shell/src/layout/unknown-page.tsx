import { pathTo } from '@clearloan/routes';
import { EmptyState, Page, PrimaryAction } from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';

/** Shown for an unknown or mistyped address. */
export function UnknownPage() {
  const { t } = useLingui();
  return (
    <Page
      title={t`Page not found`}
      back={pathTo('main')}
      bottomBar={
        <PrimaryAction to={pathTo('main')}>
          <Trans>Back to home</Trans>
        </PrimaryAction>
      }
    >
      <EmptyState title={<Trans>We can’t find that page</Trans>}>
        <Trans>The link may be out of date. Your loans and payments are safe.</Trans>
      </EmptyState>
    </Page>
  );
}
