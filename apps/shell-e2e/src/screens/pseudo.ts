import { runInNewContext } from 'node:vm';
import type { Page } from '@playwright/test';

/** A message as compiled by Lingui: text, or a placeholder with its kind and the texts of its forms. */
type Token = string | readonly [name: string, kind?: string, forms?: unknown];
type Message = readonly Token[];

/** Encloses every catalog text. It has zero width, and is ignored when button names are compared. */
const mark = '\u200b';
/** Other languages need more room than English, so a message grows by 40 % of its length. */
const growth = 0.4;

const isMessage = (value: unknown): value is Message => Array.isArray(value);

/** In `See <0>loan</0>` the tags are kept; text without letters needs no translation. */
const marked = (text: string): string =>
  text
    .split(/(<\/?\d+\/?>)/)
    .map((part) => (/^<|^\P{L}*$/u.test(part) ? part : `${mark}${part}${mark}`))
    .join('');

function markToken(token: Token): Token {
  if (typeof token === 'string') return token === '#' ? token : marked(token);
  const [name, kind, forms] = token;
  if (kind === undefined || typeof forms !== 'object' || forms === null) return token;
  const entries = Object.entries(forms).map(([form, said]: [string, unknown]) => [
    form,
    isMessage(said) ? said.map(markToken) : said,
  ]);
  return [name, kind, Object.fromEntries(entries)];
}

const lengthOf = (message: Message): number =>
  message.reduce((sum, token) => sum + (typeof token === 'string' ? token.length : 4), 0);

/** Padding: the last word grows by at most six letters; the rest is words of six letters. */
const filling = (length: number): string =>
  'æ'.repeat(Math.ceil(length * growth)).replace(/æ{6}(?=æ)/g, '$& ');

/** Marks all texts and pads them at the end, so that steps still find their buttons by name. */
function stretched(message: Message): Message {
  const tokens = message.map(markToken);
  const last = tokens.at(-1);
  const added = filling(lengthOf(message));
  if (typeof last === 'string' && last.endsWith(mark))
    return [...tokens.slice(0, -1), `${last.slice(0, -mark.length)}${added}${mark}`];
  return message.some((token) => typeof token !== 'string' || /\p{L}/u.test(token))
    ? [...tokens, `${mark}${added}${mark}`]
    : tokens;
}

type Messages = Readonly<Record<string, Message>>;

const allStretched = (messages: Messages): Messages =>
  Object.fromEntries(Object.entries(messages).map(([id, message]) => [id, stretched(message)]));

/** Rewrites a built catalog as it is served; the build itself stays unchanged. Other scripts pass through. */
function pseudoCatalog(script: string): string {
  if (!/export\s*\{\s*\w+ as messages\s*\}/.test(script)) return script;
  const literal = /JSON\.parse\((`[\s\S]*`|'[\s\S]*'|"[\s\S]*")\)/.exec(script)?.[1];
  if (literal === undefined) throw new Error('The script contains no catalog.');
  // A catalog is a JavaScript string literal, which only JavaScript can parse.
  const messages = JSON.parse(runInNewContext(literal) as string) as Messages;
  return script.replace(literal, () => JSON.stringify(JSON.stringify(allStretched(messages))));
}

/** The same for texts in a page's HTML. */
const pseudoPage = (html: string): string =>
  html.replace(
    /(<script type="application\/json" id="words">)(.*?)(?=<\/script>)/s,
    (_, start: string, block: string) => {
      const words = JSON.parse(block) as { readonly messages: Messages };
      const changed = { ...words, messages: allStretched(words.messages) };
      return start + JSON.stringify(changed).replaceAll('<', '\\u003c');
    },
  );

/** Texts of the lender, which come translated from its own catalogs, and texts that the borrower types. */
export type Said = Set<string>;

const plain = (text: string): string =>
  text
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

function collect(value: unknown, said: Said): void {
  if (typeof value === 'string') for (const part of [value, ...value.split(/<[^>]*>/)]) said.add(plain(part));
  else if (typeof value === 'object' && value !== null)
    for (const inner of Object.values(value)) collect(inner, said);
}

/** Switches a page to the pseudo-language, and collects the lender's texts. */
export async function speakPseudo(page: Page): Promise<Said> {
  const rewrites = { script: pseudoCatalog, document: pseudoPage } as const;
  await page.route('**/*', async (route) => {
    const kind = route.request().resourceType();
    if (kind !== 'script' && kind !== 'document') return route.fallback();
    const response = await route.fetch();
    return route.fulfill({ response, body: rewrites[kind](await response.text()) });
  });
  const said: Said = new Set();
  page.on('response', (response) => {
    if (!response.url().includes('/api/')) return;
    void response.json().then(
      (reply: unknown) => collect(reply, said),
      () => undefined,
    );
  });
  return said;
}

interface Seen {
  readonly elements: readonly Element[];
  readonly texts: readonly { readonly text: Text; readonly holder: Element }[];
}

