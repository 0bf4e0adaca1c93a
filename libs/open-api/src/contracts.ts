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

/** A declared endpoint and the library that owns it. */
export interface OwnedEndpoint {
  readonly owner: string;
  /** The export name in the contract; also the operation id in the OpenAPI document. */
  readonly name: string;
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

export type Contracts = typeof contracts;

const nameIn = (contract: Readonly<Record<string, unknown>>, endpoint: Endpoint): string =>
  Object.entries(contract).find(([, value]) => value === endpoint)?.[0] ?? '';

/** Every endpoint that a contract declares, by owner and then by path. */
export const ownedEndpoints: readonly OwnedEndpoint[] = Object.entries(contracts).flatMap(
  ([owner, contract]) =>
    endpointsOf(contract).map((endpoint) => ({ owner, name: nameIn(contract, endpoint), endpoint })),
);
