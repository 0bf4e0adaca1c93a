import fc from 'fast-check';
import { noticeOf, type NoticeTexts } from './notices';

const texts: NoticeTexts = {
  lang: 'hi',
  titles: { paymentSoon: 'soon', paymentToday: 'today' },
  otherTitle: 'other',
  body: 'open',
};

it.each([
  ['paymentSoon', 'soon'],
  ['paymentToday', 'today'],
  ['paymentLate', 'other'],
  ['toString', 'other'],
])('a push message of the kind %s shows as “%s”, and a tap opens its payment', (kind, title) => {
  const path = '/reminders/7d3f0a52-3c1e-4b8e-9f5a-1c2d3e4f5a6b-2';
  expect(noticeOf({ kind, path }, texts)).toEqual({ title, body: 'open', lang: 'hi', path });
});

it('a push message with any content shows only the app’s sentences and opens only its pages', () => {
  const anyMessage = fc.oneof(
    fc.anything(),
    fc.record({
      kind: fc.oneof(fc.string(), fc.constant('paymentSoon')),
      path: fc.oneof(fc.webUrl(), fc.string()),
    }),
    fc.record({
      title: fc.string(),
      body: fc.string(),
      path: fc.constantFrom('//evil.example', '/a/../b', 'javascript:0'),
    }),
  );
  const sentences = ['soon', 'today', 'other'];
  fc.assert(
    fc.property(anyMessage, (message) => {
      const { title, body, path } = noticeOf(message, texts);
      expect(sentences).toContain(title);
      expect(body).toBe('open');
      expect(new URL(path, 'https://app.example').origin).toBe('https://app.example');
      expect(path).toMatch(/^(?:\/[\w-]+)+$/);
    }),
    { numRuns: 500 },
  );
});
