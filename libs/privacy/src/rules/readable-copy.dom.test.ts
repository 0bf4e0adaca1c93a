import { readableCopy } from './readable-copy';

const words = { title: 'My data', language: 'en', timeZone: 'Asia/Jakarta', yes: 'Yes', no: 'No' };
const bodyOf = (copy: unknown) =>
  new DOMParser().parseFromString(readableCopy(copy, words), 'text/html').body;

it('names each value in words, and numbers lists', () => {
  const body = bodyOf({
    phone: '+628123450417',
    bankAccounts: [{ bank_name: 'Harbour Bank', isMain: true, closedAt: null }, { bank_name: 'Mesa Bank' }],
    savedAt: '2026-11-29T03:10:00.000Z',
  });
  expect([...body.querySelectorAll('dt')].map(({ textContent }) => textContent)).toEqual([
    'Phone',
    'Bank accounts',
    'Bank name',
    'Is main',
    'Bank name',
    'Saved at',
  ]);
  expect(body.querySelectorAll('ol > li')).toHaveLength(2);
  expect(body.textContent).toContain('Yes');
  expect(body.textContent).toContain('November 29, 2026 at 10:10 AM');
});

it.each(['<script>alert(1)</script>', '</dd><img src=x onerror=alert(1)>', '&lt;b&gt; & "quoted"'])(
  'shows %s as text, as a value and as a name',
  (hostile) => {
    const body = bodyOf({ note: hostile, [hostile]: 'value' });
    expect(body.querySelector('script, img, b')).toBeNull();
    expect(body.querySelector('dd')?.textContent).toBe(hostile);
  },
);
