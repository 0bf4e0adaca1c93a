/** Why the app has not rendered: the browser cannot run it, its start failed, or it is still loading. */
export type StartupReason = 'old' | 'failed' | 'slow';

/** The messages of the startup note in one language: a title and an instruction for each reason. */
export interface StartupMessages extends Readonly<
  Record<StartupReason, { readonly title: string; readonly advice: string }>
> {
  /** Text of the reload link. */
  readonly again: string;
  /** Text before the lender's phone number. */
  readonly help: string;
}

export type WordsByLanguage = Readonly<Record<string, StartupMessages | undefined>>;

/** The id of the element that contains `StartupBlock` as JSON. */
export const startupBlockId = 'startup';

export interface StartupBlock {
  /** The language codes of the app. */
  readonly languages: readonly string[];
  /** URL of a file with the messages of all languages. */
  readonly all: string;
  /** Messages in the page's language, or in all languages if the server cannot detect the language. */
  readonly messages: WordsByLanguage;
}

/** The class of the note. The app removes the note once it has rendered. */
export const noteClass = 'cl-not-opened';
/** Added when the note replaces the whole page. */
export const wholePageClass = `${noteClass}-page`;
/** The event that reports a failed app start. */
export const startFailed = 'clearloan-start-failed';

declare global {
  interface Window {
    /** Set by the startup guard if the browser lacks a required feature. The app then does not start. */
    clearloanIsTooOld?: boolean;
  }
}
