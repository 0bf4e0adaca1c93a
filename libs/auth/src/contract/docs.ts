import type { OwnerDocs } from '@clearloan/api-client/declare';
import type * as contract from '../contract';

export const docs: OwnerDocs<typeof contract> = {
  about: 'Login, session and account.',
  calls: {
    loginSetting: {
      summary: 'Login settings',
      description:
        'Tells the app how borrowers log in: country code, pattern of a phone number, length of a code, whether a voice call is offered, and the agreements that a login accepts.',
    },
    sendSmsCode: {
      session: 'optional',
      summary: 'Send a code by text message',
      description:
        'Sends a one-time code to a phone number. A code works once, for one purpose and one number, and ends when the same requester gets a newer one: the borrower, the known device, or the network. The reply is the same whether the number has an account or not. For `confirm`, `delay` and `delete` the caller needs a session and the code is sent to the borrower’s own number.',
      refusals: ['sessionExpired'],
    },
    sendVoiceCode: {
      session: 'optional',
      summary: 'Send a code by voice call',
      description: 'Reads a one-time code aloud in a call. Rules and limits are those of the text message.',
      refusals: ['sessionExpired'],
    },
    smsCodeLogin: {
      summary: 'Log in with a code',
      description:
        'Starts a session with a code that was sent for `login`. A device that is unknown and not shared gets a `deviceToken`. A number without an account becomes a new borrower. A wrong code costs a try and names how many are left; after the last one the code is locked.',
      refusals: ['wrongCode', 'codeExpired', 'codeLocked'],
    },
    passwordLogin: {
      summary: 'Log in with a password',
      description:
        'Starts a session with a password. A device that is unknown and not shared gets a `deviceToken`. A wrong number and a wrong password get the same refusal in the same time.',
      refusals: ['wrongLogin'],
    },
    resetPassword: {
      summary: 'Set a new password',
      description:
        'Sets a password with a code that was sent for `reset`, ends every session of the borrower and forgets the other known devices.',
      refusals: ['wrongCode', 'codeExpired', 'codeLocked', 'wrongLogin'],
    },
    logout: {
      summary: 'Log out',
      description: 'Ends the session. The next call with it is refused with code -1.',
    },
    userLogout: {
      summary: 'Log out (older name)',
      description:
        'The older name of the logout. The app calls it when the newer one is unknown to the lender.',
    },
    userMenu: {
      summary: 'Menu of the personal centre',
      description:
        'Lists the entries of the personal centre, each with a value and a badge count. A known `key` has its own icon in the app.',
    },
    userInfo: {
      summary: 'Account of the borrower',
      description:
        'Shows the account: masked phone number and identity number, what is left to pay over all loans, payments in progress and the consent log. With `full` the reply carries a copy of all data that the lender holds.',
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
    passkeyList: {
      summary: 'Passkeys of the account',
      description:
        'Lists the passkeys with which the borrower can sign in the place of a code: where and when each was added, and when it last signed.',
    },
    startPasskey: {
      summary: 'Begin to add a passkey',
      description:
        'With a code that was sent for `passkey`, returns what the browser needs to make a passkey (`navigator.credentials.create`). The challenge is valid for five minutes, once, and for this borrower. An account has at most ten passkeys.',
      refusals: ['wrongCode', 'codeExpired', 'codeLocked', 'notAllowedNow'],
    },
    savePasskey: {
      summary: 'Add a passkey',
      description:
        'Checks what the device made: the challenge of `passkey-start`, the origin, the domain, and that the device verified its user. Then the passkey can sign.',
      refusals: ['wrongCode', 'codeExpired', 'notAllowedNow'],
    },
    removePasskey: {
      summary: 'Remove a passkey',
      description:
        'Removes a passkey at once. It needs no code, because codes remain and a passkey that is gone proves nothing.',
      refusals: ['notFound'],
    },
    passkeyChallenge: {
      summary: 'Challenge to sign with a passkey',
      description:
        'Returns a challenge for one subject (`navigator.credentials.get`). The call that signs carries the signature in `passkey` in the place of `smsCode`, and derives the subject from its own fields: another amount, agreement or borrower is refused. A challenge is valid for five minutes, once, and until the borrower requests a newer one for the same purpose.',
      refusals: ['notAllowedNow'],
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
    changePhone: {
      summary: 'Change the phone number',
      description:
        'Moves the account to another phone number. It needs a code that was sent to the new number and one that was sent to the present number.',
      refusals: ['wrongCode', 'codeExpired', 'codeLocked', 'notAllowedNow'],
    },
  },
};
