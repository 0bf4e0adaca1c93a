import fc from 'fast-check';
import { safeReturnPath } from './safe-return-path';

it.each([
  ['/', '/'],
  ['/orders', '/orders'],
  ['/orders/42/repay', '/orders/42/repay'],
  ['/orders/a%20b', '/orders/a%20b'],
  ['/orders?_tab=repaying', '/orders?_tab=repaying'],
  ['/orders?_tab=a&_tab=b', '/orders?_tab=a'],
  ['/orders#part', '/orders'],
])('a borrower returns to %s', (text, path) => {
  expect(safeReturnPath(text)).toBe(path);
});

it.each([
  '/orders?sessionId=stolen',
  '/orders?lang=id&sessionId=stolen&_tab=',
  '/?phone=1#?sessionId=stolen',
])('the session and the common parameters are removed from %p', (text) => {
  expect(safeReturnPath(text)).toMatch(/^\/(orders)?(\?_tab=)?$/);
});

it('a feature’s inner screens, below a named one, are accepted', () => {
  expect(safeReturnPath('/complaints/new')).toBe('/complaints/new');
  expect(safeReturnPath('/certification/job?_order=o1')).toBe('/certification/job?_order=o1');
  expect(safeReturnPath('/login/else')).toBeUndefined();
  expect(safeReturnPath('/nowhere/else')).toBeUndefined();
});

it.each(['/login', '/login/', '/LOGIN?_a=1', '/logout', '/error'])(
  'a borrower never returns to %s',
  (text) => {
    expect(safeReturnPath(text)).toBeUndefined();
  },
);

const host = 'evil.example';
const hostile = [
  ...[
    '//',
    '///',
    '////',
    '/\\',
    '\\/',
    '\\\\',
    '/\\/',
    '/%09/',
    '/\t/',
    '/\n/',
    '/\r\n/',
    '/ /',
    '/\0/',
    '/./',
    '/../',
    '/.//',
  ],
  ...[
    'http://',
    'https://',
    'HTTPS://',
    'https:',
    'https:/',
    'https:\\\\',
    'http:///',
    ' https://',
    '\thttps://',
    '\u00a0//',
  ],
  ...[
    '/orders//',
    '/orders/..//',
    '/orders/../..//',
    '/orders/%2e%2e//',
    '/orders/..%2f..%2f/',
    '/%2f',
    '/%2F%2F',
    '/%5c',
    '/%5C%5C',
  ],
  ...[
    '@',
    '/@',
    'user@',
    'https://app.invalid@',
    'https://app.invalid.',
    'https://app.invalid:443@',
    '/\u2028/',
    '/\ufeff/',
    '\u3000//',
  ],
  ...[
    'ftp://',
    'intent://',
    'upi://pay?pa=',
    'tel:',
    'mailto:a@',
    'data:text/html,',
    'blob:https://',
    'javascript://',
    'file://',
  ],
].map((start) => start + host);
const dead = [
  ...[
    '',
    ' ',
    'orders',
    './orders',
    '../orders',
    '?_tab=a',
    '#a',
    '/orders\0',
    '/orders\u0000?a',
    '/or\u200bders',
    '/orders /1',
  ],
  ...[
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    ' javascript:alert(1)',
    '/javascript:alert(1)',
  ],
  ...[
    'data:text/html,<script>',
    'vbscript:x',
    '/orders/%',
    '/orders/%E0%A4%A',
    '/orders/%00',
    '/orders/%0d%0aSet-Cookie:a=b',
  ],
  ...[
    '/orders/.',
    '/orders/..',
    '/orders/%2e',
    '/orders/%2e%2e',
    '/orders/%2E%2e/mine',
    '/orders/./42',
    '/orders/a%2fb',
    '/orders/a%5cb',
  ],
  ...[
    '/api/user/logout',
    '/sandbox',
    '/healthz',
    '/assets/x.js',
    '/__proto__',
    '/constructor',

    '/orders//repay',
  ],
  `/orders/${'a'.repeat(600)}`,
];

it.each([...hostile, ...dead].map((text) => [text]))('%p is not followed', (text) => {
  expect(safeReturnPath(text)).toBeUndefined();
});

it.each([undefined, null, 42, {}, ['/orders'], Symbol('path')])(
  '%p is not followed, because it is not a string',
  (value) => {
    expect(safeReturnPath(value)).toBeUndefined();
  },
);

it('no text leads outside the app', () => {
  const piece = fc.oneof(
    fc.string(),
    fc.constantFrom('/', '//', '\\', '/orders', '..', '%2f', '?', '#', '@', ':', `//${host}`),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 6 }), (pieces) => {
      const path = safeReturnPath(pieces.join(''));
      if (path === undefined) return;
      const { origin, searchParams } = new URL(path, 'https://app.invalid');
      expect(origin).toBe('https://app.invalid');
      expect([...searchParams.keys()].every((key) => key.startsWith('_'))).toBe(true);
      expect(safeReturnPath(path)).toBe(path);
    }),
    { numRuns: 2000 },
  );
});
