import {
  mayBeSent,
  type ConsentEntry,
  isKnownToLender,
  liveConsentId,
  mergedLines,
  timeOfNewLine,
  untoldLines,
  type ConsentLogLine,
} from './consent';

const forbidding = { contactsUpload: 'forbidden' } as const;
const allowing = { contactsUpload: 'allowed' } as const;

const line = (state: string, at: string, purpose = 'location'): ConsentEntry => ({ purpose, state, at });
const monday = '2026-11-16T08:00:00Z';
const tuesday = '2026-11-17T08:00:00Z';

describe('a borrower’s consent', () => {
  it.each(['location', 'device', 'contacts', 'analytics', 'marketing'] as const)(
    'to %s is missing at first, so nothing is sent',
    (purpose) => {
      expect(mayBeSent(purpose, [], allowing)).toBe(false);
    },
  );

  it('allows sending', () => {
    expect(mayBeSent('location', [line('given', monday)], forbidding)).toBe(true);
  });

  it('ends at once with a withdrawal, in any order of the log', () => {
    const consentLog = [line('given', monday), line('withdrawn', tuesday)];
    expect(mayBeSent('location', consentLog, forbidding)).toBe(false);
    expect(mayBeSent('location', consentLog.toReversed(), forbidding)).toBe(false);
  });

  it('counts again after a new consent', () => {
    const consentLog = [line('withdrawn', monday), line('given', tuesday)];
    expect(mayBeSent('location', consentLog, forbidding)).toBe(true);
  });

  it('to one purpose is no consent to another', () => {
    expect(mayBeSent('device', [line('given', monday)], forbidding)).toBe(false);
  });

  it('is refused when a consent and a refusal have the same time, in any notation', () => {
    const consentLog = [line('given', monday), line('withdrawn', '2026-11-16T08:00:00.000Z')];
    expect(mayBeSent('location', consentLog, forbidding)).toBe(false);
  });

  it('is refused when a time cannot be read', () => {
    expect(mayBeSent('location', [line('given', 'soon')], forbidding)).toBe(false);
    expect(mayBeSent('location', [line('given', monday), line('withdrawn', 'later')], forbidding)).toBe(
      false,
    );
  });

  it('is refused when the lender’s state is unknown', () => {
    const consentLog = [line('given', monday), line('suspended', tuesday)];
    expect(mayBeSent('location', consentLog, forbidding)).toBe(false);
  });

  it('never sends contacts in a market that forbids it', () => {
    const consentLog = [line('given', monday, 'contacts')];
    expect(mayBeSent('contacts', consentLog, forbidding)).toBe(false);
    expect(mayBeSent('contacts', consentLog, allowing)).toBe(true);
  });
});

const market = { contactsUpload: 'forbidden' } as const;
const logLine = (changes: Partial<ConsentLogLine>): ConsentLogLine => ({
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
    const withdrawn = logLine({ state: 'withdrawn', at: '2026-11-20T03:00:00.000Z' });
    const lines = mergedLines([logLine({})], [logLine({}), withdrawn]);
    expect(lines.map(({ state }) => state)).toEqual(['given', 'withdrawn']);
    expect(liveConsentId('location', lines, market)).toBeUndefined();
  });

  it('keeps what the lender has not received yet', () => {
    const untold = logLine({ consentId: 'c2', toldAs: 'nobody', at: '2026-11-20T04:00:00.000Z' });
    const lines = mergedLines([untold], [logLine({})]);
    expect(lines.map(({ consentId }) => consentId)).toEqual(['c1', 'c2']);
    expect(untoldLines(lines, 'borrower')).toEqual([untold]);
  });
});

it('the latest of several consents counts', () => {
  const lines = [
    logLine({}),
    logLine({ state: 'withdrawn', at: '2026-11-20T03:00:00.000Z' }),
    logLine({ consentId: 'c2', at: '2026-11-20T04:00:00.000Z' }),
  ];
  expect(liveConsentId('location', lines, market)).toBe('c2');
  expect(liveConsentId('device', lines, market)).toBeUndefined();
});

it('a visitor’s consent is reported again for the borrower, and a borrower’s never twice', () => {
  const lines = [logLine({ toldAs: 'visitor' }), logLine({ consentId: 'c2' })];
  expect(untoldLines(lines, 'visitor')).toEqual([]);
  expect(untoldLines(lines, 'borrower').map(({ consentId }) => consentId)).toEqual(['c1']);
});

it('a withdrawal counts although the device’s clock is behind the consent', () => {
  const given = logLine({ at: '2026-12-01T00:00:00.000Z' });
  const at = timeOfNewLine('location', [given], '2026-11-20T00:00:00.000Z');
  expect(at).toBe('2026-12-01T00:00:00.001Z');
  const lines = [given, logLine({ state: 'withdrawn', at })];
  expect(liveConsentId('location', lines, market)).toBeUndefined();
  expect(timeOfNewLine('device', [given], '2026-11-20T00:00:00.000Z')).toBe('2026-11-20T00:00:00.000Z');
});

describe('whether the lender knows the last decision', () => {
  it.each([
    ['nothing was decided', [], false],
    ['it has the borrower’s consent', [logLine({})], true],
    ['it has the consent of a visitor', [logLine({ toldAs: 'visitor' })], false],
    [
      'a later withdrawal has not reached it',
      [logLine({}), logLine({ state: 'withdrawn', toldAs: 'nobody' })],
      false,
    ],
    ['it also has the later consent', [logLine({ toldAs: 'visitor' }), logLine({ consentId: 'c2' })], true],
    ['it has a consent to another purpose', [logLine({ purpose: 'device' })], false],
  ])('when %s', (_when, lines, isKnown) => {
    expect(isKnownToLender('location', lines)).toBe(isKnown);
  });
});
