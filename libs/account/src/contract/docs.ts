import type { OwnerDocs } from '@clearloan/api-client/declare';
import type * as contract from '../contract';

export const docs: OwnerDocs<typeof contract> = {
  chapter: 'auth',
  calls: {
    userMenu: {
      summary: 'Menu of the personal centre',
      description:
        'Lists the entries of the personal centre, each with a value and a badge count. A known `key` has its own icon in the app.',
    },
    changePhone: {
      summary: 'Change the phone number',
      description:
        'Moves the account to another phone number. It needs a code that was sent to the new number and one that was sent to the present number.',
      refusals: ['wrongCode', 'codeExpired', 'codeLocked', 'notAllowedNow'],
    },
    deleteUser: {
      summary: 'Delete the account',
      description:
        'With `preview` tells whether deletion is possible, what blocks it and what must be kept, and changes nothing. Without it the call needs a code that was sent for `delete`, ends all sessions and erases the account on `eraseAt`.',
      refusals: ['wrongCode', 'codeExpired', 'codeLocked', 'notAllowedNow'],
    },
    sessionList: {
      summary: 'Sessions of the account',
      description:
        'Lists where the borrower is logged in: browser, operating system, last use, and which session is this one; and the known devices that are logged out.',
    },
    endSessions: {
      summary: 'End other sessions',
      description:
        'Ends one other session or forgets a known device, or all others when no id is given. It needs a code that was sent for `sessions`. The session of the call itself goes on.',
      refusals: ['wrongCode', 'codeExpired', 'codeLocked', 'notFound', 'notAllowedNow'],
    },
    emailAddress: {
      summary: 'E-mail address',
      description:
        'Shows the borrower’s e-mail address, masked. It is the borrower’s own choice, and a borrower without one misses nothing.',
      refusals: ['notAllowedNow'],
    },
    sendEmailCode: {
      summary: 'Send a code to an e-mail address',
      description:
        'Sends a code to an address, which proves that the borrower reads it. It follows the rules of the codes by text message: five minutes, five tries, one a minute. Whose address it is already is not said.',
      refusals: ['notAllowedNow'],
    },
    saveEmail: {
      summary: 'Save the e-mail address',
      description:
        'Saves an address with the code that was sent to it, in the place of an earlier one. The borrower is told in the list of messages, and by e-mail to the earlier address.',
      refusals: ['wrongCode', 'codeExpired', 'codeLocked', 'notAllowedNow'],
    },
    removeEmail: {
      summary: 'Remove the e-mail address',
      description:
        'Removes the address. It needs no code, because nothing is sent to an address that is gone. The borrower is told as for a change.',
    },
    sendDocument: {
      summary: 'Send a document by e-mail',
      description:
        'Sends a document of a loan to the borrower’s address: one page that loads nothing and runs nothing, with the figures that the lender’s other calls show. It is sent once for a key. Refused without an address, and for a document that does not exist yet.',
      refusals: ['notAllowedNow', 'notFound'],
    },
  },
};
