import type { FailureKind } from '@clearloan/api-client';
import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

const sentences: Record<FailureKind, MessageDescriptor> = {
  offline: msg`You are offline. Nothing was sent. Try again when you have a connection.`,
  network: msg`No connection to the lender. Please try again.`,
  timedOut: msg`The lender did not answer in time. Please try again.`,
  unreadable: msg`The lender sent something we could not read. Please try again.`,
  portal: msg`This Wi-Fi wants you to sign in first. Open your browser, sign in and try again.`,
  refused: msg`The lender could not do this. Please try again later.`,
  consentMissing: msg`This was not sent, because you have not agreed to it.`,
};

/** What a borrower reads when a call fails, in the language on screen. */
export const failureMessage = (word: FailureKind): string => i18n._(sentences[word]);
