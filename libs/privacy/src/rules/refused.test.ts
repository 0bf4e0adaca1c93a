import { deviceFieldRules } from './device-fields';
import { refusedByDesign, refusedIn } from './refused';

it('tells of every field that is never read', () => {
  const never = Object.entries(deviceFieldRules)
    .filter(([, rule]) => rule === 'never')
    .map(([field]) => field);
  expect(Object.values(refusedByDesign).flat().sort()).toEqual(never.sort());
});

it('leaves contacts to the borrower only where the market allows them', () => {
  expect(refusedIn({ contactsUpload: 'forbidden' })).toContain('contacts');
  expect(refusedIn({ contactsUpload: 'allowed' })).not.toContain('contacts');
});
