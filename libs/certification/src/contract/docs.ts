import type { OwnerDocs } from '@clearloan/api-client/declare';
import type * as contract from '../contract';

export const docs: OwnerDocs<typeof contract> = {
  about: 'Identity, forms, contacts and bank accounts.',
  calls: {
    certifyList: {
      summary: 'Verification steps',
      description:
        'Lists the steps of the verification with their status, for the borrower or for one order.',
      refusals: ['notFound'],
    },
    basicPersonInfo: {
      summary: 'Identity',
      description: 'Shows what is known of the borrower’s identity, and the accepted documents.',
    },
    saveBasicInfo: {
      summary: 'Save the identity',
      description:
        'Saves the identity with the ids of its uploaded pictures. An unusable field is refused with 1001 and its name, also another `name` without a newer `id_front`.',
      refusals: ['notFound', 'notAllowedNow'],
    },
    personalInfo: {
      summary: 'Personal form',
      description:
        'Returns the questions about the borrower’s life with the saved answers. The app draws the form from the reply.',
    },
    savePersonalInfo: {
      summary: 'Save the personal form',
      description: 'Saves answers by the `code` of their question.',
      refusals: ['notAllowedNow'],
    },
    jobInfo: {
      summary: 'Work form',
      description: 'Returns the questions about work and income with the saved answers.',
    },
    saveJobInfo: {
      summary: 'Save the work form',
      description: 'Saves answers by the `code` of their question.',
      refusals: ['notAllowedNow'],
    },
    extInfo: {
      summary: 'Contacts',
      description:
        'Shows the contacts that the lender may call when the borrower cannot be reached, and how many are needed.',
    },
    saveExtInfo: {
      summary: 'Save contacts',
      description: 'Replaces the contacts. A contact may not be the borrower.',
      refusals: ['notAllowedNow'],
    },
    cityList: {
      summary: 'Places',
      description: 'Lists the places inside a place; without `parentId` the largest ones.',
      refusals: ['notFound'],
    },
    faceAttempts: {
      summary: 'Attempts left for the face check',
      description: 'Tells how many attempts are left, and from when on the next one is possible.',
    },
    uploadImage: {
      summary: 'Upload a picture of a document or the face',
      description:
        'Checks and stores one picture and returns what could be read from it. A repeat with the same `uploadId` stores nothing more. A file that is no picture is refused with 1401.',
      refusals: ['notAllowedNow'],
    },
    uploadLocation: {
      summary: 'Send the location',
      description: 'Stores where the borrower is. Refused with 1007 without a consent to `location`.',
      refusals: ['consentMissing'],
    },
    uploadDevice: {
      summary: 'Send facts of the device',
      description:
        'Stores the facts of the device that the borrower agreed to. The app never sends advertising ids, hardware addresses or network names. Refused with 1007 without a consent to `device`.',
      refusals: ['consentMissing'],
    },
    uploadContacts: {
      summary: 'Send picked contacts',
      description:
        'Stores at most two contacts that the borrower picked. Refused with 1007 without a consent to `contacts`, and always in a market that forbids it.',
      refusals: ['consentMissing'],
    },
    cardSetting: {
      summary: 'Bank accounts',
      description: 'Lists the borrower’s bank accounts and the form for a new one.',
    },
    bindCard: {
      summary: 'Add a bank account',
      description:
        'Saves a bank account in the borrower’s name; never a payment card number. `status` tells whether the bank confirmed it.',
      refusals: ['notAllowedNow'],
    },
    changeCard: {
      summary: 'Change the main bank account',
      description:
        'Makes an account the main one. With `orderId` sends a failed payout to it: `disburseFailed` becomes `disbursing`.',
      refusals: ['notFound', 'notAllowedNow'],
    },
    removeCard: {
      summary: 'Remove a bank account',
      description:
        'Removes a bank account of the borrower. The main account stays while there is another one, and so does one that an application, a payout or automatic payments use. The only account may be removed when nothing uses it: `cards` is empty then, and the step `bank` is open again. The contract suite removes one so before it applies.',
      refusals: ['notFound', 'notAllowedNow'],
    },
  },
};
