import fc from 'fast-check';
import { parseParameters, queryOf, serialiseParameters, withoutCommonParameters } from './address';

describe('the address that a borrower opens', () => {
  it.each([
    ['http://x/?a=1', 'a=1'],
    ['http://x/??a=1', 'a=1'],
    ['http://x/???a=1', 'a=1'],
    ['http://x/?a=1&?b=2', 'a=1&b=2'],
    ['http://x/?a=1&??b=2', 'a=1&b=2'],
    ['http://x/?sessionId=A#f?sessionId=B', 'sessionId=A'],
    ['http://x/#/repay?sessionId=S', 'sessionId=S'],
    ['http://x/?%3F%3Fa=1', '%3F%3Fa=1'],
    ['http://x/orders', ''],
  ])('%s has the query %s', (address, query) => {
    expect(queryOf(address)).toBe(query);
  });

  it('keeps the first value of a key and rejects a duplicated session', () => {
    const parameters = parseParameters('channel=a&channel=b&sessionId=A&sessionId=B');
    expect([...parameters]).toEqual([['channel', 'a']]);
  });

  it('never passes on personal values or the screens’ filters', () => {
    const parameters = parseParameters('phone=81234&smsCode=1&id_number=3&latitude=1&_tab=paid&utm_source=x');
    expect([...parameters.keys()]).toEqual(['utm_source']);
  });

  it('treats a hostile key as plain text', () => {
    expect(parseParameters('constructor=x').get('constructor')).toBe('x');
    expect({}).not.toHaveProperty('x');
  });

  it('is limited to 64 keys, 256 characters a value and 4 KB', () => {
    const many = Array.from({ length: 100 }, (_, index) => `k${String(index)}=1`).join('&');
    expect(parseParameters(many).size).toBe(64);
    expect(parseParameters(`a=${'x'.repeat(257)}&b=1`).has('a')).toBe(false);
    expect(parseParameters(`${'a=1&'.repeat(2000)}z=1`).has('z')).toBe(false);
  });

  it('parses what it serializes for all values', () => {
    const open = fc
      .string({ minLength: 1, maxLength: 12 })
      .filter((key) => parseParameters(`${encodeURIComponent(key)}=1`).size === 1);
    const values = fc.string({ maxLength: 20 });
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.tuple(open, values), { maxLength: 8, selector: ([key]) => key }),
        (pairs) => {
          const parameters = new Map(pairs);
          expect(parseParameters(serialiseParameters(parameters))).toEqual(parameters);
        },
      ),
    );
  });

  it('never throws on any text, and parses its serialized form to the same parameters', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const once = parseParameters(queryOf(`http://x/?${text}`));
        expect(parseParameters(serialiseParameters(once))).toEqual(once);
      }),
      { numRuns: 2000 },
    );
  });

  it('loses session and campaign in the address bar and keeps the screen and its filters', () => {
    const address = new URL('http://x/orders?sessionId=S&utm_source=a&_tab=paid#top?sessionId=B');
    expect(withoutCommonParameters(address)).toBe('/orders?_tab=paid#top');
  });

  it('whatever path is opened, the cleaned one stays on this host, with its words in order', () => {
    const part = fc.oneof(
      fc.constantFrom(
        '/',
        '//',
        '///',
        '\\\\',
        '/\\\\',
        '.',
        '..',
        '%2F',
        '%zz',
        '@',
        ':',
        'evil.example',
        '#',
        '?',
      ),
      fc.webSegment({ size: 'small' }),
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        const address = new URL(`http://x/${parts.join('')}`);
        const clean = withoutCommonParameters(address);
        const opened = new URL(clean, 'http://x/');
        expect(opened.host).toBe('x');
        const names = (path: string) => path.split('/').filter(Boolean);
        expect(names(opened.pathname)).toEqual(names(address.pathname));
      }),
      { numRuns: 1000 },
    );
  });

  it('control: a path with two slashes is another host', () => {
    expect(new URL('//evil.example/a', 'http://x/').host).toBe('evil.example');
    expect(withoutCommonParameters(new URL('http://x//evil.example//a'))).toBe('/evil.example/a');
  });
});
