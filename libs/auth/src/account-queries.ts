import { useRead, useWrite } from '@clearloan/api-client';
import { deleteUser, userInfo, userMenu } from './contract/account-calls';

export const useUserInfo = () => useRead(userInfo, {});
export const useUserMenu = () => useRead(userMenu, {});
export const useDeleteUser = () => useWrite(deleteUser);
/** Asks what deleting would do; changes nothing. */
export const useDeletionPreview = () => useRead(deleteUser, { preview: true });
