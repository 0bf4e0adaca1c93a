/**
 * Runs in the head of every built page, before the app: it finds out why the app is not on screen, and says so in the borrower's
 * language, with what to do. The app removes the note when it is on screen. The build translates this module to ES5 and writes it
 * into the page (`tools/vite/startup-guard.mjs`), so it calls no function newer than that.
 */
import {
  noteClass,
  startFailed,
  startupBlockId,
  wholePageClass,
  type StartupBlock,
  type StartupReason,
  type WordsByLanguage,
} from './startup-messages';

declare global {
  interface Window {
    /** Set by a script of the newest syntax in the build, where the browser parses that. */
    clearloanSyntax?: boolean;
  }
}

/** The note's own style shows it a second after the words of a slow start are in it. */
const slowMs = 3_000;
/** A start that takes longer has failed. */
const giveUpMs = 30_000;

/** Any of these may be missing, whatever the types say. */
const present: Partial<Window & typeof globalThis> = window;

/** Whether the browser lacks what the app needs and no polyfill brings. */
const isTooOld = (): boolean =>
  !(
    present.clearloanSyntax &&
    'noModule' in document.createElement('script') &&
    present.Intl &&
    'PluralRules' in present.Intl &&
    present.Promise &&
    present.fetch &&
    present.matchMedia
  );

/** The build has written what is read here; a value of another kind counts as none. */
function parse<Value extends object>(json: string | undefined, isRight: (value: object) => value is Value) {
  const value: unknown = json ? JSON.parse(json) : undefined;
  return typeof value === 'object' && value && isRight(value) ? value : undefined;
}
const textOf = (id: string) => document.getElementById(id)?.textContent;
const isBlock = (value: object): value is StartupBlock => 'messages' in value;
const isBrand = (value: object): value is Pick<StartupBlock, 'languages'> => 'languages' in value;
const isMessages = (value: object): value is WordsByLanguage => 'en' in value;

function storedLanguage(): string | null {
  try {
    return localStorage.getItem('clearloan.language');
  } catch {
    // A browser may refuse its storage.
    return null;
  }
}

const deviceLanguages = ({ languages, language = '' }: Partial<Navigator>): readonly string[] =>
  languages || [language];

/** The language chosen in the app, else the device's first that is offered, else the first offered: as `chosenLanguage`. */
function languageAmong(offered: readonly string[]): string {
  const device = deviceLanguages(navigator);
  const wanted = [storedLanguage() || ''].concat(device.map((tag) => tag.split('-')[0] || ''));
  return wanted.filter((tag) => offered.indexOf(tag) >= 0)[0] || offered[0] || '';
}

window.clearloanIsTooOld = isTooOld();
let reason: StartupReason = window.clearloanIsTooOld ? 'old' : 'slow';
let fetched: WordsByLanguage | undefined;

/** Fetches the words of all languages, then draws with them. Without them the note stays in the page's language. */
function fetchMessages(address: string): void {
  fetched = {};
  const request = new XMLHttpRequest();
  request.open('GET', address);
  request.onload = () => {
    if (request.status !== 200) return;
    fetched = parse(request.responseText, isMessages) || {};
    draw();
  };
  request.send();
}

/** Writes into the note why the app is not on screen. Once the app has removed the note, this does nothing. */
function draw(): void {
  const note = document.querySelector<HTMLElement>(`.${noteClass}[role]`);
  const block = parse(textOf(startupBlockId), isBlock);
  if (!note || !block) return;
  const { messages, all } = block;
  const { lang } = document.documentElement;
  const wanted = languageAmong((parse(textOf('brand'), isBrand) || block).languages);
  const own = messages[wanted] || fetched?.[wanted];
  const said = own || messages[lang];
  if (!own && !fetched) fetchMessages(all);
  if (!said) return;
  note.lang = own ? wanted : lang;
  const { title, advice } = said[reason];
  const places = note.querySelectorAll('h2,p,a,span');
  [title, advice, said.again, said.help].forEach((text, index) => {
    const place = places[index];
    if (place) place.textContent = text;
  });
  const again = note.querySelector('a');
  // Another try makes no browser newer.
  if (again) again.hidden = reason === 'old';
  if (reason !== 'slow') note.className = `${noteClass} ${wholePageClass}`;
}

function fail(): void {
  if (reason === 'slow') reason = 'failed';
  if (document.readyState !== 'loading') draw();
}

document.addEventListener('DOMContentLoaded', () => {
  if (reason !== 'slow') draw();
});
window.addEventListener(
  'error',
  ({ target, filename }: Partial<ErrorEvent>) => {
    // A file of the app is missing or has thrown; extensions and the page itself do not matter.
    const isEntry = target instanceof HTMLScriptElement && target.type === 'module';
    if (isEntry || filename?.indexOf(`${location.origin}/assets/`) === 0) fail();
  },
  true,
);
window.addEventListener(startFailed, fail);
setTimeout(draw, slowMs);
setTimeout(fail, giveUpMs);
