import type { OptionalPart } from '@clearloan/api-client/declare';
import { routePatterns } from '@clearloan/routes';
import { changePhone, deleteUser, endSessions, sessionList } from './contract';
import { innerRoutes } from './inner-routes';

/** What a lender may leave out. */
export const optionalParts: Readonly<Record<'devices' | 'phoneChange' | 'accountDeletion', OptionalPart>> = {
  devices: { calls: [sessionList, endSessions], screens: [innerRoutes.devices] },
  phoneChange: { calls: [changePhone], screens: [innerRoutes.phone] },
  accountDeletion: { calls: [deleteUser], screens: [routePatterns.deleteAccount] },
};
