import { randomUUID } from 'node:crypto';
import type { DataOf } from '@clearloan/api-client/declare';
import { applyForProduct, confirmLoan, loanOffer } from '@clearloan/application/contract';
import { loanDetails } from '@clearloan/loan-view/contract';
import { submitApplication } from '@clearloan/loans/contract';
import { businessNow } from '../../../platform/context/clock';
import { transaction } from '../../../platform/database/connection';
import { storeCode } from '../../../modules/codes/codes';
import type { Proof } from '../../../modules/passkeys/proof';
import { currentOrder } from '../catch-up';
import { partiesAnswer } from '../../../testing/parties';
import type { TestLender } from '../../../testing/test-lender';
import type { TestBorrower } from './certified-borrower';

export type Offer = DataOf<typeof loanOffer>;

/** The acceptance of an offer as it is, without its proof. */
export const acceptanceOf = (offer: Offer) => ({
  orderId: offer.orderId,
  decision: 'accept' as const,
  amount: offer.principal,
  tenure: offer.tenure,
  kfsVersion: offer.kfs.version,
  agreements: offer.agreements.map(({ scene, version = '' }) => ({ scene, version })),
  autopay: false,
});

/** Takes a borrower through a loan over HTTP, as the device does. */
export function walkWith(lender: TestLender, { borrowerId, sessionId, phone }: TestBorrower) {
  const how = { sessionId };
  const walk = {
    /** Applies for a product and submits the application. @returns the order's id */
    async apply(productId = 'everyday'): Promise<string> {
      const { orderId = '' } = (await lender.call(applyForProduct, { productId }, how)).value();
      (await lender.call(submitApplication, { orderId }, how)).value();
      return orderId;
    },
    /** Lets the review decide. */
    async approved(productId = 'everyday'): Promise<string> {
      const orderId = await walk.apply(productId);
      await walk.aMinuteLater(orderId);
      return orderId;
    },
    offer: async (orderId: string, amount?: number, tenure?: number): Promise<Offer> =>
      (await lender.call(loanOffer, { orderId, amount, tenure }, how)).value(),
    /** A one-time code, stored for the borrower. */
    async code(purpose: 'confirm' | 'delay' | 'autopay' = 'confirm'): Promise<string> {
      await transaction(() => storeCode({ phone, purpose, code: '246810' }, '127.0.0.1'));
      return '246810';
    },
    accept: (offer: Offer, smsCode: string) => walk.acceptBy(offer, { smsCode }),
    acceptBy: (offer: Offer, proof: Proof) =>
      lender.call(confirmLoan, { ...acceptanceOf(offer), ...proof }, { ...how, key: randomUUID() }),
    /** A paid-out loan that starts today. */
    async loan(amount = 1_200_000, tenure = 6, productId = 'everyday'): Promise<string> {
      const orderId = await walk.approved(productId);
      const offer = await walk.offer(orderId, amount, tenure);
      (await walk.accept(offer, await walk.code())).value();
      await walk.aMinuteLater(orderId);
      return orderId;
    },
    details: async (orderId: string) => (await lender.call(loanDetails, { orderId }, how)).value(),
    /** Lets the outside parties answer, and runs what is due within a minute. */
    async aMinuteLater(orderId: string): Promise<void> {
      await partiesAnswer(orderId);
      const soon = new Date((await businessNow()).getTime() + 60_000);
      await currentOrder(borrowerId, orderId, soon);
    },
  };
  return walk;
}
