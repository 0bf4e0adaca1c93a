import type { Purpose } from '@clearloan/api-client/declare';
import { useLingui } from '@lingui/react/macro';

/** The version of the texts below, stored in every consent; change both together. */
export const consentTextVersion = '1';

/** One purpose, in the text that a borrower consents to. */
export interface PurposeText {
  readonly title: string;
  /** Under the switch. */
  readonly note: string;
  /** The question in the prompt. */
  readonly ask: string;
  readonly items: string;
  readonly why: string;
  readonly kept: string;
  readonly shared: string;
  readonly without: string;
}

/** The texts of each purpose, in the current language. */
export function usePurposeText(): Readonly<Record<Purpose, PurposeText>> {
  return { ...useCheckText(), ...useServiceText() };
}

/** What helps to check an application. */
function useCheckText(): Readonly<Record<'location' | 'device' | 'contacts', PurposeText>> {
  const { t } = useLingui();
  const untilDeleted = t`Until you delete your account.`;
  const lenderOnly = t`Only your lender.`;
  return {
    location: {
      title: t`Location`,
      note: t`Only when you apply, to prevent fraud`,
      ask: t`Can we use your location once?`,
      items: t`Your location, to within about one kilometre.`,
      why: t`To stop someone far away applying in your name.`,
      kept: untilDeleted,
      shared: lenderOnly,
      without: t`You choose your city yourself. Your price stays the same.`,
    },
    device: {
      title: t`Phone details`,
      note: t`Network type, time zone, signs of fraud`,
      ask: t`Can we check a few phone details once?`,
      items: t`Wi-Fi or mobile network, and your time zone. In our own app, also whether the phone was tampered with.`,
      why: t`To spot someone else using your name.`,
      kept: untilDeleted,
      shared: lenderOnly,
      without: t`Nothing changes. Your price stays the same.`,
    },
    contacts: {
      title: t`Phone contacts`,
      note: t`We only read the ones you pick`,
      ask: t`Can we use the contacts you pick?`,
      items: t`Names and numbers of the people you pick, two at most.`,
      why: t`So you don’t have to type them.`,
      kept: untilDeleted,
      shared: lenderOnly,
      without: t`You enter the two names and numbers yourself.`,
    },
  };
}

/** What helps to improve the app and its offers. */
function useServiceText(): Readonly<Record<'analytics' | 'marketing', PurposeText>> {
  const { t } = useLingui();
  const lenderOnly = t`Only your lender.`;
  return {
    analytics: {
      title: t`How you use the app`,
      note: t`Which screens you open and how fast they load`,
      ask: t`Can we measure how you use the app?`,
      items: t`Screen names, load times and where the app came from. No amounts, and nothing you type.`,
      why: t`To find what’s slow or hard to use.`,
      kept: t`Until you delete your account.`,
      shared: lenderOnly,
      without: t`Nothing changes.`,
    },
    marketing: {
      title: t`Offers by message`,
      note: t`New loans and lower prices`,
      ask: t`Can we send you offers?`,
      items: t`Your phone number and your language.`,
      why: t`To tell you about new offers by message.`,
      kept: t`Until you turn it off.`,
      shared: lenderOnly,
      without: t`You’ll still get messages about your own loan.`,
    },
  };
}
