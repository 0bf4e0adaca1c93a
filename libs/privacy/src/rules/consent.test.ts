import { mayBeSent, type ConsentEntry } from './consent';

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
