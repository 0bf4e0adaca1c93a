import type { Minor } from '@clearloan/formatting';
import { AfterFirstPaint } from '@clearloan/app-runtime';
import {
  isOffline,
  Page,
  PrimaryActionPlaceholder,
  PrimaryRetry,
  Printed,
  SkeletonList,
  SkeletonSlip,
  HeroHeader,
  type ReadAt,
  type ReadState,
} from '@clearloan/ui';
import { useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { ApplicationSlip } from './application-slip';
import type { BelowSlipProps } from './below-slip';
import { ExampleSlip, type ExampleSlipProps } from './example-slip';
import { HomePrimaryAction } from './home-primary-action';
import { HomeBelowFold } from './home-below-fold';
import { ReadFailure, useKnownAt } from '../parts/read-failure';
import { RepayNotes, RepaySlip } from './repay-slip';
import type { HomeHero } from '../rules/home-hero';

export interface HomeViewProps extends Pick<BelowSlipProps, 'blocks' | 'call' | 'tools' | 'isVisitor'> {
  home: ReadState & { readonly isError: boolean; readonly isPending: boolean };
  /** Undefined until it is known. */
  hero: HomeHero | undefined;
  /** In the header. */
  actions: ReactNode;
  /** If the home does not load. */
  failure: string;
  onRefresh: () => Promise<unknown>;
  children?: ReactNode;
}

/** The start screen: what matters most on its slip with its action, then the lender's blocks. */
export function HomeView({ home, hero, actions, failure, onRefresh, children, ...below }: HomeViewProps) {
  const { t } = useLingui();
  const [tried, setTried] = useState<Minor>();
  const knownAt = useKnownAt(home);
  const { isVisitor } = below;
  const isFailed = home.isError && !hero;
  const hasSlip = !isFailed && hero?.is !== 'nothing';
  const shown = hero ?? (isVisitor && isFailed ? ({ is: 'nothing' } as const) : undefined);
  const action = shown ? (
    <HomePrimaryAction hero={shown} tried={tried} isVisitor={isVisitor} />
  ) : (
    !isFailed && <PrimaryActionPlaceholder />
  );
  return (
    <Page
      title={t`Home`}
      tabs
      header={<HeroHeader edge={hasSlip} actions={actions} />}
      bottomBar={!isVisitor && isOffline(home) ? <PrimaryRetry read={home} /> : action}
    >
      {hasSlip && (
        <Printed>
          {hero ? <HeroSlip {...{ hero, knownAt, tried }} onTry={setTried} /> : <SkeletonSlip />}
        </Printed>
      )}
      {hero?.is === 'repay' && <RepayNotes item={hero.item} />}
      <ReadFailure read={home} title={failure} isDated={hero?.is === 'repay'} />
      {children}
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
    </Page>
  );
}

interface HeroSlipProps extends Pick<ExampleSlipProps, 'tried' | 'onTry'> {
  hero: HomeHero;
  knownAt: ReadAt | undefined;
}

function HeroSlip({ hero, knownAt, tried, onTry }: HeroSlipProps) {
  switch (hero.is) {
    case 'repay':
      return <RepaySlip item={hero.item} knownAt={knownAt} />;
    case 'application':
      return <ApplicationSlip order={hero.order} />;
    case 'example':
      return <ExampleSlip card={hero.card} example={hero.example} tried={tried} onTry={onTry} />;
    case 'nothing':
      return null;
  }
}
