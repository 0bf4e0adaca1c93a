import type { HomeBlock, Tool } from '../contract';
import type { RepayItem } from '@clearloan/loan-view/contract';
import { itemsOf, type HomeHero } from '../rules/home-hero';
import { HomeBlocks } from './home-blocks';
import {
  Note,
  useAmountText,
  Pad,
  Section,
  Timeline,
  TimelineItem,
  LinkAction,
  ArrowClockwiseIcon,
  useDayText,
} from '@clearloan/ui';
import { useClock } from '@clearloan/app-runtime';
import { Trans } from '@lingui/react/macro';
import { NoteSpacing } from '@clearloan/loan-view';
import { dueOf, isCovered } from '@clearloan/loan-view/rules';
import { leftToPay, progressOfItem } from '../rules/due-payment';
import { ToolShortcuts } from './tool-shortcuts';
import { usePullToRefresh, type Pull } from './use-pull-to-refresh';
import { pathTo } from '@clearloan/routes';
import './pull-to-refresh.css';

export interface BelowSlipProps {
  /** The path of the call that returned these blocks. */
  call: string;
  /** All blocks of the lender, and the one printed on the slip; undefined until the response arrives. */
  blocks: readonly HomeBlock[] | undefined;
  hero: HomeHero | undefined;
  /** By the lender's keys. */
  tools: readonly Tool[];
  isVisitor: boolean;
  /** The lender is unreachable, so its loan links do not work now. */
  isUnreached: boolean;
  onRefresh: () => Promise<unknown>;
}

/**
 * The part of home below its slip: the lender's blocks, the tools, and two ways to refresh: pulling down at the top of
 * the page, or a tap.
 */
export function BelowSlip({ call, blocks, hero, tools, isVisitor, isUnreached, onRefresh }: BelowSlipProps) {
  const pull = usePullToRefresh(onRefresh);
  return (
    <>
      <PullMark pull={pull} />
      {/* They need no lender, so they are also shown when its loans did not load. First, so that they are above the
          fold. */}
      <ToolShortcuts tools={tools} isUnreached={isUnreached} />
      {blocks && hero && !isUnreached && (
        <>
          {hero.is === 'repay' && <MovedNote item={hero.item} />}
          {hero.is === 'repay' && <CollectionNote item={hero.item} />}
          <NewestMessage blocks={blocks} />
          {isVisitor && <HowItWorks />}
          <HomeBlocks call={call} blocks={blocks} hero={hero} />
        </>
      )}
      {!isUnreached && <RefreshAction onRefresh={pull.refresh} />}
    </>
  );
}

/** Under the slip of a late payment: the date on which a mandate collects it, so that nobody also pays it manually. */
function CollectionNote({ item: { orderId, collectOn, dueTime, overdueDays } }: { item: RepayItem }) {
  const text = useDayText();
  const { today } = useClock();
  if (collectOn === undefined || dueOf(dueTime, today(), overdueDays).kind !== 'late') return null;
  const day = text.day(collectOn);
  return (
    <NoteSpacing>
      <Note title={<Trans>Will be collected on {day}</Trans>}>
        <LinkAction to={pathTo('autopay', { orderId })}>
          <Trans>Automatic payments</Trans>
        </LinkAction>
      </Note>
    </NoteSpacing>
  );
}

/** What the lender told last, until it is read: a decision, an answer or a return must not wait for a look at the bell. */
function NewestMessage({ blocks }: { blocks: readonly HomeBlock[] }) {
  const [newest] = itemsOf(blocks, 'ANNOUNCEMENT');
  if (newest === undefined) return null;
  return (
    <NoteSpacing>
      <Note title={newest.title}>
        <LinkAction to={pathTo('messages')}>
          <Trans>Messages</Trans>
        </LinkAction>
      </Note>
    </NoteSpacing>
  );
}

/** The indicator that follows the finger and stays during the request. */
function PullMark({ pull }: { pull: Pull }) {
  const { distance, isEnough, isRefreshing } = pull;
  const isShown = distance > 0 || isRefreshing;
  return (
    <div className="cl-loans-pull">
      {isShown && (
        <span
          className={
            isEnough || isRefreshing ? 'cl-loans-pull-mark cl-loans-pull-ready' : 'cl-loans-pull-mark'
          }
          style={{ transform: `translateY(${String(isRefreshing ? 72 : distance)}px)` }}
        >
          <ArrowClockwiseIcon />
        </span>
      )}
      <span role="status" className="cl-visually-hidden">
        {isRefreshing && <Trans>Refreshing</Trans>}
      </span>
    </div>
  );
}

/** Refresh by tap, for users who cannot pull: at the end of the page. */
function RefreshAction({ onRefresh }: { onRefresh: () => void }) {
  return (
    <Pad>
      <LinkAction small icon={<ArrowClockwiseIcon size="small" />} onClick={onRefresh}>
        <Trans>Refresh</Trans>
      </LinkAction>
    </Pad>
  );
}

/** For a visitor: the steps from here to the payout. */
function HowItWorks() {
  return (
    <Section title={<Trans>How it works</Trans>}>
      <Pad>
        <Timeline>
          <TimelineItem
            kind="step"
            number={1}
            title={<Trans>Log in with your phone</Trans>}
            note={<Trans>We’ll text you a code. It’s free.</Trans>}
          />
          <TimelineItem
            kind="step"
            number={2}
            title={<Trans>Fill in your application</Trans>}
            note={<Trans>About 10 minutes, on this phone.</Trans>}
          />
          <TimelineItem
            kind="step"
            number={3}
            title={<Trans>See your own price</Trans>}
            note={<Trans>Then decide. Saying no is free.</Trans>}
          />
        </Timeline>
      </Pad>
    </Section>
  );
}

/** Under the slip after a delay: the new and the original due date, and the new amount while it is due. */
function MovedNote({ item }: { item: RepayItem }) {
  const text = useDayText();
  const amounts = useAmountText();
  if (item.originalDueTime === undefined) return null;
  const day = text.short(item.dueTime);
  const firstDay = text.short(item.originalDueTime);
  const amount = amounts.text(leftToPay(item));
  return (
    <NoteSpacing>
      <Note
        title={
          <Trans>
            Due {day}, moved from {firstDay}
          </Trans>
        }
      >
        {!isCovered(progressOfItem(item)) && <Trans>Your payment is now {amount}.</Trans>}
      </Note>
    </NoteSpacing>
  );
}
