import { deviceStore, deviceTokenEntry, useApiClient } from '@clearloan/api-client';
import { useAmountsHidden } from '@clearloan/app-runtime';
import { useQueryClient } from '@tanstack/react-query';
import { forgetSentCode } from '../code-sendings';
import type { Login } from '../contract';
import { isAnythingKept } from '../device/owner-flags';
import { isAnotherBorrower, noteBorrower, shortMark } from '../device/last-borrower';
import { isDeviceShared, saveDeviceShared, noteTouch } from '../device/shared-device';
import { noteLogin } from '../device/lock-setup';
import { forgetTypedNumber } from '../device/use-typed-before-hydration';
import { saveWantedPage, wantedPage } from '../device/wanted-page';
import { clearLocalData } from '../device/clear-local-data';

/**
 * Logs in the borrower of a phone number: clears everything that was read as a visitor, codes, and data of another
 * borrower.
 */
export function useEnter(): (login: Login, phone: string) => Promise<void> {
  const client = useApiClient();
  const queries = useQueryClient();
  const { hidden, toggle } = useAmountsHidden();
  return async ({ sessionId, deviceToken }, phone) => {
    queries.clear();
    if (isAnotherBorrower(phone)) await clearForNextBorrower();
    forgetTypedNumber();
    forgetSentCode('login');
    forgetSentCode('reset');
    noteBorrower(phone);
    noteLogin();
    if (isDeviceShared()) {
      // The box may have been ticked long before the code arrived: the visit starts now.
      noteTouch();
      if (!hidden) toggle();
    } else if (deviceToken !== undefined) deviceStore.set(deviceTokenEntry, deviceToken);
    client.session.saveLogin({ sessionId });
    const recognised = import('../offered/kept-data').then(
      async ({ recogniseAccount }) => recogniseAccount(client, shortMark(phone)),
      // Offline right after the login: the next login returns what is kept.
      () => undefined,
    );
    if (isAnythingKept()) await recognised;
  };
}

/**
 * The borrower who logs in now set the shared device flag, so it is kept; the owner of the wanted page decides whether
 * they see it.
 */
async function clearForNextBorrower(): Promise<void> {
  const isShared = isDeviceShared();
  const wanted = wantedPage();
  await clearLocalData();
  saveDeviceShared(isShared);
  if (wanted) saveWantedPage(wanted);
}
