import { fakeLender, quietLies, type ScreenOfReplies } from '@clearloan/testing';
import { loanOffer as offerCall, productOffer } from './contract';
import { loanOffer } from './fixtures/loan-offer';
import { product } from './fixtures/product';
import { routes } from './routes';

const lender = fakeLender();

/** Advertising of a list: the product’s own page and the offer are calculated again before anything is signed. */
const ofCards =
  /^(?:list\.1\.|product\.|list\.0\.items\.0\.costExample\.(?:tenure: zero|principal: zero|terms\.gstPercent|repay_plans\.\d\.periodNo))/;
/** A unit, and parts of one sum among themselves, in an example. */
const ofExample =
  /^costExample\.(?:apr|principal|repay_plans\.\d\.repayTotalAmount): one unit|^costExample\.tenure: doubled|^costExample\.\w+: swapped/;
/** Other choices than the one that is priced: each gets its own price before it can be signed. */
const ofOtherChoices = /^(?:tenures\.\d\.|amount(?:Min|Max|Step)|product\.amountMax)/;
/** What the lender grants: its days of grace and of thought, how long the offer holds, the pages of its papers. */
const ofGrants = /^(?:late\.graceDays|coolingOffDays|kfs\.validUntil|agreements\.)/;

const screens: Readonly<Record<string, ScreenOfReplies & { readonly saidOnce: readonly RegExp[] }>> = {
  'an offer': {
    at: '/orders/o-50007/confirm-new',
    about: offerCall,
    replies: [[offerCall, loanOffer]],
    saidOnce: [ofOtherChoices, ofGrants],
  },
  'a product': {
    at: '/products/p-1',
    about: productOffer,
    replies: [[productOffer, product]],
    saidOnce: [ofCards, ofOtherChoices, ofExample],
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
