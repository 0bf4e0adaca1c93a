import { useLoggedIn } from '@clearloan/api-client';
import { HideAmountsButton, Inline, BellIcon, IconButton, LinkAction, UserIcon } from '@clearloan/ui';
import { useLingui, Trans } from '@lingui/react/macro';
import { homePage } from '../contract';
import { classicHomePage } from '@clearloan/loan-view/contract';
import { HomeView } from '../parts/home-view';
import { useApplications, useBorrowerHome, useVisitorHome } from '../queries';
import { heroOf, itemsOf } from '../rules/home-hero';
import { pathTo } from '@clearloan/routes';

export { HomeBelowFold } from '../parts/home-view';
export { homeReads } from '../first-reads';

/** The start screen: what a borrower has to pay, or what a loan costs. */
export function HomePage() {
  return useLoggedIn() ? <BorrowerHome /> : <VisitorHome />;
}

/** The home of a borrower: the most urgent payment, application or example, then the lender's blocks. */
function BorrowerHome() {
  const { t } = useLingui();
  const { home, hero, refresh } = useHome();
  const blocks = home.data?.list ?? [];
  return (
    <HomeView
      home={home}
      hero={hero}
      blocks={blocks}
      isVisitor={false}
      actions={
        <Inline whole>
          <HideAmountsButton />
          <MessagesBell unread={itemsOf(blocks, 'ANNOUNCEMENT').length} />
        </Inline>
      }
      failure={t`Your loans didn’t load`}
      call={homePage.path}
      tools={home.data?.tools ?? []}
      onRefresh={refresh}
    />
  );
}

/** Waits for the list of applications, or an example would flash; a failed list does not block the rest. */
function useHome() {
  const home = useBorrowerHome();
  const applications = useApplications();
  const blocks = home.data?.list;
  const hero = blocks && heroOf(blocks, applications.data?.list ?? []);
  const isKnown = hero?.is === 'repay' || !applications.isPending;
  const refresh = () => Promise.all([home.refetch(), applications.refetch()]);
  return { home, hero: isKnown ? hero : undefined, refresh };
}

/** Leads to the lender's messages, with the number of those that are unread. */
function MessagesBell({ unread }: { unread: number }) {
  const { t } = useLingui();
  const label = unread === 0 ? t`Messages` : t`Messages, ${unread} unread`;
  return <IconButton icon={BellIcon} label={label} count={unread} to={pathTo('messages')} />;
}

/** The home of a visitor: the real cost of an example first, then how it works and all loans. */
function VisitorHome() {
  const { t } = useLingui();
  const home = useVisitorHome();
  const blocks = home.data?.list;
  return (
    <HomeView
      home={home}
      blocks={blocks}
      hero={blocks && heroOf(blocks, [])}
      isVisitor
      actions={
        <LinkAction plain small to={pathTo('login')} icon={<UserIcon size="small" />}>
          <Trans>Log in</Trans>
        </LinkAction>
      }
      failure={t`The loans didn’t load`}
      call={classicHomePage.path}
      tools={[]}
      onRefresh={home.refetch}
    />
  );
}
