import { createConsents } from '@clearloan/privacy';
import { configuration } from '../configuration';
import { client, consentLog, traffic } from './lender';
import { pageName } from './page-name';

const { market } = configuration;

const consents = createConsents({
  consentLog,
  client,
  market,
  screen: pageName,
  makeId: () => crypto.randomUUID(),
});

/** For the screens of the privacy centre and the prompts; what the account's owner answers is added where they are drawn. */
export const privacy = { consentLog, consents, traffic };
