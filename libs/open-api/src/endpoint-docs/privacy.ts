import type * as contract from '@clearloan/privacy/contract';
import type { codes, Endpoint } from '@clearloan/api-client/declare';

export const privacy: OwnerDocs<typeof contract> = {
  about: 'Consents, and what leaves the device with one.',
  calls: {
    uploadTimings: {
      summary: 'Send screen timings',
      description:
        'Stores how long screens took, in batches. Refused with 1007 without a consent to `analytics`.',
      refusals: ['consentMissing'],
    },
    saveEvents: {
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

/** The name of a rejection, as in `codes`. */
export type RefusalName = Exclude<keyof typeof codes, 'success'>;

/** The OpenAPI documentation of one endpoint in addition to its declaration. It is not part of the app. */
export interface EndpointDoc {
  /** A short title. */
  readonly summary: string;
  /** What the endpoint does and what the lender has to guarantee. Plain English, Markdown allowed. */
  readonly description: string;
  /** Rejections in addition to those that follow from the declaration (`commonRefusals`). */
  readonly refusals?: readonly RefusalName[];
}

/** One entry per endpoint that a contract exports; a missing one is a type error. */
export interface OwnerDocs<Contract> {
  /** The description of the group. */
  readonly about: string;
  readonly calls: {
    readonly [Name in keyof Contract as Contract[Name] extends Endpoint ? Name : never]: EndpointDoc;
  };
}
