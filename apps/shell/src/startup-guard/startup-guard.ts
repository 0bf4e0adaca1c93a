/**
 * Runs in the head of every built page, before the app. It detects why the app has not rendered, and shows the reason and what
 * to do in the borrower's language. The app removes the note once it has rendered. The build compiles this module to ES5 and
 * inlines it into the page (`tools/vite/startup-guard.mjs`), so it calls no newer function.
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
    /** Set by a script that uses the newest syntax in the build, if the browser can parse it. */
    clearloanSyntax?: boolean;
  }
}

/** The note's CSS shows it one second after the messages of a slow start are inserted. */
const slowMs = 3_000;
/** A start that takes longer counts as failed. */
const giveUpMs = 30_000;

/** Any of these may be missing at run time, despite the types. */
const present: Partial<Window & typeof globalThis> = window;

/** Whether the browser lacks a required feature that no polyfill provides. */
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

/** Parses JSON that the build embeds. A value of another type counts as missing. */
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
    // The browser may block storage.
    return null;
  }
}

const deviceLanguages = ({ languages, language = '' }: Partial<Navigator>): readonly string[] =>
  languages || [language];

/**
 * The language chosen in the app, else the first supported device language, else the first supported one. Same as
 * `chosenLanguage`.
 */
function languageAmong(offered: readonly string[]): string {
  const device = deviceLanguages(navigator);
  const wanted = [storedLanguage() || ''].concat(device.map((tag) => tag.split('-')[0] || ''));
  return wanted.filter((tag) => offered.indexOf(tag) >= 0)[0] || offered[0] || '';
}

window.clearloanIsTooOld = isTooOld();
let reason: StartupReason = window.clearloanIsTooOld ? 'old' : 'slow';
let fetched: WordsByLanguage | undefined;

/** Fetches the messages of all languages and renders again. Without them the note stays in the page's language. */
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

/** Writes the reason into the note. Does nothing once the app has removed the note. */
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
  // Reloading does not help an outdated browser.
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
    // A script of the app failed to load or threw. Errors of extensions and of the page itself are ignored.
    const isEntry = target instanceof HTMLScriptElement && target.type === 'module';
    if (isEntry || filename?.indexOf(`${location.origin}/assets/`) === 0) fail();
  },
  true,
);
window.addEventListener(startFailed, fail);
setTimeout(draw, slowMs);
setTimeout(fail, giveUpMs);
