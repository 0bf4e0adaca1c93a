import { endpointsOf, type Endpoint, type OwnerDocs } from '@clearloan/api-client/declare';
import * as account from '@clearloan/account/contract';
import { docs as accountDocs } from '@clearloan/account/docs';
import * as application from '@clearloan/application/contract';
import { docs as applicationDocs } from '@clearloan/application/docs';
import * as auth from '@clearloan/auth/contract';
import { docs as authDocs } from '@clearloan/auth/docs';
import * as bookkeeping from '@clearloan/bookkeeping/contract';
import { docs as bookkeepingDocs } from '@clearloan/bookkeeping/docs';
import * as calculator from '@clearloan/calculator/contract';
import { docs as calculatorDocs } from '@clearloan/calculator/docs';
import * as certification from '@clearloan/certification/contract';
import { docs as certificationDocs } from '@clearloan/certification/docs';
import * as complaints from '@clearloan/complaints/contract';
import { docs as complaintsDocs } from '@clearloan/complaints/docs';
import * as home from '@clearloan/home/contract';
import { docs as homeDocs } from '@clearloan/home/docs';
import * as loanView from '@clearloan/loan-view/contract';
import { docs as loanViewDocs } from '@clearloan/loan-view/docs';
import * as loans from '@clearloan/loans/contract';
import { docs as loansDocs } from '@clearloan/loans/docs';
import * as privacy from '@clearloan/privacy/contract';
import { docs as privacyDocs } from '@clearloan/privacy/docs';
import * as reminders from '@clearloan/reminders/contract';
import { docs as remindersDocs } from '@clearloan/reminders/docs';
import * as repayment from '@clearloan/repayment/contract';
import { docs as repaymentDocs } from '@clearloan/repayment/docs';
import * as session from '@clearloan/session/contract';
import { docs as sessionDocs } from '@clearloan/session/docs';

/** A declared endpoint and the library that owns it. */
export interface OwnedEndpoint {
  readonly owner: string;
  /** The export name in the contract; also the operation id in the OpenAPI document. */
  readonly name: string;
  readonly endpoint: Endpoint;
}

/** What a feature declares: its endpoints, and the documentation of each. */
interface Declared<Contract extends object> {
  readonly contract: Contract;
  readonly docs: OwnerDocs<Contract>;
}

const declare = <Contract extends object>(
  contract: Contract,
  docs: OwnerDocs<Contract>,
): Declared<Contract> => ({
  contract,
  docs,
});

/** Every feature with a contract. */
export const contracts = {
  auth: declare(auth, authDocs),
  session: declare(session, sessionDocs),
  account: declare(account, accountDocs),
  home: declare(home, homeDocs),
  application: declare(application, applicationDocs),
  'loan-view': declare(loanView, loanViewDocs),
  loans: declare(loans, loansDocs),
  certification: declare(certification, certificationDocs),
  repayment: declare(repayment, repaymentDocs),
  complaints: declare(complaints, complaintsDocs),
  calculator: declare(calculator, calculatorDocs),
  bookkeeping: declare(bookkeeping, bookkeepingDocs),
  reminders: declare(reminders, remindersDocs),
  privacy: declare(privacy, privacyDocs),
};

const nameIn = (contract: Readonly<Record<string, unknown>>, endpoint: Endpoint): string =>
  Object.entries(contract).find(([, value]) => value === endpoint)?.[0] ?? '';

/** Every endpoint that a contract declares, by owner and then by path. */
export const ownedEndpoints: readonly OwnedEndpoint[] = Object.entries(contracts).flatMap(
  ([owner, { contract }]) =>
    endpointsOf(contract).map((endpoint) => ({ owner, name: nameIn(contract, endpoint), endpoint })),
);
