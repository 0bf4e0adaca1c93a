import type { Cost } from '@clearloan/loan-contract';
import type { HomeBlock } from '../contract';
import type { LargeCardItem, Order, RepayItem } from '@clearloan/loan-view/contract';
import { isEnded } from '@clearloan/loan-view/rules';

/** What the home screen prints on its slip: the one thing that matters most to this borrower now. */
export type HomeHero =
  | { readonly is: 'repay'; readonly item: RepayItem; readonly others: readonly RepayItem[] }
  | { readonly is: 'application'; readonly order: Order }
  | { readonly is: 'example'; readonly card: LargeCardItem; readonly example: Cost }
  | { readonly is: 'nothing' };

type ItemsOf<Type extends HomeBlock['type']> = Extract<HomeBlock, { type: Type; items: unknown }>['items'];

/** All items of the blocks of one type, in the lender's order. */
export const itemsOf = <Type extends 'REPAY' | 'LARGE_CARD' | 'ANNOUNCEMENT'>(
  blocks: readonly HomeBlock[],
  type: Type,
): ItemsOf<Type> =>
  // The filter selects exactly the blocks of this type; the compiler cannot follow it through the generic.
  blocks.flatMap((block) =>
    block.type === type && 'items' in block ? [...block.items] : [],
  ) as ItemsOf<Type>;

type Urgency = Pick<RepayItem, 'overdueDays' | 'dueTime'>;

/** Late first, then by due date. */
export const mostUrgentFirst = (one: Urgency, other: Urgency): number =>
  other.overdueDays - one.overdueDays || one.dueTime.localeCompare(other.dueTime);

/**
 * Which application needs the borrower most: those that wait for the borrower before those that wait for the lender.
 */
const applicationRanks: Readonly<Record<string, number>> = {
  approved: 0,
  disburseFailed: 1,
  draft: 2,
  disbursing: 3,
  reviewing: 4,
};

const rankOf = ({ orderStatus }: Order): number => applicationRanks[orderStatus] ?? Infinity;

/** A payment before an application before an example: money owed cannot wait. */
export function heroOf(blocks: readonly HomeBlock[], applications: readonly Order[]): HomeHero {
  const [item, ...others] = [...itemsOf(blocks, 'REPAY')].sort(mostUrgentFirst);
  if (item) return { is: 'repay', item, others };
  const [order] = applications
    .filter((application) => !isEnded(application.orderStatus) && Number.isFinite(rankOf(application)))
    .sort((one, other) => rankOf(one) - rankOf(other));
  if (order) return { is: 'application', order };
  return exampleOf(itemsOf(blocks, 'LARGE_CARD'));
}

function exampleOf(cards: readonly LargeCardItem[]): HomeHero {
  for (const card of cards) {
    if (card.costExample) return { is: 'example', card, example: card.costExample };
  }
  return { is: 'nothing' };
}
