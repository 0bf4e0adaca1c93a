import type { FailureKind } from '@clearloan/api-client';
import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

const sentences: Record<FailureKind, MessageDescriptor> = {
  offline: msg`You’re offline. Nothing was sent. Try again when you’re connected.`,
  network: msg`We couldn’t connect to the lender. Try again.`,
  timedOut: msg`The lender took too long to reply. Try again.`,
  unreadable: msg`We couldn’t read the lender’s reply. Try again.`,
  portal: msg`This Wi-Fi needs you to sign in first. Open your browser, sign in and try again.`,
  refused: msg`The lender couldn’t do this. Try again later.`,
  consentMissing: msg`We didn’t send this because you haven’t agreed to it.`,
};

/** What a borrower reads when a call fails, in the language on screen. */
export const failureMessage = (word: FailureKind): string => i18n._(sentences[word]);
