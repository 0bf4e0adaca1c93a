import type { Day, Instant } from '@clearloan/formatting';
import type { MessageDescriptor } from '@lingui/core';
import type { CatalogLoader, Language } from '../i18n/catalogs';

/** Whose app it is. */
export interface Brand {
  readonly name: string;
  /** The languages a borrower may choose from, the lender's own first. */
  readonly languages: readonly Language[];
}

/** The time of the screens. The sandbox moves its clock, so no screen asks the device for the date by itself. */
export interface Clock {
  /** Now, ISO 8601 in UTC. */
  now: () => Instant;
  /** Today where the loan lives, `YYYY-MM-DD`. */
  today: () => Day;
}

/** What the borrower signs with the code: a loan, more time, the end of the account or of other sessions, automatic payments, another phone number. */
export type CodePurpose = 'confirm' | 'delay' | 'delete' | 'sessions' | 'autopay' | 'phone';

/** The lender's word that it was the code that is not right; a `CallError` is one. */
export interface RefusedCode {
  readonly code: number | null;
  readonly message: string;
  readonly refusal: {
    readonly triesLeft?: number | undefined;
    readonly retryAfter?: number | undefined;
    readonly until?: string | undefined;
  } | null;
}

/** What became of what was signed, as far as the code goes. */
export interface SignedWithCode {
  /** The code itself was refused: another is asked for in the same place. */
  readonly refused: RefusedCode | undefined;
  /** The code is good for nothing any more. */
  readonly isCodeUsed: boolean;
}

/** Sends what is signed with the code as typed. `letGo` hides the question while the lender's answer is looked for. */
export type SignWithCode = (code: string, letGo: () => void) => Promise<SignedWithCode>;

/** Asks for an SMS code and signs with it, again while the code is refused; over when it is signed or the borrower goes away. */
export type ConfirmByCode = (purpose: CodePurpose, sign: SignWithCode) => Promise<void>;

/** What a borrower may agree to; the contract's word for a purpose. */
export type ConsentPurpose = 'location' | 'device' | 'contacts' | 'analytics' | 'marketing';

/**
 * Gives the id of the consent under which something may be sent now. Asks when there is none yet; `null` is a no, and
 * the screen goes on without.
 */
export type AskConsent = (purpose: ConsentPurpose) => Promise<string | null>;

/** Something a screen had to pass by; a name of ours, never a word of the reply. */
export interface Fault {
  /** The call whose reply it stood in. */
  readonly call: string;
  readonly code: 'UnknownBlock';
}

/** Tells the operators; a fault that repeats itself is told once. */
export type ReportFault = (fault: Fault) => void;

/** What other features say about a feature: help names its screens, privacy its calls. The feature declares it in `facts.ts`. */
export interface FeatureFacts {
  /** What borrowers call the feature, a sentence of its own catalog. */
  readonly title: MessageDescriptor;
  readonly catalog: CatalogLoader;
  /** Names of its screens: of the route table, or the first segment of its addresses. */
  readonly screens: readonly string[];
  /** How the paths of its calls begin. */
  readonly calls: readonly string[];
}

/** Loads the module with the facts of every feature that declares some. */
export type LoadFeatureFacts = () => Promise<{ readonly featureFacts: readonly FeatureFacts[] }>;

/**
 * What an app around the page does in its place. Each is there only where that app can do it; without one, or in a
 * browser, screens use the web's own ways. Nothing rejects: what did not come about is `undefined` or `false`.
 */
export interface NativeShell {
  /** The back camera for papers, the front one for a face. @returns nothing when the borrower took none */
  readonly takePhoto?: (facing: 'environment' | 'user') => Promise<Blob | undefined>;
  /** In degrees. */
  readonly findPlace?: () => Promise<{ readonly latitude: number; readonly longitude: number } | undefined>;
  /** @returns whether the app took it over; a sheet that the borrower closes was taken over too */
  readonly share?: (link: { readonly url: string; readonly title: string }) => Promise<boolean>;
}

/** Is there a screen at this path of our own? */
export type IsOffered = (path: string) => boolean;

/** A touch is nearly always followed by the screen; a look (focus, a mouse above) may well not be. */
type Intent = 'touch' | 'look';

/** Starts what the screen at a path will need: its code, and for a touch the reads it begins with. */
export type PrefetchScreen = (path: string, intent: Intent) => void;
