import type { OwnerDocs } from '@clearloan/api-client/declare';
import type * as contract from '../contract';

export const docs: OwnerDocs<typeof contract> = {
  chapter: 'auth',
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
    logout: {
      summary: 'Log out',
      description: 'Ends the session. The next call with it is refused with code -1.',
    },
    userLogout: {
      summary: 'Log out (older name)',
      description:
        'The older name of the logout. The app calls it when the newer one is unknown to the lender.',
    },
    userInfo: {
      summary: 'Account of the borrower',
      description:
        'Shows the account: masked phone number and identity number, what is left to pay over all loans, payments in progress and the consent log. With `full` the reply carries a copy of all data that the lender holds.',
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
  },
};
