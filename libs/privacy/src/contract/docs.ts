import type { OwnerDocs } from '@clearloan/api-client/declare';
import type * as contract from '../contract';

export const docs: OwnerDocs<typeof contract> = {
  about: 'Consents, and what leaves the device with one.',
  calls: {
    uploadTimings: {
      summary: 'Send screen timings',
      description:
        'Stores how long screens took, in batches. Refused with 1007 without a consent to `analytics`.',
      refusals: ['consentMissing'],
    },
    saveEvents: {
      session: 'optional',
      summary: 'Save consents and events',
      description:
        'Adds entries to the consent log, which is never changed. `accepted` names the consents that are saved. A visitor’s consents are tied to the account at the login. Other events need a consent to `analytics`.',
      refusals: ['consentMissing'],
    },
    reportError: {
      summary: 'Report a failure of the app',
      description:
        'Stores names of the build only: page, call, code and request id. It never carries text or values.',
    },
    uploadStoreTag: {
      summary: 'Send the tag of the store',
      description:
        'Stores which store the app was installed from. Refused with 1007 without a consent to `analytics`.',
      refusals: ['consentMissing'],
    },
    uploadMarketChannel: {
      summary: 'Send the marketing channel',
      description:
        'Stores which channel led the borrower here. Refused with 1007 without a consent to `analytics`.',
      refusals: ['consentMissing'],
    },
  },
};
