import { endpointsOf, type Endpoint } from '@clearloan/api-client/declare';
import * as auth from '@clearloan/auth/contract';
import * as bookkeeping from '@clearloan/bookkeeping/contract';
import * as calculator from '@clearloan/calculator/contract';
import * as certification from '@clearloan/certification/contract';
import * as complaints from '@clearloan/complaints/contract';
import * as loans from '@clearloan/loans/contract';
import * as privacy from '@clearloan/privacy/contract';
import * as reminders from '@clearloan/reminders/contract';
import * as repayment from '@clearloan/repayment/contract';

/** A declared call and the library that owns it. */
export interface OwnedEndpoint {
  readonly owner: string;
  readonly endpoint: Endpoint;
}

const contracts = {
  auth,
  loans,
  certification,
  repayment,
  complaints,
  calculator,
  bookkeeping,
  reminders,
  privacy,
};

/** Every call that any contract declares, by owner and then by path. */
export const ownedEndpoints: readonly OwnedEndpoint[] = Object.entries(contracts).flatMap(
  ([owner, contract]) => endpointsOf(contract).map((endpoint) => ({ owner, endpoint })),
);
