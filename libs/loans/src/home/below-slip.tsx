import type { HomeBlock, Tool } from '../contract';
import type { HomeHero } from '../rules/home-hero';
import { CollectionNote } from './collection-note';
import { HomeBlocks } from './home-blocks';
import { HowItWorks } from './how-it-works';
import { PullMark } from './pull-to-refresh';
import { RefreshAction } from './refresh-action';
import { ToolShortcuts } from './tool-shortcuts';
import { usePullToRefresh } from './use-pull-to-refresh';

export interface BelowSlipProps {
  /** The path of the call that answered with these blocks. */
  call: string;
  /** What the lender shows, and what of it is printed on the slip; neither while its answer did not come. */
  blocks: readonly HomeBlock[] | undefined;
  hero: HomeHero | undefined;
  /** As the lender names them. */
  tools: readonly Tool[];
  isVisitor: boolean;
  /** The lender was not reached: its loans lead nowhere now. */
  isUnreached: boolean;
  onRefresh: () => Promise<unknown>;
}

/** All of home that stands below its slip: the lender's blocks, the tools and the ways to ask again: a pull at the top of the page, or a tap. */
export function BelowSlip({ call, blocks, hero, tools, isVisitor, isUnreached, onRefresh }: BelowSlipProps) {
  const pull = usePullToRefresh(onRefresh);
  return (
    <>
      <PullMark pull={pull} />
      {/* They need no lender: also there when its loans did not load. First, so that they are on the first screen. */}
      <ToolShortcuts tools={tools} isUnreached={isUnreached} />
      {blocks && hero && !isUnreached && (
        <>
          {hero.is === 'repay' && <CollectionNote item={hero.item} />}
          {isVisitor && <HowItWorks />}
          <HomeBlocks call={call} blocks={blocks} hero={hero} />
        </>
      )}
      {!isUnreached && <RefreshAction onRefresh={pull.refresh} />}
    </>
  );
}
