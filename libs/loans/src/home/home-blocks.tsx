import { useClock, useFaultReport } from '@clearloan/app-runtime';
import { List, Money, RecordItem, Section } from '@clearloan/ui';
import { pathTo } from '@clearloan/routes';
import { Trans } from '@lingui/react/macro';
import type { HomeBlock, RepayItem } from '../contract';
import { dueOf, isCovered, progressOfItem, toPayToday } from '../rules/payment-progress';
import type { HomeHero } from '../rules/home-hero';
import { BannerBlock } from './banner-block';
import { DueStamp } from '../parts/due-text';
import { ProgressStamp } from '../parts/payment-progress';
import { LargeCardBlock } from './large-card-block';
import { ProductListBlock } from './product-list-block';
import { SmallCardBlock } from './small-card-block';
import { useEffect } from 'react';

export interface HomeBlocksProps {
  /** The path of the call that returned these blocks. */
  call: string;
  blocks: readonly HomeBlock[];
  /** Already shown at the top, so not repeated. */
  hero: HomeHero;
}

/** The lender's blocks in the lender's order. A block of unknown type is skipped and reported once. */
export function HomeBlocks({ call, blocks, hero }: HomeBlocksProps) {
  useSkippedBlocks(call, blocks);
  return (
    <>
      {hero.is === 'repay' && <OtherPayments items={hero.others} />}
      {blocks
        .filter((block) => !isLate(hero) || !sales.has(block.type))
        .map((block, place) => (
          <OneBlock key={place} block={block} hero={hero} />
        ))}
    </>
  );
}

/** Blocks that sell a loan: hidden from borrowers who are late. */
const sales: ReadonlySet<HomeBlock['type']> = new Set(['LARGE_CARD', 'SMALL_CARD', 'PRODUCT_LIST']);

const isLate = (hero: HomeHero): boolean =>
  hero.is === 'repay' && [hero.item, ...hero.others].some(({ overdueDays }) => overdueDays > 0);

function OneBlock({ block, hero }: { block: HomeBlock; hero: HomeHero }) {
  switch (block.type) {
    case 'BANNER':
      return <BannerBlock items={block.items} />;
    case 'LARGE_CARD': {
      const printed = hero.is === 'example' ? hero.card : undefined;
      const items = block.items.filter((item) => item !== printed);
      return items.length === 0 ? null : <LargeCardBlock items={items} />;
    }
    case 'SMALL_CARD':
      return <SmallCardBlock items={block.items} />;
    case 'PRODUCT_LIST':
      return (
        <ProductListBlock items={block.items} isFolded={hero.is === 'repay' || hero.is === 'application'} />
      );
    // The payment is on the slip above, the announcements are behind the bell.
    case 'REPAY':
    case 'ANNOUNCEMENT':
    case 'UNREADABLE':
      return null;
  }
}

/** The next payments of the borrower's other loans. */
function OtherPayments({ items }: { items: readonly RepayItem[] }) {
  const { today } = useClock();
  if (items.length === 0) return null;
  return (
    <Section title={<Trans>Your other loans</Trans>}>
      <List>
        {items.map((item) => {
          const progress = progressOfItem(item);
          const due = dueOf(item.dueTime, today(), item.overdueDays);
          return (
            <RecordItem
              key={item.orderId}
              to={pathTo('loanDetailUrl', { orderId: item.orderId })}
              title={item.productName}
              value={
                <Money
                  amount={isCovered(progress) ? progress.amount : (progress?.rest ?? toPayToday(item))}
                />
              }
              stamp={isCovered(progress) ? <ProgressStamp state={progress.state} /> : <DueStamp due={due} />}
            />
          );
        })}
      </List>
    </Section>
  );
}

/** Reports to the operators that a home contains blocks which this build skips, without any of their content. */
function useSkippedBlocks(call: string, blocks: readonly HomeBlock[]): void {
  const report = useFaultReport();
  const isSkipping = blocks.some(({ type }) => type === 'UNREADABLE');
  useEffect(() => {
    if (isSkipping) report({ call, code: 'UnknownBlock' });
  }, [isSkipping, call, report]);
}
