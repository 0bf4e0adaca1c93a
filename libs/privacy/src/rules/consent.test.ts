import { mayBeSent, type ConsentEntry } from './consent';

const forbidding = { contactsUpload: 'forbidden' } as const;
const allowing = { contactsUpload: 'allowed' } as const;

const line = (state: string, at: string, purpose = 'location'): ConsentEntry => ({ purpose, state, at });
const monday = '2026-11-16T08:00:00Z';
const tuesday = '2026-11-17T08:00:00Z';

describe('what a borrower agreed to', () => {
  it.each(['location', 'device', 'contacts', 'analytics', 'marketing'] as const)(
    'sends nothing for %s before anything was agreed',
    (purpose) => {
      expect(mayBeSent(purpose, [], allowing)).toBe(false);
    },
  );

  it('sends after a yes', () => {
    expect(mayBeSent('location', [line('given', monday)], forbidding)).toBe(true);
  });

  it('stops at once after a withdrawal, in whatever order the lines are kept', () => {
    const consentLog = [line('given', monday), line('withdrawn', tuesday)];
    expect(mayBeSent('location', consentLog, forbidding)).toBe(false);
    expect(mayBeSent('location', consentLog.toReversed(), forbidding)).toBe(false);
  });

  it('opens again by a new yes', () => {
    const consentLog = [line('withdrawn', monday), line('given', tuesday)];
    expect(mayBeSent('location', consentLog, forbidding)).toBe(true);
  });

  it('does not take a yes to one thing for a yes to another', () => {
    expect(mayBeSent('device', [line('given', monday)], forbidding)).toBe(false);
  });

  it('counts the refusal when yes and no carry the same time, however it is written', () => {
    const consentLog = [line('given', monday), line('withdrawn', '2026-11-16T08:00:00.000Z')];
    expect(mayBeSent('location', consentLog, forbidding)).toBe(false);
  });

  it('counts the refusal when a time cannot be read', () => {
    expect(mayBeSent('location', [line('given', 'soon')], forbidding)).toBe(false);
    expect(mayBeSent('location', [line('given', monday), line('withdrawn', 'later')], forbidding)).toBe(
      false,
    );
  });

  it('takes an unknown word of the lender for no', () => {
    const consentLog = [line('given', monday), line('suspended', tuesday)];
    expect(mayBeSent('location', consentLog, forbidding)).toBe(false);
  });

  it('never sends contacts where the market forbids it, whatever was agreed', () => {
    const consentLog = [line('given', monday, 'contacts')];
    expect(mayBeSent('contacts', consentLog, forbidding)).toBe(false);
    expect(mayBeSent('contacts', consentLog, allowing)).toBe(true);
  });
});
