/** Why the app is not on screen: the browser cannot run it, its start has failed, or it is still being fetched. */
export type StartupReason = 'old' | 'failed' | 'slow';

/** What the startup note says, in one language: for each reason a title and what to do. */
export interface StartupMessages extends Readonly<
  Record<StartupReason, { readonly title: string; readonly advice: string }>
> {
  /** On the link that loads the page again. */
  readonly again: string;
  /** Before the lender's phone number. */
  readonly help: string;
}

export type WordsByLanguage = Readonly<Record<string, StartupMessages | undefined>>;

/** The id of the block in which a page brings `StartupBlock` as JSON. */
export const startupBlockId = 'startup';

export interface StartupBlock {
  /** The languages of the app, by their codes. */
  readonly languages: readonly string[];
  /** The address of a file with the words of all of them. */
  readonly all: string;
  /** Of the page's own language; of all where the server knows no languages. */
  readonly messages: WordsByLanguage;
}

/** The class of the note, which the app removes when it is on screen. */
export const noteClass = 'cl-not-opened';
/** Also on the note when it takes the place of the page. */
export const wholePageClass = `${noteClass}-page`;
/** The event by which the app's start says that it has failed. */
export const startFailed = 'clearloan-start-failed';

declare global {
  interface Window {
    /** Set by the startup guard where the browser lacks what the app needs: the app then does not start. */
    clearloanIsTooOld?: boolean;
  }
}
