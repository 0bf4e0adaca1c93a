import { orderList } from '@clearloan/loan-view/contract';
import { orderListEmpty } from '@clearloan/loan-view/fixtures';
import { fakeLender, quietLies, type ScreenOfReplies } from '@clearloan/testing';
import { homePage } from './contract';
import { homeVisitor } from './fixtures/home-visitor';
import { routes } from './routes';

const lender = fakeLender();

/** Advertising of a list: the product’s own page and the offer are calculated again before anything is signed. */
const ofCards =
  /^(?:list\.1\.|product\.|list\.0\.items\.0\.costExample\.(?:tenure: zero|principal: zero|terms\.gstPercent|repay_plans\.\d\.periodNo))/;

const screens: Readonly<Record<string, ScreenOfReplies & { readonly saidOnce: readonly RegExp[] }>> = {
  'the example on home': {
    at: '/',
    about: homePage,
    replies: [
      [homePage, homeVisitor],
      [orderList, orderListEmpty],
    ],
    saidOnce: [ofCards],
  },
};

it.each(Object.entries(screens))(
  'no lie about %s is shown without a word, except what the lender says once',
  async (_, { saidOnce, ...screen }) => {
    const quiet = await quietLies(lender, routes, screen);
    expect(quiet.filter((lie) => !saidOnce.some((each) => each.test(lie)))).toEqual([]);
  },
  600_000,
);
