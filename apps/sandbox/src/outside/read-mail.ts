/** A mail as its reader sees it. */
interface Mail {
  readonly subject: string;
  readonly text: string;
  /** The file that came with it; empty if there is none. */
  readonly html: string;
}

interface Part {
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

/** Reads a mail (RFC 5322, MIME) as the lender writes it: UTF-8, one text, at most one HTML file. */
export function readMail(raw: string): Mail {
  const whole = partOf(raw);
  const leaves = leavesOf(whole);
  const ofType = (type: string) =>
    leaves.find(({ headers }) => headers.get('content-type')?.startsWith(type));
  return {
    subject: decodeWords(whole.headers.get('subject') ?? ''),
    text: decodeBody(ofType('text/plain')).trim(),
    html: decodeBody(ofType('text/html')),
  };
}

function partOf(raw: string): Part {
  const [head = '', ...rest] = raw.split('\r\n\r\n');
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  const headers = new Map(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const;
    }),
  );
  return { headers, body: rest.join('\r\n\r\n') };
}

function leavesOf(part: Part): readonly Part[] {
  const boundary = /boundary="([^"]+)"/.exec(part.headers.get('content-type') ?? '')?.[1];
  if (boundary === undefined) return [part];
  const [, ...parts] = part.body.split(`--${boundary}`);
  return parts.filter((each) => !each.startsWith('--')).flatMap((each) => leavesOf(partOf(each.trimStart())));
}

function decodeBody(part: Part | undefined): string {
  if (part === undefined) return '';
  const { headers, body } = part;
  switch (headers.get('content-transfer-encoding')) {
    case 'base64':
      return Buffer.from(body, 'base64').toString('utf8');
    case 'quoted-printable':
      return quotedPrintable(body.replace(/=\r\n/g, ''));
    default:
      return body;
  }
}

const quotedPrintable = (text: string): string =>
  Buffer.from(
    text.replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');

/** Words of a header that are not ASCII (RFC 2047). */
const decodeWords = (header: string): string =>
  header
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([BQ])\?([^?]*)\?=/gi, (_, encoding: string, word: string) =>
      encoding.toUpperCase() === 'B'
        ? Buffer.from(word, 'base64').toString('utf8')
        : quotedPrintable(word.replaceAll('_', ' ')),
    );
