import { useLoggedIn } from '@clearloan/api-client';
import {
  HideAmountsButton,
  Inline,
  BellIcon,
  IconButton,
  PartFailure,
  LinkAction,
  UserIcon,
} from '@clearloan/ui';
import { useLingui, Trans } from '@lingui/react/macro';
import { homePage, type AnnouncementItem, classicHomePage } from '../contract';
import { afterFrame, lazyPart } from '@clearloan/app-runtime';
import { plural } from '@lingui/core/macro';
import { useEffect, useState, type ReactNode } from 'react';
import { HomeView } from './home-view';
import { useApplications, useBorrowerHome, useVisitorHome } from '../home-queries';
import { heroOf, itemsOf } from '../rules/home-hero';
import { pathTo } from '@clearloan/routes';

export { HomeBelowFold } from './home-below-fold';
export { homeReads } from '../home-reads';

/** The start screen: what a borrower has to pay, or what a loan costs. */
export function HomePage() {
  return useLoggedIn() ? <BorrowerHome /> : <VisitorHome />;
}

/** The home of a borrower: the most urgent payment, application or example, then the lender's blocks. */
function BorrowerHome() {
  const { t } = useLingui();
  const { home, hero, refresh } = useHome();
  const blocks = home.data?.list ?? [];
  const messages = useMessages(itemsOf(blocks, 'ANNOUNCEMENT'));
  return (
    <HomeView
      {...{ home, hero, blocks }}
      isVisitor={false}
      actions={
        <Inline whole>
          <HideAmountsButton />
          {messages.bell}
        </Inline>
      }
      failure={t`Your loans didn’t load`}
      call={homePage.path}
      tools={home.data?.tools ?? []}
      onRefresh={refresh}
    >
      {messages.sheet}
    </HomeView>
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

const MessagesSheet = lazyPart(async () => (await import('./messages-sheet')).MessagesSheet, PartFailure);

interface Messages {
  /** The bell of the home screen; absent without messages. */
  readonly bell: ReactNode;
  /** The sheet that the bell opens. Its code is loaded after home has rendered. */
  readonly sheet: ReactNode;
}

/** The lender's messages to a borrower, and the sheet that shows them. */
function useMessages(items: readonly AnnouncementItem[]): Messages {
  const { t } = useLingui();
  // Undefined until the sheet was opened once: its code is loaded then.
  const [isOpen, setOpen] = useState<boolean>();
  const hasNews = items.length > 0;
  useEffect(() => {
    if (hasNews) afterFrame(() => MessagesSheet.preload());
  }, [hasNews]);
  const label = t`${plural(items.length, { one: '# message', other: '# messages' })}`;
  return {
    bell: hasNews && (
      <IconButton icon={BellIcon} label={label} count={items.length} onClick={() => setOpen(true)} />
    ),
    sheet: isOpen !== undefined && (
      <MessagesSheet items={items} open={isOpen} onClose={() => setOpen(false)} fallback={null} />
    ),
  };
}

/** The home of a visitor: the real cost of an example first, then how it works and all loans. */
function VisitorHome() {
  const { t } = useLingui();
  const home = useVisitorHome();
  const blocks = home.data?.list;
  return (
    <HomeView
      {...{ home, blocks }}
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
