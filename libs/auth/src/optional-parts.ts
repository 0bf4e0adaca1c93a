import type { OptionalPart } from '@clearloan/api-client/declare';
import { routePatterns } from '@clearloan/routes';
import {
  changePhone,
  deleteUser,
  endSessions,
  passkeyChallenge,
  passkeyList,
  removePasskey,
  savePasskey,
  sessionList,
  startPasskey,
} from './contract';
import { innerRoutes } from './inner-routes';

/** What a lender may leave out. */
export const optionalParts: Readonly<
  Record<'devices' | 'passkeys' | 'phoneChange' | 'accountDeletion', OptionalPart>
> = {
  devices: { calls: [sessionList, endSessions], screens: [innerRoutes.devices] },
  passkeys: {
    calls: [passkeyList, startPasskey, savePasskey, removePasskey, passkeyChallenge],
    screens: [innerRoutes.passkeys],
  },
  phoneChange: { calls: [changePhone], screens: [innerRoutes.phone] },
  accountDeletion: { calls: [deleteUser], screens: [routePatterns.deleteAccount] },
};
