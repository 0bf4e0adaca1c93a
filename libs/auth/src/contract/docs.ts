import type { OwnerDocs } from '@clearloan/api-client/declare';
import type * as contract from '../contract';

export const docs: OwnerDocs<typeof contract> = {
  about: 'Login, session and account.',
  calls: {
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
  },
};
