import { pathTo } from '@clearloan/routes';
import { AfterFirstPaint } from '@clearloan/app-runtime';
import {
  LinkAction,
  Page,
  PrimaryActionPlaceholder,
  Printed,
  SkeletonList,
  SkeletonSlip,
  HeroHeader,
  UserIcon,
} from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { classicHomePage } from '../contract';
import { ExampleSlip } from './example-slip';
import { HomePrimaryAction } from './home-primary-action';
import { HomeBelowFold } from './home-below-fold';
import { ReadFailure } from '../parts/read-failure';
import { useVisitorHome } from '../home-queries';
import { heroOf } from '../rules/home-hero';

/** The home of a visitor: the real cost of an example first, then how it works and all loans. */
export function VisitorHome() {
  const { t } = useLingui();
  const home = useVisitorHome();
  const blocks = home.data?.list;
  const hero = blocks && heroOf(blocks, []);
  const hasSlip = home.isPending || hero?.is === 'example';
  const heroHeader = (
    <HeroHeader
      edge={hasSlip}
      actions={
        <LinkAction plain small to={pathTo('login')} icon={<UserIcon size="small" />}>
          <Trans>Log in</Trans>
        </LinkAction>
      }
    />
  );
  const bottomBar = home.isPending ? (
    <PrimaryActionPlaceholder />
  ) : (
    <HomePrimaryAction hero={hero ?? { is: 'nothing' }} isVisitor />
  );
  return (
    <Page title={t`Home`} tabs header={heroHeader} bottomBar={bottomBar}>
      {hasSlip && (
        <Printed>
          {hero?.is === 'example' ? (
            <ExampleSlip card={hero.card} example={hero.example} />
          ) : (
            <SkeletonSlip />
          )}
        </Printed>
      )}
      <ReadFailure read={home} title={t`The loans didn’t load`} />
      <AfterFirstPaint>
        {!home.isPending && (
          <HomeBelowFold
            {...{ blocks, hero, isVisitor: true }}
            isUnreached={home.error?.isUnreached ?? false}
            call={classicHomePage.path}
            tools={[]}
            onRefresh={home.refetch}
            fallback={hasSlip ? null : <SkeletonList />}
          />
        )}
      </AfterFirstPaint>
    </Page>
  );
}
