import fc from 'fast-check';
import { resolveRedirect } from './resolve-redirect';

const origin = 'https://clearloan.example';
const setting = { origin, allowedHosts: ['wa.me', 'regulator.example'] };
const to = (text: unknown) => resolveRedirect(text, setting);

it.each([
  ['/orders/42', '/orders/42'],
  ['/orders?_tab=repaying', '/orders?_tab=repaying'],
  [`${origin}/complaints/new`, '/complaints/new'],
  [`${origin}/orders?sessionId=stolen&_tab=all`, '/orders?_tab=all'],
  [' /orders\n', '/orders'],
  ['HTTPS://CLEARLOAN.EXAMPLE/orders', '/orders'],
])('%p leads to the app’s screen %s', (text, path) => {
  expect(to(text)).toEqual({ kind: 'own', path });
});

it.each([
  ['https://wa.me/628115550100?text=Hello', 'wa.me'],
  ['https://regulator.example', 'regulator.example'],
  ['https://WA.ME:443/1', 'wa.me'],
])('leaving for %s is offered with the name of its host', (text, host) => {
  expect(to(text)).toEqual({ kind: 'external', url: new URL(text).href, host });
});

it('http pages of the app are accepted only when the app is served over http, as in tests', () => {
  const local = { origin: 'http://localhost:4200', allowedHosts: [] };
  expect(resolveRedirect('http://localhost:4200/orders', local)).toEqual({ kind: 'own', path: '/orders' });
  expect(to('http://clearloan.example/orders')).toEqual({ kind: 'refused' });
});

const evil = 'evil.example';
const starts = [
  ...['//', '///', '////', '/\\', '\\/', '\\\\', '/\\/', '/%09/', '/\t/', '/\n/', '/\r\n/', '/\0/', '/ /'],
  ...['/./', '/../', '/.//', '/..//', '/%2e//', '/%2e%2e/', '/%2f', '/%2F%2F', '/%5c', '/%5C%5C', '/%00/'],
  ...['/\u200b/', '/\u2028/', '/\ufeff/', '\u00a0//', '\u3000//', '/\u202e/', '//\u2066', ' //', '\t//'],
  ...[
    '/orders//',
    '/orders/..//',
    '/orders/../..//',
    '/orders/%2e%2e//',
    '/orders/..%2f..%2f/',
    '/;/',
    '/@',
    '@',
  ],
  ...[
    'http://',
    'HTTP://',
    'https://',
    'HTTPS://',
    'https:',
    'https:/',
    'https:///',
    'https:////',
    'https:\\\\',
  ],
  ...['https:/\\', 'https:\\/', 'ht\ttps://', 'h\0ttps://', '\nhttps://', '\u0001https://', 'https://\t'],
  ...[
    'https://wa.me@',
    'https://wa.me:443@',
    'https://wa.me%40',
    'https://wa.me%2e',
    'https://wa.me.',
    'https://x.wa.me.',
  ],
  ...[
    'https://user:pass@',
    'https://clearloan.example@',
    'https://clearloan.example.',
    'https://clearloan.example%2f@',
  ],
  ...[
    'https://wa.me\\@',
    'https://wa.me\\.',
    'https://wa.me-',
    'https://notwa.me.',
    'https://wa.me:8443@',
    'https://-',
  ],
  ...[
    'ftp://',
    'ftps://',
    'ws://',
    'wss://',
    'file://',
    'blob:https://',
    'filesystem:https://',
    'view-source:https://',
  ],
  ...[
    'intent://',
    'android-app://',
    'upi://pay?pa=',
    'whatsapp://send?phone=',
    'market://details?id=',
    'tel:',
    'sms:',
  ],
  ...[
    'mailto:a@',
    'data:text/html,',
    'data:text/html;base64,',
    'javascript://',
    'javascript:alert(1)//',
    'vbscript:',
  ],
  ...[
    'JaVaScRiPt:alert(1)//',
    'java\nscript:alert(1)//',
    ' javascript:alert(1)//',
    'about:blank#',
    'jar:https://',
  ],
].map((start) => start + evil);
const whole = [
  ...['', ' ', '.', '..', 'orders', './orders', '../orders', '?_tab=a', '#a', evil, `www.${evil}`],
  ...[`https://${evil}#@wa.me`, `https://${evil}?wa.me`, `https://${evil}/wa.me`, `https://${evil};wa.me`],
  ...[
    'https://wa.me:8443/',
    'https://wa.me.:443/',
    'https://xn--w-0ia.me/',
    'https://wа.me/',
    'http://wa.me/1',
  ],
  ...['https://127.0.0.1/', 'https://2130706433/', 'https://0x7f.1/', 'https://[::1]/', 'https://localhost/'],
  ...['http://169.254.169.254/latest/meta-data', 'https://regulator.example@evil.example/', 'https://'],
  ...[
    '/orders/..',
    '/orders/.',
    '/orders/%2e%2e/mine',
    '/orders/a%2fb',
    '/orders/a%5cb',
    '/orders//repay',
    '/orders/%',
  ],
  ...[
    '/orders/%0d%0aSet-Cookie:a=b',
    '/api/user/logout',
    '/sandbox',
    '/healthz',
    '/assets/x.js',
    '/__proto__',
  ],
  ...[
    '/logout',
    '/logout?_a=1',
    `${origin}/logout`,
    `${origin}/sandbox`,
    `${origin}//orders`,
    `${origin}:444/orders`,
  ],
  ...['/javascript:alert(1)', '/<script>alert(1)</script>', `https://wa.me/${'a'.repeat(3000)}`],
];
const corpus = [...starts, ...whole];

it('the corpus has at least 120 malicious addresses', () => {
  expect(new Set(corpus).size).toBeGreaterThanOrEqual(120);
});

it.each(corpus.map((text) => [text]))('%p is not followed', (text) => {
  expect(to(text)).toEqual({ kind: 'refused' });
});

it.each([undefined, null, 42, {}, ['/orders'], new URL('https://wa.me')])(
  '%p is not followed, because it is not a string',
  (value) => {
    expect(to(value)).toEqual({ kind: 'refused' });
  },
);

it('no text leads to an unlisted host', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom(
      'https://',
      '//',
      '/',
      '\\',
      '@',
      ':',
      '.',
      '?',
      '#',
      '%2f',
      'wa.me',
      evil,
      '/orders',
      origin,
    ),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 7 }), (pieces) => {
      const destination = to(pieces.join(''));
      if (destination.kind === 'own') expect(new URL(destination.path, origin).origin).toBe(origin);
      if (destination.kind !== 'external') return;
      const { host, protocol, username } = new URL(destination.url);
      expect({ host, protocol, username }).toEqual({
        host: destination.host,
        protocol: 'https:',
        username: '',
      });
      expect(setting.allowedHosts).toContain(host);
    }),
    { numRuns: 3000 },
  );
});
