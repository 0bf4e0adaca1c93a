import {
  array,
  blocksOf,
  get,
  id,
  instant,
  literal,
  manyOf,
  noRequest,
  object,
  optional,
  text,
  type InferOutput,
} from '@clearloan/api-client/declare';
import { banner, largeCard, productList, repayItem, smallCard } from '@clearloan/loan-view/contract';

const announcementItem = object({
  /** The id of the announcement. */
  announcementId: id,
  /** Its heading. */
  title: text(120),
  /** What it says. */
  text: text(500),
  /** When it was published. */
  at: optional(instant),
  /** Where a tap leads. */
  linkUrl: optional(text(500)),
});
export type AnnouncementItem = InferOutput<typeof announcementItem>;

const repay = object({
  /** The kind of block. */
  type: literal('REPAY'),
  /** The next payments, one for each active loan. */
  items: array(repayItem),
});
const announcement = object({
  /** The kind of block. */
  type: literal('ANNOUNCEMENT'),
  /** Announcements. */
  items: array(announcementItem),
});

/** A tool on the home screen; known keys have their own icon. */
const tool = object({
  /** Which tool; a known one has its own icon. */
  key: id,
  /** Its name. */
  title: text(80),
  /** Where a tap leads: a path of the app. */
  linkUrl: optional(text(500)),
});
export type Tool = InferOutput<typeof tool>;

const homeData = object({
  /** The blocks, in order; the app leaves out one of an unknown type. */
  list: blocksOf([repay, largeCard, smallCard, productList, banner, announcement]),
  /** The tools, in order. */
  tools: manyOf(tool),
});
export type HomePage = InferOutput<typeof homeData>;
export type HomeBlock = HomePage['list'][number];

/** Shows the home: the next payment first, then loan offers, news and tools. */
export const homePage = get('/v5/index/index', {
  request: noRequest,
  data: homeData,
  public: true,
  providesTags: ['loans', 'repayment', 'messages'],
  persist: true,
});
