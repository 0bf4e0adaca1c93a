import { deviceFieldRules } from './device-fields';
import { refusedByDesign, refusedIn } from './refused';

it('the privacy policy lists every field that is never read', () => {
  const never = Object.entries(deviceFieldRules)
    .filter(([, rule]) => rule === 'never')
    .map(([field]) => field);
  expect(Object.values(refusedByDesign).flat().sort()).toEqual(never.sort());
});

it('the borrower decides about contacts only in a market that allows them', () => {
  expect(refusedIn({ contactsUpload: 'forbidden' })).toContain('contacts');
  expect(refusedIn({ contactsUpload: 'allowed' })).not.toContain('contacts');
});
