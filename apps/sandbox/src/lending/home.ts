import type { classicHomePage, HomeBlock, homePage, Tool } from '@clearloan/loans/contract';
import type { AskedByAnyone, PublicHandler } from '../http/serve';
import { pathTo } from '@clearloan/routes';
import { msg } from '@lingui/core/macro';
import {
  announcementBlock,
  bannerBlock,
  largeBlock,
  listBlock,
  repayBlock,
  smallBlock,
  type Shelf,
} from './home-blocks';
import { productShape } from './product-shape';
import { readShelf } from './shelf';

async function shelfFor({ borrower, now, today, language, say }: AskedByAnyone<unknown>): Promise<Shelf> {
  const { shelved, own } = await readShelf(borrower?.borrowerId, now);
  const products = shelved.map(({ product, asked }) => ({
    product,
    shape: productShape(product, asked, language),
  }));
  return { products, own, today, language, say };
}

/** The home screen: the next payment first, then loans to take, news and tools. */
export const showHome: PublicHandler<typeof homePage> = async (asked) => {
  const shelf = await shelfFor(asked);
  const list: HomeBlock[] = [
    ...repayBlock(shelf),
    ...bannerBlock(shelf),
    ...announcementBlock(shelf),
    ...largeBlock(shelf),
    ...smallBlock(shelf),
    ...listBlock(shelf),
  ];
  return { list, tools: homeTools(shelf) };
};

/** Tools for everybody, logged in or not. */
const homeTools = ({ say }: Shelf): Tool[] => [
  { key: 'calculator', title: say(msg`Calculator`), linkUrl: pathTo('calculator') },
  { key: 'bookkeeping', title: say(msg`Bookkeeping`), linkUrl: pathTo('bookkeeping') },
  { key: 'reminders', title: say(msg`Reminders`), linkUrl: pathTo('reminders') },
];

/** The classic home: cards and the list of loans. */
export const showClassicHome: PublicHandler<typeof classicHomePage> = async (asked) => {
  const shelf = await shelfFor(asked);
  const blocks = [...bannerBlock(shelf), ...largeBlock(shelf), ...smallBlock(shelf), ...listBlock(shelf)];
  return { list: blocks.filter(isClassic) };
};

type ClassicBlock = Exclude<HomeBlock, { type: 'REPAY' | 'ANNOUNCEMENT' }>;
const isClassic = (block: HomeBlock): block is ClassicBlock =>
  block.type !== 'REPAY' && block.type !== 'ANNOUNCEMENT';
