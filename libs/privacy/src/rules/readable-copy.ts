export interface CopyWords {
  readonly title: string;
  /** The language of the page, as a tag. */
  readonly language: string;
  readonly timeZone: string;
  readonly yes: string;
  readonly no: string;
}

const style =
  'body{max-width:48rem;margin:1rem auto;padding:0 1rem;font:1rem/1.5 system-ui}dt{margin-top:.5rem;color:#555}' +
  'dd{margin:0;overflow-wrap:anywhere}dd dl,dd ol{margin:0;padding-left:1.25rem;border-left:2px solid #ccc}li{break-inside:avoid}';

/**
 * A copy of data as a page that people can read and print: names with their values, lists with numbers. It needs no other file.
 * @returns the text of an HTML file; texts of the copy are never markup
 */
export function readableCopy(copy: unknown, words: CopyWords): string {
  const page = document.implementation.createHTMLDocument(words.title);
  page.documentElement.lang = words.language;
  const make = (tag: string, ...children: (Node | string)[]): HTMLElement => {
    const element = page.createElement(tag);
    element.append(...children);
    return element;
  };
  const partOf = (value: unknown): Node | string => {
    if (Array.isArray(value)) return make('ol', ...value.map((item) => make('li', partOf(item))));
    if (typeof value !== 'object' || value === null) return textOf(value, words);
    const named = Object.entries(value).filter(([, each]) => each !== undefined && each !== null);
    return make(
      'dl',
      ...named.flatMap(([name, each]) => [make('dt', nameOf(name)), make('dd', partOf(each))]),
    );
  };
  page.head.append(make('style', style));
  page.head.insertAdjacentHTML('afterbegin', '<meta charset="utf-8">');
  page.head.insertAdjacentHTML('beforeend', '<meta name="viewport" content="width=device-width">');
  page.body.append(make('h1', words.title), partOf(copy));
  return `<!doctype html>${page.documentElement.outerHTML}`;
}

/** `bankAccounts` and `bank_accounts` as “Bank accounts”: the lender's own names, in words. */
function nameOf(name: string): string {
  const words = name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/;

function textOf(value: unknown, { language, timeZone, yes, no }: CopyWords): string {
  if (typeof value === 'boolean') return value ? yes : no;
  if (typeof value !== 'string') return String(value);
  const time = instant.test(value) ? Date.parse(value) : Number.NaN;
  if (Number.isNaN(time)) return value;
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone }).format(time);
}
