import * as auth from '@clearloan/auth/contract';
import { endpointsOf, specifiedPaths, type Endpoint } from '@clearloan/api-client/declare';
import * as bookkeeping from '@clearloan/bookkeeping/contract';
import * as calculator from '@clearloan/calculator/contract';
import * as certification from '@clearloan/certification/contract';
import * as complaints from '@clearloan/complaints/contract';
import * as loans from '@clearloan/loans/contract';
import * as privacy from '@clearloan/privacy/contract';
import * as reminders from '@clearloan/reminders/contract';
import * as repayment from '@clearloan/repayment/contract';
import { endpointTable } from './endpoint-table';

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

const owned = Object.entries(contracts).flatMap(([owner, contract]) =>
  endpointsOf(contract).map((endpoint: Endpoint) => ({ owner, endpoint })),
);

/** `npm run endpoints`: every call that is declared, and how many of them the specification names. */
process.stdout.write(endpointTable(owned, specifiedPaths));
