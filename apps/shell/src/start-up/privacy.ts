import { readAccountCopy, readConsents } from '@clearloan/auth';
import { createConsents, type Privacy } from '@clearloan/privacy';
import { configuration } from '../configuration';
import { client, ledger, traffic } from './lender';
import { pageName } from './page-name';

const { market } = configuration;

const consents = createConsents({
  ledger,
  client,
  market,
  screen: pageName,
  makeId: () => crypto.randomUUID(),
});

/** For the screens of the privacy centre and the prompts. */
export const privacy: Privacy = {
  ledger,
  consents,
  traffic,
  account: { readConsents: () => readConsents(client), readCopy: () => readAccountCopy(client) },
};
