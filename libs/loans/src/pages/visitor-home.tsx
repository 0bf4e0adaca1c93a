import { pathTo } from '@clearloan/routes';
import {
  LinkAction,
  Page,
  PinnedPlaceholder,
  Printed,
  SkeletonSlip,
  Till,
  UserIcon,
  useOpened,
} from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { classicHomePage } from '../contract';
import { ExampleSlip } from '../parts/example-slip';
import { HomeBlocks } from '../parts/home-blocks';
import { HomePinned } from '../parts/home-pinned';
import { HowItWorks } from '../parts/how-it-works';
import { PullMark, RefreshAction } from '../parts/pull-to-refresh';
import { ReadFailure } from '../parts/read-failure';
import { ToolShortcuts } from '../parts/tool-shortcuts';
import { usePullToRefresh } from '../parts/use-pull-to-refresh';
import { useVisitorHome } from '../queries';
import { heroOf } from '../rules/home-hero';

/** The home of a visitor: the real cost of an example first, then how it works and every loan there is. */
export function VisitorHome() {
  const { t } = useLingui();
  const home = useVisitorHome();
  const pull = usePullToRefresh(home.refetch);
  const isOpened = useOpened();
  const blocks = home.data?.list;
  const hero = blocks && heroOf(blocks, []);
  const hasSlip = home.isPending || hero?.is === 'example';
  const till = (
    <Till
      slot={hasSlip}
      actions={
        <LinkAction plain small to={pathTo('login')} icon={<UserIcon size="small" />}>
          <Trans>Log in</Trans>
        </LinkAction>
      }
    />
  );
  const pinned = home.isPending ? (
    <PinnedPlaceholder />
  ) : (
    <HomePinned hero={hero ?? { is: 'nothing' }} isVisitor />
  );
  return (
    <Page title={t`Home`} tabs header={till} pinned={pinned}>
      <PullMark pull={pull} />
      {hasSlip && (
        <Printed>
          {hero?.is === 'example' ? (
            <ExampleSlip card={hero.card} example={hero.example} />
          ) : (
            <SkeletonSlip />
          )}
        </Printed>
      )}
      <ReadFailure read={home} title={t`The loans did not load`} />
      {blocks && hero && (
        <>
          <HowItWorks />
          <HomeBlocks call={classicHomePage.path} blocks={blocks} hero={hero} isOpened={isOpened} />
        </>
      )}
      {/* They need no lender: also there when its loans did not load. */}
      {isOpened && !home.isPending && <ToolShortcuts tools={[]} />}
      {isOpened && !home.isPending && <RefreshAction pull={pull} />}
    </Page>
  );
}
