import { codes, type DataOf } from '@clearloan/api-client/declare';
import type { agreementAddress, agreementList } from '@clearloan/loans/contract';
import type { agreementByScene } from '@clearloan/application/contract';
import type { loanAgreementDetail } from '@clearloan/loan-view/contract';
import { pathTo, withOwnKeys } from '@clearloan/routes';
import { msg } from '@lingui/core/macro';
import { refuse } from '../../platform/context/refusal';
import type { Handler, PublicHandler } from '../../platform/context/request-context';
import { thisLender } from '../../platform/lender/lender';
import { writeArrangement } from './agreements/arrangement-agreement';
import {
  findSigned,
  loanAgreementLink,
  signedOf,
  writeLoanAgreement,
  type SignedAgreement,
} from './agreements/order-agreements';
import { pagesOf } from '../../platform/context/html';
import { publicAgreements, publicLinks } from './agreements/public-agreements';
import { currentOrder } from './catch-up';
import type { Order } from '../orders/orders';
import { checkChoice, price, choiceOf } from '../orders/pricing';
import { findProduct, type Product } from '../orders/products';
import { offeredTo } from '../servicing/arrangement';
import { debtOf, findLoan } from '../servicing/debt';

const unknownAgreement = () => refuse(codes.notFound, msg`We couldn’t find this agreement.`);

/** Lists the agreements of an order or of a product. */
export const listAgreements: Handler<typeof agreementList> = async ({ request, borrower, now, today }) => {
  const { orderId, productId } = request;
  if (orderId === undefined) {
    if (productId === undefined) throw unknownAgreement();
    await findProduct(productId);
    return { list: publicLinks };
  }
  const order = await currentOrder(borrower.borrowerId, orderId, now);
  const changes = (await signedOf(orderId)).filter(({ scene }) => scene !== 'loan');
  return { list: [await linkOf(order, today), ...changes.map(signedLink), ...publicLinks] };
};

const signedLink = ({ scene, title, version, html }: SignedAgreement) => ({
  scene,
  title,
  version,
  pages: pagesOf(html),
});

async function linkOf(order: Order, today: string) {
  const signed = await findSigned(order.orderId, 'loan');
  if (signed !== undefined) return signedLink(signed);
  const product = await findProduct(order.productId);
  return loanAgreementLink(order, product, {
    priced: exampleOf(order, product, today),
    startDate: today,
  });
}

/** The price in an unsigned agreement if nothing was chosen. */
function exampleOf(order: Order, product: Product, startDate: string, amount?: number, tenure?: number) {
  const most = order.amountMax ?? product.amountMax;
  const proposed = choiceOf(order, product, most);
  const chosen = { amount: amount ?? proposed.amount, tenure: tenure ?? proposed.tenure };
  checkChoice(product, most, chosen.amount, chosen.tenure);
  return price({ rules: product, ...chosen, startDate });
}

/** The URL of an agreement, always on this server's origin. */
export const locateAgreement: Handler<typeof agreementAddress> = async ({ request, borrower, now }) => {
  const { scene, orderId } = request;
  await currentOrder(borrower.borrowerId, orderId, now);
  if (scene === 'loan') return { url: pathTo('loanAgreement', { orderId }) };
  if ((await findSigned(orderId, scene)) !== undefined)
    return { url: withOwnKeys(pathTo('loanAgreement', { orderId }), { _scene: scene }) };
  if (!publicAgreements.has(scene)) throw unknownAgreement();
  return { url: pathTo('agreement', { scene }) };
};

/**
 * Returns the loan agreement: the signed text, or the text to be signed for an amount and a tenure. By its scene, a change of it that
 * was signed, or that may be agreed to.
 */
export const showLoanAgreement: Handler<typeof loanAgreementDetail> = async (context) => {
  const { request, borrower, now, today } = context;
  const order = await currentOrder(borrower.borrowerId, request.orderId, now);
  const { scene = 'loan' } = request;
  const signed = await findSigned(order.orderId, scene);
  if (signed === undefined && scene !== 'loan') return shape(await changeToSign(order, scene, today));
  if (signed !== undefined) {
    return { ...shape(signed), signedAt: signed.signedAt.toISOString() };
  }
  const product = await findProduct(order.productId);
  const priced = exampleOf(order, product, today, request.amount, request.tenure);
  return shape(await writeLoanAgreement(order, product, { rules: product, priced, startDate: today }));
};

async function changeToSign(order: Order, scene: string, today: string): Promise<Words> {
  const loan = await findLoan(order.orderId);
  if (loan === undefined) throw unknownAgreement();
  const { options } = await offeredTo(await debtOf(loan, today), today);
  const chosen = options.find(({ key }) => scene === `arrangement-${key}`);
  if (chosen === undefined) throw unknownAgreement();
  return writeArrangement(order, chosen);
}

interface Words {
  readonly title: string;
  readonly html: string;
  readonly version: string;
  readonly language: string;
  readonly sha256: string;
}

const shape = ({
  title,
  html,
  version,
  language: lang,
  sha256,
}: Words): DataOf<typeof loanAgreementDetail> => ({
  title,
  html,
  version,
  lang,
  sha256,
});

/** Returns an agreement that belongs to no order, in its binding language. */
export const showAgreement: PublicHandler<typeof agreementByScene> = ({ request }) => {
  const { market } = thisLender();
  const found = publicAgreements.get(request.scene);
  if (found === undefined) throw unknownAgreement();
  return Promise.resolve({ ...found, lang: market.legalLanguage });
};
