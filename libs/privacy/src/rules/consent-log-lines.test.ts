import {
  isKnownToLender,
  liveConsentId,
  mergedLines,
  timeOfNewLine,
  untoldLines,
  type ConsentLogLine,
} from './consent-log-lines';

const market = { contactsUpload: 'forbidden' } as const;
const line = (changes: Partial<ConsentLogLine>): ConsentLogLine => ({
  consentId: 'c1',
  purpose: 'location',
  state: 'given',
  at: '2026-11-20T02:00:00.000Z',
  textVersion: '1',
  textHash: 'h',
  locale: 'en',
  screen: 'auth',
  toldAs: 'borrower',
  ...changes,
});

describe('the consent log of the device merged with the lender’s', () => {
  it('contains a withdrawal from another device', () => {
    const withdrawn = line({ state: 'withdrawn', at: '2026-11-20T03:00:00.000Z' });
    const lines = mergedLines([line({})], [line({}), withdrawn]);
    expect(lines.map(({ state }) => state)).toEqual(['given', 'withdrawn']);
    expect(liveConsentId('location', lines, market)).toBeUndefined();
  });

  it('keeps what the lender has not received yet', () => {
    const untold = line({ consentId: 'c2', toldAs: 'nobody', at: '2026-11-20T04:00:00.000Z' });
    const lines = mergedLines([untold], [line({})]);
    expect(lines.map(({ consentId }) => consentId)).toEqual(['c1', 'c2']);
    expect(untoldLines(lines, 'borrower')).toEqual([untold]);
  });
});

it('the latest of several consents counts', () => {
  const lines = [
    line({}),
    line({ state: 'withdrawn', at: '2026-11-20T03:00:00.000Z' }),
    line({ consentId: 'c2', at: '2026-11-20T04:00:00.000Z' }),
  ];
  expect(liveConsentId('location', lines, market)).toBe('c2');
  expect(liveConsentId('device', lines, market)).toBeUndefined();
});

it('a visitor’s consent is reported again for the borrower, and a borrower’s never twice', () => {
  const lines = [line({ toldAs: 'visitor' }), line({ consentId: 'c2' })];
  expect(untoldLines(lines, 'visitor')).toEqual([]);
  expect(untoldLines(lines, 'borrower').map(({ consentId }) => consentId)).toEqual(['c1']);
});

it('a withdrawal counts although the device’s clock is behind the consent', () => {
  const given = line({ at: '2026-12-01T00:00:00.000Z' });
  const at = timeOfNewLine('location', [given], '2026-11-20T00:00:00.000Z');
  expect(at).toBe('2026-12-01T00:00:00.001Z');
  const lines = [given, line({ state: 'withdrawn', at })];
  expect(liveConsentId('location', lines, market)).toBeUndefined();
  expect(timeOfNewLine('device', [given], '2026-11-20T00:00:00.000Z')).toBe('2026-11-20T00:00:00.000Z');
});

describe('whether the lender knows the last decision', () => {
  it.each([
    ['nothing was decided', [], false],
    ['it has the borrower’s consent', [line({})], true],
    ['it has the consent of a visitor', [line({ toldAs: 'visitor' })], false],
    [
      'a later withdrawal has not reached it',
      [line({}), line({ state: 'withdrawn', toldAs: 'nobody' })],
      false,
    ],
    ['it also has the later consent', [line({ toldAs: 'visitor' }), line({ consentId: 'c2' })], true],
    ['it has a consent to another purpose', [line({ purpose: 'device' })], false],
  ])('when %s', (_when, lines, isKnown) => {
    expect(isKnownToLender('location', lines)).toBe(isKnown);
  });
});