/** The content of the topmost layer of the page. Like the next two functions it runs in the page, so it is self-contained. */
function lookAround(): Seen {
  const layers = [...document.querySelectorAll<HTMLElement>('[role=dialog], [role=alertdialog]')];
  const scope = layers.findLast((layer) => layer.checkVisibility()) ?? document.body;
  const isSeen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.getBoundingClientRect().width > 1 &&
    element.closest('script, style, svg') === null;
  const elements = [...scope.querySelectorAll('*')].filter(isSeen);
  const texts = elements.flatMap((holder) =>
    [...holder.childNodes]
      .filter((node) => node instanceof Text && /\p{L}|\d/u.test(node.data))
      .map((node) => ({ text: node as Text, holder })),
  );
  return { elements, texts };
}

/** The parts of texts, names and title outside the markers. */
function outsideMarks({ elements, texts }: Seen, sign: string): readonly string[] {
  const names = ['aria-label', 'placeholder', 'title', 'alt'].flatMap((attribute) =>
    elements.map((element) => element.getAttribute(attribute) ?? ''),
  );
  // Every second piece is between two markers.
  return [...texts.map(({ text }) => text.data), ...names, document.title].flatMap((words) =>
    words.split(sign).filter((piece, at) => at % 2 === 0 && /\p{L}/u.test(piece)),
  );
}

/** Texts that overflow their own box, a container that hides overflow, or the device. */
function cutOff({ texts }: Seen): readonly string[] {
  const isWider = (box: DOMRect, left: number, right: number) => box.left < left - 1 || box.right > right + 1;
  const isCut = (box: DOMRect, element: Element, isOwnPlace: boolean): boolean => {
    const { overflow, position, display, clipPath } = getComputedStyle(element);
    const { left, right, top, bottom, width } = element.getBoundingClientRect();
    // Visually hidden, or scrollable and thus reachable.
    if (width <= 1 || clipPath === 'inset(50%)' || /auto|scroll/.test(overflow)) return false;
    const isPlace = display !== 'inline' && display !== 'contents';
    const hides = /hidden|clip/.test(overflow);
    if (isPlace && (isOwnPlace || hides) && isWider(box, left, right)) return true;
    if (isPlace && hides && (box.top < top - 1 || box.bottom > bottom + 1)) return true;
    const up = element.parentElement;
    if (up === null || up === document.documentElement) return isWider(box, 0, innerWidth);
    return position !== 'fixed' && isCut(box, up, isOwnPlace && !isPlace);
  };
  const boxesOf = (text: Text) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    return [...range.getClientRects()].filter(({ width }) => width > 1);
  };
  return texts
    .filter(({ text, holder }) => boxesOf(text).some((box) => isCut(box, holder, true)))
    .map(({ text }) => text.data);
}

const week = Array.from({ length: 7 }, (_, at) => new Date(Date.UTC(2026, 0, 1 + at)));
const year = Array.from({ length: 12 }, (_, at) => new Date(Date.UTC(2026, at)));
const named = (dates: readonly Date[], what: 'weekday' | 'month') =>
  (['long', 'short', 'narrow'] as const).flatMap((width) =>
    dates.map((date) => date.toLocaleDateString('en', { [what]: width, timeZone: 'UTC' })),
  );
/**
 * Texts that are in no catalog: language names in their own language, currency symbols, addresses, and dates and lists from
 * Intl.
 */
const sameEverywhere = [
  ...[
    'Clearloan',
    'English',
    'हिन्दी',
    'Bahasa Indonesia',
    '简体中文',
    'USD',
    'IDR',
    'Rp',
    'wa.me',
    'Asia/Jakarta',
    'and',
  ],
  ...named(week, 'weekday'),
  ...named(year, 'month'),
];

/** Whether letters remain after everything from the lender, the borrower and Intl is removed. */
function isUntranslated(text: string, said: Said): boolean {
  const own = plain(text);
  // A long text of the lender is rendered in pieces.
  if ([...said].some((words) => words === own || (own.length > 12 && words.includes(own)))) return false;
  const known = [...said, ...sameEverywhere]
    .filter((words) => words !== '')
    .sort((one, other) => other.length - one.length);
  const left = known.reduce((rest, words) => withoutWords(rest, words), own);
  // Letters next to digits are references, codes and times; letters next to bullets are masked names.
  return left.split(/\s+/).some((word) => /\p{L}/u.test(word) && !/[\d•@]/.test(word));
}

/** Only whole words: the M of Monday is not removed from Money. */
const withoutWords = (text: string, words: string): string =>
  text.includes(words)
    ? text.replace(
        new RegExp(`(?<!\\p{L})${words.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')}(?!\\p{L})`, 'gu'),
        ' ',
      )
    : text;

/** Untranslated and truncated texts on the current screen. */
export async function pseudoFaults(page: Page, said: Said): Promise<readonly string[]> {
  const read = (reader: (seen: Seen, sign: string) => readonly string[]) =>
    page.evaluate<readonly string[]>(
      `(${String(reader)})((${String(lookAround)})(), ${JSON.stringify(mark)})`,
    );
  const unmarked = await read(outsideMarks);
  const cut = await read(cutOff);
  return [
    ...unmarked.filter((text) => isUntranslated(text, said)).map((text) => `not translated: ${text}`),
    ...cut.map((text) => `truncated: ${text.replaceAll(mark, '')}`),
  ];
}
