import { useRead, useWrite } from '@clearloan/api-client';
import {
  passkeyChallenge,
  passkeyList,
  removePasskey,
  savePasskey,
  startPasskey,
} from '../contract/passkeys';

/** The passkeys that can sign in the place of a code. */
export const usePasskeys = () => useRead(passkeyList, {});
export const useStartPasskey = () => useWrite(startPasskey);
export const useSavePasskey = () => useWrite(savePasskey);
export const useRemovePasskey = () => useWrite(removePasskey);
export const usePasskeyChallenge = () => useWrite(passkeyChallenge);
