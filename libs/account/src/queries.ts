import { useRead, useWrite } from '@clearloan/api-client';
import { userInfo } from '@clearloan/session/contract';
import { changePhone, deleteUser, userMenu } from './contract/account';
import { endSessions, sessionList } from './contract/sessions';

export const useUserInfo = () => useRead(userInfo, {});
export const useUserMenu = () => useRead(userMenu, {});
/** The devices on which the borrower is logged in. */
export const useSessions = () => useRead(sessionList, {});
export const useEndSessions = () => useWrite(endSessions);
export const useChangePhone = () => useWrite(changePhone);
export const useDeleteUser = () => useWrite(deleteUser);
/** Requests what deleting would do; changes nothing. */
export const useDeletionPreview = () => useRead(deleteUser, { preview: true });
