import { useClock, useReportFault } from '@clearloan/app-runtime';
import {
  List,
  Money,
  RecordItem,
  Section,
  Banner,
  Button,
  Pad,
  PriceTag,
  PriceTags,
  useAmountText,
} from '@clearloan/ui';
import { pathTo, safeReturnPath } from '@clearloan/routes';
import { Trans, useLingui, Plural } from '@lingui/react/macro';
import type { HomeBlock } from '../contract';
import type { RepayItem, BannerItem, Product } from '@clearloan/loan-view/contract';
import { dueOf, isCovered } from '@clearloan/loan-view/rules';
import { leftToPay, progressOfItem } from '../rules/due-payment';
import type { HomeHero } from '../rules/home-hero';
import { DueStamp, ProgressStamp, AprRange, useTenureText } from '@clearloan/loan-view';
import { LargeCardBlock } from './large-card-block';
import { useState, useEffect } from 'react';
import { byLowestApr } from '../rules/by-lowest-apr';
import { ProductRow } from './product-row';
import './banner-block.css';

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
              value={<Money amount={isCovered(progress) ? progress.amount : leftToPay(item)} />}
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
  const report = useReportFault();
  const isSkipping = blocks.some(({ type }) => type === 'UNREADABLE');
  useEffect(() => {
    if (isSkipping) report({ call, code: 'UnknownBlock' });
  }, [isSkipping, call, report]);
}

/** BANNER: messages from the lender, side by side in a row that scrolls by touch and by keyboard. */
function BannerBlock({ items }: { items: readonly BannerItem[] }) {
  const { t } = useLingui();
  const [only] = items;
  if (!only) return null;
  if (items.length === 1) return <OneBanner item={only} />;
  return (
    <div className="cl-loans-banners" role="region" aria-label={t`News`} tabIndex={0}>
      {items.map((item) => (
        <OneBanner key={item.key} item={item} />
      ))}
    </div>
  );
}

function OneBanner({ item }: { item: BannerItem }) {
  return (
    <div className="cl-loans-banner">
      <Banner title={item.title} to={safeReturnPath(item.linkUrl)} art={<Art item={item} />}>
        {item.text}
      </Banner>
    </div>
  );
}

/** Decorative: the text is complete. Known keys have a drawing. */
function Art({ item }: { item: BannerItem }) {
  if (item.key === 'neverShareCode') return <SecurityDrawing />;
  if (item.imageUrl === undefined || item.imageUrl === '') return null;
  return <img className="cl-loans-drawing" src={item.imageUrl} alt="" />;
}

/** A shield with a lock, in our colours: the drawing of the fraud warning banner. */
const SecurityDrawing = () => (
  <svg className="cl-loans-drawing" viewBox="0 0 104 84" aria-hidden="true">
    <path className="cl-loans-drawing-ink" d="M58 8l34 12v26c0 22-15 34-34 42-19-8-34-20-34-42V20z" />
    <path className="cl-loans-drawing-ground" d="M40 42h36v22H40z" />
    <path className="cl-loans-drawing-line" d="M47 42v-8a11 11 0 0 1 22 0v8" />
    <circle className="cl-loans-drawing-ink" cx="58" cy="51" r="3.5" />
    <path className="cl-loans-drawing-ink" d="M56.5 52h3v7h-3z" />
  </svg>
);

interface ProductListBlockProps {
  items: readonly Product[];
  /** For a borrower with a loan or an application, which comes first, the list is collapsed. */
  isFolded: boolean;
}

/** PRODUCT_LIST: all loans, cheapest first, with a note about the order. */
function ProductListBlock({ items, isFolded }: ProductListBlockProps) {
  const [isOpen, setOpen] = useState(!isFolded);
  const count = items.length;
  if (count === 0) return null;
  return (
    <Section title={<Trans>All loans</Trans>} aside={<Trans>Lowest APR first</Trans>}>
      {isOpen ? (
        <List>
          {byLowestApr(items).map((product) => (
            <ProductRow key={product.productId} product={product} />
          ))}
        </List>
      ) : (
        <Pad>
          <Button kind="line" onClick={() => setOpen(true)}>
            <Plural value={count} one="View # loan" other="View # loans" />
          </Button>
        </Pad>
      )}
    </Section>
  );
}

/** SMALL_CARD: small offers as price tags, each with its tenure and cost. */
function SmallCardBlock({ items }: { items: readonly Product[] }) {
  return (
    <Section title={<Trans>Small loans</Trans>}>
      <PriceTags>
        {items.map((product) => (
          <SmallCard key={product.productId} product={product} />
        ))}
      </PriceTags>
    </Section>
  );
}

function SmallCard({ product }: { product: Product }) {
  const amounts = useAmountText();
  const tenureText = useTenureText();
  const { principal, tenure, tenure_type, cost } = product.example;
  const time = tenureText(tenure, tenure_type);
  const costs = amounts.text(cost);
  return (
    <PriceTag
      to={pathTo('productDetail', { productId: product.productId })}
      name={product.productName}
      amount={<Money amount={principal} round />}
      cost={
        <>
          <Trans>
            {time} · costs {costs}
          </Trans>
          {' · '}
          <AprRange product={product} named />
        </>
      }
    />
  );
}
