import { AfterFirstPaint } from '@clearloan/app-runtime';
import {
  HideAmountsButton,
  Inline,
  isOffline,
  Page,
  PrimaryActionPlaceholder,
  PrimaryRetry,
  Printed,
  SkeletonList,
  SkeletonSlip,
  HeroHeader,
  type ReadAt,
} from '@clearloan/ui';
import { useLingui } from '@lingui/react/macro';
import { homePage } from '../contract';
import { useMessages } from './use-messages';
import { ApplicationSlip } from './application-slip';
import { ExampleSlip } from './example-slip';
import { HomePrimaryAction } from './home-primary-action';
import { HomeBelowFold } from './home-below-fold';
import { ReadFailure, useKnownAt } from '../parts/read-failure';
import { RepayNotes, RepaySlip } from './repay-slip';
import { useApplications, useBorrowerHome } from '../home-queries';
import { heroOf, itemsOf, type HomeHero } from '../rules/home-hero';

/** The home of a borrower: the most urgent payment, application or example, then the lender's blocks. */
export function BorrowerHome() {
  const { t } = useLingui();
  const { home, hero, refresh } = useHome();
  const knownAt = useKnownAt(home);
  const blocks = home.data?.list ?? [];
  const messages = useMessages(itemsOf(blocks, 'ANNOUNCEMENT'));
  const isFailed = home.isError && !hero;
  const hasSlip = !isFailed && hero?.is !== 'nothing';
  const heroHeader = (
    <HeroHeader
      edge={hasSlip}
      actions={
        <Inline whole>
          <HideAmountsButton />
          {messages.bell}
        </Inline>
      }
    />
  );
  const bottomBar = isOffline(home) ? (
    <PrimaryRetry read={home} />
  ) : (
    <HomeBottomBar hero={hero} isFailed={isFailed} />
  );
  return (
    <Page title={t`Home`} tabs header={heroHeader} bottomBar={bottomBar}>
      {hasSlip && <Printed>{hero ? <HeroSlip hero={hero} knownAt={knownAt} /> : <SkeletonSlip />}</Printed>}
      {hero?.is === 'repay' && <RepayNotes item={hero.item} />}
      <ReadFailure read={home} title={t`Your loans didn’t load`} isDated={hero?.is === 'repay'} />
      {messages.sheet}
      <AfterFirstPaint>
        {!home.isPending && (
          <HomeBelowFold
            {...{ blocks, hero, isVisitor: false }}
            isUnreached={home.error?.isUnreached ?? false}
            call={homePage.path}
            tools={home.data?.tools ?? []}
            onRefresh={refresh}
            fallback={hasSlip ? null : <SkeletonList />}
          />
        )}
      </AfterFirstPaint>
    </Page>
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

function HeroSlip({ hero, knownAt }: { hero: HomeHero; knownAt: ReadAt | undefined }) {
  switch (hero.is) {
    case 'repay':
      return <RepaySlip item={hero.item} knownAt={knownAt} />;
    case 'application':
      return <ApplicationSlip order={hero.order} />;
    case 'example':
      return <ExampleSlip card={hero.card} example={hero.example} />;
    case 'nothing':
      return null;
  }
}

function HomeBottomBar({ hero, isFailed }: { hero: HomeHero | undefined; isFailed: boolean }) {
  if (hero) return <HomePrimaryAction hero={hero} isVisitor={false} />;
  return isFailed ? null : <PrimaryActionPlaceholder />;
}
