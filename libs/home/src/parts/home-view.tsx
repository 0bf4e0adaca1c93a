import { AfterFirstPaint, lazyPart } from '@clearloan/app-runtime';
import {
  Fold,
  HeroHeader,
  isOffline,
  LinkAction,
  Page,
  PartFailure,
  PrimaryActionPlaceholder,
  PrimaryRetry,
  Printed,
  SkeletonList,
  SkeletonSlip,
  Slip,
  Text,
  type ReadAt,
  type ReadState,
  useDayText,
} from '@clearloan/ui';
import type { Minor } from '@clearloan/formatting';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { pathTo } from '@clearloan/routes';
import type { Order } from '@clearloan/loan-view/contract';
import { OrderStamp, ReadFailure, useKnownAt } from '@clearloan/loan-view';
import type { HomeHero } from '../rules/home-hero';
import type { BelowSlipProps } from './below-slip';
import { ExampleSlip, type ExampleSlipProps } from './example-slip';
import { HomePrimaryAction } from './home-primary-action';
import { RepayNotes, RepaySlip } from './repay-slip';

/** The part below home's slip is a separate chunk: the payment and its button do not wait for a list of loans. */
export const HomeBelowFold = lazyPart(async () => (await import('./below-slip')).BelowSlip, PartFailure);

interface HomeViewProps extends Pick<BelowSlipProps, 'blocks' | 'call' | 'tools' | 'isVisitor'> {
  home: ReadState & { readonly isError: boolean; readonly isPending: boolean };
  /** Undefined until it is known. */
  hero: HomeHero | undefined;
  /** In the header. */
  actions: ReactNode;
  /** If the home does not load. */
  failure: string;
  onRefresh: () => Promise<unknown>;
}

/** The start screen: what matters most on its slip with its action, then the lender's blocks. */
export function HomeView({ home, hero, actions, failure, onRefresh, ...below }: HomeViewProps) {
  const { t } = useLingui();
  const [chosenAmount, setChosenAmount] = useState<Minor>();
  const knownAt = useKnownAt(home);
  const { isVisitor } = below;
  const isFailed = home.isError && !hero;
  const hasSlip = !isFailed && hero?.is !== 'nothing';
  const visibleHero = hero ?? (isVisitor && isFailed ? ({ is: 'nothing' } as const) : undefined);
  const action = visibleHero ? (
    <HomePrimaryAction hero={visibleHero} chosenAmount={chosenAmount} isVisitor={isVisitor} />
  ) : (
    !isFailed && <PrimaryActionPlaceholder />
  );
  return (
    <Page
      title={t`Home`}
      tabs
      wide="home"
      header={<HeroHeader edge={hasSlip} actions={actions} />}
      bottomBar={!isVisitor && isOffline(home) ? <PrimaryRetry read={home} /> : action}
    >
      {hasSlip && (
        <Printed>
          {hero ? (
            <HeroSlip hero={hero} knownAt={knownAt} chosenAmount={chosenAmount} onTry={setChosenAmount} />
          ) : (
            <SkeletonSlip />
          )}
        </Printed>
      )}
      {hero?.is === 'repay' && <RepayNotes item={hero.item} />}
      <ReadFailure read={home} title={failure} isDated={hero?.is === 'repay'} />
      <div className="cl-split-aside">
        <AfterFirstPaint>
          {!home.isPending && (
            <HomeBelowFold
              {...below}
              hero={hero}
              isUnreached={home.error?.isUnreached ?? false}
              onRefresh={onRefresh}
              fallback={hasSlip ? null : <SkeletonList />}
            />
          )}
        </AfterFirstPaint>
      </div>
    </Page>
  );
}

interface HeroSlipProps extends Pick<ExampleSlipProps, 'chosenAmount' | 'onTry'> {
  hero: HomeHero;
  knownAt: ReadAt | undefined;
}

function HeroSlip({ hero, knownAt, chosenAmount, onTry }: HeroSlipProps) {
  switch (hero.is) {
    case 'repay':
      return <RepaySlip item={hero.item} knownAt={knownAt} />;
    case 'application':
      return <ApplicationSlip order={hero.order} />;
    case 'example':
      return (
        <ExampleSlip card={hero.card} example={hero.example} chosenAmount={chosenAmount} onTry={onTry} />
      );
    case 'nothing':
      return null;
  }
}

/** A pending application on the slip of the home screen: its status and who has to act next. */
function ApplicationSlip({ order }: { order: Order }) {
  return (
    <Slip
      title={order.productName}
      corner={<OrderStamp status={order.orderStatus} statusText={order.orderStatusText} />}
    >
      <Text size="lg" bold>
        <WhatHappens order={order} />
      </Text>
      <SentOn order={order} />
      <Fold />
      <LinkAction to={pathTo('loanDetailUrl', { orderId: order.orderId })}>
        <Trans>View application</Trans>
      </LinkAction>
    </Slip>
  );
}

function WhatHappens({ order }: { order: Order }) {
  switch (order.orderStatus) {
    case 'draft':
      return <Trans>You haven’t sent your application yet.</Trans>;
    case 'reviewing':
      return <Trans>The lender is reviewing your application.</Trans>;
    case 'approved':
      return <Trans>You’re approved. See the price, then decide.</Trans>;
    case 'disbursing':
      return <Trans>Your money is on its way.</Trans>;
    case 'disburseFailed':
      return <Trans>Your bank sent the money back. Choose another account.</Trans>;
    default:
      return order.orderStatusText;
  }
}

function SentOn({ order }: { order: Order }) {
  const { shortOf } = useDayText();
  if (order.orderStatus !== 'reviewing' || order.statusAt === undefined) return null;
  const day = shortOf(order.statusAt);
  return (
    <Text size="sm" tone="dim">
      <Trans>Sent {day}</Trans>
    </Text>
  );
}
