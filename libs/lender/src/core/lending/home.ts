import type { classicHomePage } from '@clearloan/loan-view/contract';
import type { HomeBlock, homePage, Tool } from '@clearloan/home/contract';
import type { PublicRequestContext, PublicHandler } from '../../platform/context/request-context';
import { pathTo } from '@clearloan/routes';
import { msg } from '@lingui/core/macro';
import { borrowerFacts } from '../../modules/certification/borrower-facts';
import { unreadMessages } from '../../platform/messages/messages';
import { borrowable } from './borrowable';
import {
  announcementBlock,
  bannerBlock,
  largeBlock,
  listBlock,
  repayBlock,
  smallBlock,
  type HomeContext,
} from './home-blocks';
import { productShape } from './product-shape';
import { readProductsWithOrders } from './products-with-orders';

async function homeContext({
  borrower,
  now,
  today,
  language,
  t,
}: PublicRequestContext<unknown>): Promise<HomeContext> {
  const [{ sold, own }, facts, unread] = await Promise.all([
    readProductsWithOrders(borrower?.borrowerId, now),
    borrowerFacts(borrower?.borrowerId),
    borrower === undefined ? [] : unreadMessages(borrower.borrowerId),
  ]);
  const products = sold.map(({ product, asked }) => ({
    product,
    shape: productShape(product, asked, language),
  }));
  const best = borrowable({ sold: sold.map(({ product }) => product), own, facts, today });
  return { products, own, unread, best, today, t };
}

/** The home screen: the next payment first, then available loans, news and tools. */
export const showHome: PublicHandler<typeof homePage> = async (asked) => {
  const home = await homeContext(asked);
  const list: HomeBlock[] = [
    ...repayBlock(home),
    ...bannerBlock(home),
    ...announcementBlock(home),
    ...largeBlock(home),
    ...smallBlock(home),
    ...listBlock(home),
  ];
  return { list, tools: homeTools(home) };
};

/** Tools for everyone, logged in or not. */
const homeTools = ({ t }: HomeContext): Tool[] => [
  { key: 'calculator', title: t(msg`Calculator`), linkUrl: pathTo('calculator') },
  { key: 'bookkeeping', title: t(msg`Bookkeeping`), linkUrl: pathTo('bookkeeping') },
  { key: 'reminders', title: t(msg`Reminders`), linkUrl: pathTo('reminders') },
];

/** The classic home: cards and the list of loans. */
export const showClassicHome: PublicHandler<typeof classicHomePage> = async (asked) => {
  const home = await homeContext(asked);
  const blocks = [...bannerBlock(home), ...largeBlock(home), ...smallBlock(home), ...listBlock(home)];
  return { list: blocks.filter(isClassic) };
};

type ClassicBlock = Exclude<HomeBlock, { type: 'REPAY' | 'ANNOUNCEMENT' }>;
const isClassic = (block: HomeBlock): block is ClassicBlock =>
  block.type !== 'REPAY' && block.type !== 'ANNOUNCEMENT';
