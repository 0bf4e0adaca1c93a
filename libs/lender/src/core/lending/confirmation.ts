import { codes, type DataOf } from '@clearloan/api-client/declare';
import { signedTerms, type confirmLoan } from '@clearloan/application/contract';
import { msg } from '@lingui/core/macro';
import { mainCard } from '../../modules/certification/cards';
import { consumeProof } from '../../modules/passkeys/proof';
import { refuse } from '../../platform/context/refusal';
import type { Handler, RequestFor } from '../../platform/context/request-context';
import { findLoan, type Loan } from '../servicing/debt';
import { loanAgreementVersion } from './agreements/loan-agreement';
import { currentOrderForWrite } from './catch-up';
import { keyFactsOf, type KeyFacts } from './key-facts';
import { refuseUnlawful } from './lawful';
import { standingOffer } from './offer';
import { orThrow } from '../orders/order-moves';
import { moveOrder, type LockedOrder } from '../orders/orders';
import { checkChoice, price } from '../orders/pricing';
import { findProduct } from '../orders/products';
import { requestPayout } from './payout';
import { settleDecision, sign } from './signing';
import { and, eq, lte, or } from 'drizzle-orm';
import { db } from '../../platform/database/connection';
import { orders } from '../../platform/database/schema/orders';

type Endpoint = typeof confirmLoan;
type Request = RequestFor<Endpoint>;
type Answer = DataOf<Endpoint>;

/** Signs the loan with the code from the phone or a passkey, or declines it. Signing twice creates one loan. */
export const answerOffer: Handler<Endpoint> = async (context): Promise<Answer> => {
  const { request, borrower, now } = context;
  const order = await currentOrderForWrite(borrower, request.orderId, now);
  if (request.decision === 'refuse') return refuseOffer(order, now);
  const signed = await findLoan(order.orderId);
  if (signed !== undefined && isSameLoan(signed, request)) return { orderStatus: order.status };
  await refuseWhileLate(borrower.borrowerId, context.today);
  const { amountMax } = standingOffer(order);
  const product = await findProduct(order.productId);
  const { amount, tenure } = request;
  if (amount === undefined || tenure === undefined) throw termsChanged();
  checkChoice(product, amountMax, amount, tenure);
  const input = { rules: product, amount, tenure, startDate: context.today };
  const priced = price(input);
  refuseUnlawful(product, input, priced);
  const keyFacts = keyFactsOf({ product, rules: product, tenure, priced });
  checkSeen(request, keyFacts);
  const card = await mainCard(borrower.borrowerId);
  if (card === undefined) throw refuse(codes.notAllowedNow, msg`Add your bank account first.`);
  // The bank is checking it again, or has refused it since.
  if (card.status !== 'bound')
    throw refuse(
      codes.notAllowedNow,
      card.reason ?? msg`Your bank is still checking this account. Try again later, or choose another one.`,
    );
  await consumeProof(borrower, 'confirm', signedTerms(request), request);
  const moved = await sign({ order, product, priced, tenure, keyFacts, card, now });
  await requestPayout(moved, { net: priced.net, cardId: card.cardId });
  return { orderStatus: moved.status };
};

/** Another tab, or a retry after a lost response: the loan is already signed. */
const isSameLoan = (loan: Loan, { amount, tenure }: Request): boolean =>
  loan.principal === amount && loan.tenure === tenure;

async function refuseOffer(order: LockedOrder, now: Date): Promise<Answer> {
  standingOffer(order);
  const ended = orThrow(await moveOrder(order, 'cancelled', now, { reason: 'byBorrower' }));
  await settleDecision(order);
  return { orderStatus: ended.status };
}

const termsChanged = () =>
  refuse(codes.termsChanged, msg`The loan has changed since you viewed it. Read it again.`);

/** Only what the borrower has seen can be signed: these key facts and this version of the agreement. */
function checkSeen({ kfsVersion, agreements = [], autopay }: Request, { version }: KeyFacts): void {
  if (kfsVersion !== version) throw termsChanged();
  if (autopay === true) {
    throw refuse(codes.badInput, msg`We can’t take payments from your account yet.`, { field: 'autopay' });
  }
  const loan = agreements.find(({ scene }) => scene === 'loan');
  if (loan === undefined) {
    throw refuse(codes.badInput, msg`Read the loan agreement first.`, { field: 'agreements' });
  }
  if (loan.version !== loanAgreementVersion()) throw termsChanged();
}

/** Shown to a borrower who applies for more while a payment is overdue. */
export const payFirst = msg`You have a late payment. Pay it first.`;

/**
 * A borrower with an overdue payment gets no other loan, however early they applied. Takes no lock: the caller holds the lock
 * of the order in question. Throws 1003.
 */
export async function refuseWhileLate(borrowerId: string, today: string): Promise<void> {
  const isLate = or(
    eq(orders.status, 'overdue'),
    and(eq(orders.status, 'repaying'), lte(orders.lateFrom, today)),
  );
  const late = await db()
    .select({ orderId: orders.orderId })
    .from(orders)
    .where(and(eq(orders.borrowerId, borrowerId), isLate))
    .limit(1);
  if (late.length > 0) throw refuse(codes.notAllowedNow, payFirst);
}
