import { HideAmountsButton, Inline } from '@clearloan/ui';
import { useLingui } from '@lingui/react/macro';
import { homePage } from '../contract';
import { useMessages } from './use-messages';
import { HomeView } from './home-view';
import { useApplications, useBorrowerHome } from '../home-queries';
import { heroOf, itemsOf } from '../rules/home-hero';

/** The home of a borrower: the most urgent payment, application or example, then the lender's blocks. */
export function BorrowerHome() {
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
