import type { OptionalPart } from '@clearloan/api-client/declare';
import { routePatterns } from '@clearloan/routes';
import {
  passkeyChallenge,
  passkeyList,
  removePasskey,
  savePasskey,
  startPasskey,
} from '@clearloan/session/contract';
import {
  changePhone,
  deleteUser,
  emailAddress,
  endSessions,
  removeEmail,
  saveEmail,
  sendDocument,
  sendEmailCode,
  sessionList,
} from './contract';
import { innerRoutes } from './inner-routes';

/** What a lender may leave out. */
export const optionalParts: Readonly<
  Record<'devices' | 'passkeys' | 'phoneChange' | 'documentMail' | 'accountDeletion', OptionalPart>
> = {
  devices: { calls: [sessionList, endSessions], screens: [innerRoutes.devices] },
  passkeys: {
    calls: [passkeyList, startPasskey, savePasskey, removePasskey, passkeyChallenge],
    screens: [routePatterns.passkeys],
  },
  phoneChange: { calls: [changePhone], screens: [innerRoutes.phone] },
  documentMail: {
    calls: [emailAddress, sendEmailCode, saveEmail, removeEmail, sendDocument],
    screens: [routePatterns.email],
  },
  accountDeletion: { calls: [deleteUser], screens: [routePatterns.deleteAccount] },
};
