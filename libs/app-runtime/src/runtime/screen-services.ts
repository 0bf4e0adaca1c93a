import type { ComponentType } from 'react';
import type { Day, Instant } from '@clearloan/formatting';
import type { MessageDescriptor } from '@lingui/core';
import type { CatalogLoader, Language } from '../i18n/catalogs';

/** The brand of the app. */
export interface Brand {
  readonly name: string;
  /** The lender's number for help, as people write it. */
  readonly phone: string;
  /** The languages a borrower can choose, the lender's default first. */
  readonly languages: readonly Language[];
}

/** The time used by the screens. The sandbox can move its clock, so no screen reads the device's date. */
export interface Clock {
  /** Now, ISO 8601 in UTC. */
  now: () => Instant;
  /** Today in the loan's time zone, `YYYY-MM-DD`. */
  today: () => Day;
}

/**
 * What the borrower signs with the code: a loan, an extension, deleting the account, ending other sessions, automatic
 * payments, another phone number, another passkey.
 */
export type CodePurpose = 'confirm' | 'delay' | 'delete' | 'sessions' | 'autopay' | 'phone' | 'passkey';

/** The lender's refusal of the code itself; a `CallError` is compatible. */
export interface RefusedCode {
  readonly code: number | null;
  readonly message: string;
  readonly refusal: {
    readonly triesLeft?: number | undefined;
    readonly retryAfter?: number | undefined;
    readonly until?: string | undefined;
  } | null;
}

/** The result of a signature, as far as the code is concerned. */
export interface SignedWithCode {
  /** The code itself was refused: another is requested in the same dialog. */
  readonly refused: RefusedCode | undefined;
  /** The code is no longer valid. */
  readonly isCodeUsed: boolean;
}

/** What a passkey signed, in base64url; the contract's names. */
export interface PasskeySignature {
  readonly credentialId: string;
  readonly clientData: string;
  readonly authenticatorData: string;
  readonly signature: string;
}

/**
 * Sends what is signed with the typed code, which is empty when a passkey signs in its place. `letGo` hides the dialog
 * while the lender's response is polled.
 */
export type SignWithCode = (
  code: string,
  letGo: () => void,
  passkey?: PasskeySignature,
) => Promise<SignedWithCode>;

/**
 * Prompts for an SMS code and signs with it, repeatedly while the code is refused. Ends when it is signed or the
 * borrower cancels.
 * @param subject what a passkey may sign, as the signing call derives it from its request; without it only a code signs
 */
export type ConfirmByCode = (purpose: CodePurpose, sign: SignWithCode, subject?: string) => Promise<void>;

/** What a borrower can consent to; the contract's name of a purpose. */
export type ConsentPurpose = 'location' | 'device' | 'contacts' | 'analytics' | 'marketing';

/**
 * Returns the id of the consent under which something may be sent now. Prompts if there is none; `null` means refused,
 * and the screen continues without it.
 */
export type AskConsent = (purpose: ConsentPurpose) => Promise<string | null>;

/** Something in a response that a screen skips, or a rule of the contract that it breaks. */
export interface Fault {
  /** The call whose response contained it. */
  readonly call: string;
  /** A name of the build, never text of the response. */
  readonly code: string;
}

/** Reports a fault to the operators; repeated faults are reported once. */
export type ReportFault = (fault: Fault) => void;

/**
 * Metadata of a feature that other features use: help lists its screens, privacy its calls. The feature declares it in
 * `facts.ts`.
 */
export interface FeatureFacts {
  /** The borrower-facing name of the feature, a message of its own catalog. */
  readonly title: MessageDescriptor;
  readonly catalog: CatalogLoader;
  /** Names of its screens in the route table, or the first segment of their paths. */
  readonly screens: readonly string[];
  /** Path prefixes of its calls. */
  readonly calls: readonly string[];
}

/** Offers reminders of a loan's payments on this device. @property day the next due date, `YYYY-MM-DD` */
export type PushQuestionComponent = ComponentType<{ readonly day: string }>;

/** Loads the module with the facts of all features that declare them. */
export type LoadFeatureFacts = () => Promise<{ readonly featureFacts: readonly FeatureFacts[] }>;

/**
 * Capabilities of a native app around the page. Each exists only if the app supports it; otherwise, and in a browser,
 * screens use web APIs. Nothing rejects: a failure is `undefined` or `false`.
 */
export interface NativeShell {
  /** The back camera for documents, the front one for a face. @returns undefined when the borrower took no photo */
  readonly takePhoto?: (facing: 'environment' | 'user') => Promise<Blob | undefined>;
  /** In degrees. */
  readonly findPlace?: () => Promise<{ readonly latitude: number; readonly longitude: number } | undefined>;
  /** @returns whether the app handled it; also true for a sheet that the borrower closes */
  readonly share?: (link: { readonly url: string; readonly title: string }) => Promise<boolean>;
}

/** Whether this app has a screen at this path. */
export type HasScreen = (path: string) => boolean;

/** A touch is nearly always followed by navigation; focus or hover often is not. */
type Intent = 'touch' | 'look';

/** Prefetches the screen at a path: its code, and on touch also its first reads. */
export type PrefetchScreen = (path: string, intent: Intent) => void;
