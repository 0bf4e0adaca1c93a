import { deviceStore, deviceTokenEntry, useApiClient } from '@clearloan/api-client';
import { useAmountsHidden, useReportFault } from '@clearloan/app-runtime';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Note } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import {
  forgetSentCode,
  clearLocalData,
  isDifferentBorrower,
  rememberBorrower,
  shortHash,
  rememberLogin,
  isAnythingKept,
  isDeviceShared,
  noteTouch,
  saveDeviceShared,
  useLeave,
} from '@clearloan/session';
import { userInfo } from '@clearloan/session/contract';
import { smsCodeLogin, type Login } from '../contract';
import { forgetTypedNumber } from '../device/use-typed-before-hydration';
import { saveWantedPage, wantedPage } from '../device/wanted-page';
import { accountRuleName, isAccountOfLogin } from '../rules/account-of-login';

interface Enter {
  /** @returns whether the borrower is logged in */
  readonly enter: (login: Login, phone: string) => Promise<boolean>;
  /** The last login was to another account, and nobody is logged in. */
  readonly isOther: boolean;
}

/**
 * Logs in the borrower of a phone number: clears everything that was read as a visitor, codes, and data of another
 * borrower. A login to the account of another phone number ends at once, and is reported.
 */
export function useEnter(): Enter {
  const client = useApiClient();
  const queries = useQueryClient();
  const { hidden, toggle } = useAmountsHidden();
  const report = useReportFault();
  const { logOut } = useLeave();
  const [isOther, setIsOther] = useState(false);
  const enter = async (login: Login, phone: string) => {
    const { sessionId, deviceToken } = login;
    const isOwn = isAccountOfLogin(phone, login.phone);
    setIsOther(!isOwn);
    if (!isOwn) {
      report({ call: smsCodeLogin.path, code: accountRuleName });
      return false;
    }
    queries.clear();
    if (isDifferentBorrower(phone)) await clearForNextBorrower();
    forgetTypedNumber();
    forgetSentCode('login');
    forgetSentCode('reset');
    rememberBorrower(phone);
    rememberLogin();
    if (isDeviceShared()) {
      // The box may have been ticked long before the code arrived: the visit starts now.
      noteTouch();
      if (!hidden) toggle();
    } else if (deviceToken !== undefined) deviceStore.set(deviceTokenEntry, deviceToken);
    client.session.saveLogin({ sessionId });
    const recognised = import('../offered/kept-data').then(
      async ({ recogniseAccount }) => recogniseAccount(client, phone, shortHash(phone)),
      // Offline right after the login: the next login returns what is kept.
      () => false,
    );
    const ended = recognised.then(async (isOfAnother) => {
      if (!isOfAnother) return;
      report({ call: userInfo.path, code: accountRuleName });
      await logOut();
    });
    if (isAnythingKept()) await ended;
    return true;
  };
  return { enter, isOther };
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

/** The lender logged in to the account of another phone number. */
export const OtherAccountNote = () => (
  <Note kind="over" role="alert" title={<Trans>That isn’t your account</Trans>}>
    <Trans>
      The lender opened an account with another phone number, so we didn’t log you in. Try again later.
    </Trans>
  </Note>
);
