import { useApiClient } from '@clearloan/api-client';
import { useAmountsHidden } from '@clearloan/app-runtime';
import { useQueryClient } from '@tanstack/react-query';
import { forgetSentCode } from '../code-sendings';
import { confirmSession } from '../device/unconfirmed-session';
import { isAnotherBorrower, noteBorrower } from '../device/last-borrower';
import { isDeviceShared, saveDeviceShared, noteTouch } from '../device/shared-device';
import { noteLogin } from '../device/lock-setup';
import { forgetTypedNumber } from '../device/typed-number';
import { saveWantedPage, wantedPage } from '../device/wanted-page';
import { clearLocalData } from '../device/clear-local-data';

/**
 * Lets the borrower of a phone number in: nothing that was read as a guest, no trace of codes, and nothing that
 * another borrower left behind stays.
 */
export function useEnter(): (sessionId: string, phone: string) => Promise<void> {
  const client = useApiClient();
  const queries = useQueryClient();
  const { hidden, toggle } = useAmountsHidden();
  return async (sessionId, phone) => {
    queries.clear();
    if (isAnotherBorrower(phone)) await clearForNextBorrower();
    forgetTypedNumber();
    forgetSentCode('login');
    forgetSentCode('reset');
    confirmSession();
    noteBorrower(phone);
    noteLogin();
    if (isDeviceShared()) {
      // The box may have been ticked long before the code came: the visit begins now.
      noteTouch();
      if (!hidden) toggle();
    }
    client.session.saveLogin({ sessionId });
  };
}

/** That others use the device was said by the borrower who comes in now; whose the wanted page was decides if they see it. */
async function clearForNextBorrower(): Promise<void> {
  const isShared = isDeviceShared();
  const wanted = wantedPage();
  await clearLocalData();
  saveDeviceShared(isShared);
  if (wanted) saveWantedPage(wanted);
}
