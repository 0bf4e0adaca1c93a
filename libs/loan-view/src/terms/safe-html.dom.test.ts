import { safeHtml } from './safe-html';

/** Without Trusted Types, as here, the safe text is a string. */
const clean = (html: string, hosts: readonly string[] = ['lender.example']) =>
  safeHtml(html, hosts) as unknown as string;

it('an agreement keeps its allowed markup', () => {
  const html =
    '<h2>1. The loan</h2><p>You get <strong>much</strong>, <em>soon</em>.<br>So.</p><ul><li>a</li></ul>' +
    '<table><thead><tr><th>Day</th></tr></thead><tbody><tr><td>20</td></tr></tbody></table>';
  expect(clean(html)).toBe(html);
});

it('a link in an agreement opens outside the app, without a referrer', () => {
  expect(clean('<a href="https://lender.example/rules">rules</a>')).toBe(
    '<a href="https://lender.example/rules" target="_blank" rel="noopener noreferrer">rules</a>',
  );
});

it('a link to an unlisted site becomes plain text', () => {
  const html = '<a href="https://lender.example/rules">rules</a>';
  expect(clean(html, [])).not.toContain('href');
  expect(clean(html, ['other.example'])).not.toContain('href');
  expect(clean(html, ['lenderXexample'])).not.toContain('href');
  for (const address of ['mailto:help@lender.example', 'tel:+62811'])
    expect(clean(`<a href="${address}">ask</a>`, [])).toContain(`href="${address}"`);
});

it.each([
  ['<script>alert(1)</script>', ''],
  ['<img src=x onerror=alert(1)>', ''],
  ['<svg onload=alert(1)><path d="M0 0"/></svg>', ''],
  [
    '<p onclick="alert(1)" style="position:fixed" class="a" id="b" data-x="1" aria-label="c">words</p>',
    '<p>words</p>',
  ],
  ['<form action="https://evil.example"><input name="code"><button>Send</button></form>', 'Send'],
  ['<iframe src="https://evil.example"></iframe>', ''],
  ['<style>body{display:none}</style>', ''],
  ['<link rel="stylesheet" href="https://evil.example/a.css">', ''],
  ['<base href="https://evil.example/">', ''],
  ['<meta http-equiv="refresh" content="0;url=https://evil.example">', ''],
  ['<video src="https://evil.example/a.mp4"></video>', ''],
  ['<div><span>words</span></div>', 'words'],
  ['<p>unclosed', '<p>unclosed</p>'],
  ['<math><mi//xlink:href="data:x,<script>alert(1)</script>">', ''],
  ['<table><tr><td><img src=x></td></tr></table>', '<table><tbody><tr><td></td></tr></tbody></table>'],
])('an agreement loses what it must not contain: %p', (html, left) => {
  expect(clean(html)).toBe(left);
});

it.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'http://evil.example',
  'https://evil.example',
  'https://lender.example.evil.example/',
  'https://lender.example@evil.example/',
  'https://lender.example:8443/',
  'https://lender.example\\@evil.example/',
  'https://not-lender.example/',
  'https://lenderXexample/',
  '//evil.example',
  '/orders/1/repay',
  'vbscript:x',
  'intent://evil',
])('an agreement does not link to %p', (address) => {
  const link = document.createElement('a');
  link.setAttribute('href', address);
  link.textContent = 'words';
  expect(clean(link.outerHTML)).not.toContain('href');
  expect(clean(link.outerHTML)).toContain('words');
});
