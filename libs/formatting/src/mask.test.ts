import fc from 'fast-check';
import { maskAccount, maskIdNumber, maskName, maskPhone } from './mask';
import { sampleMarket } from './market-profiles';

it.each([
  ['+6281234560417', '+62 812 •••• 0417'],
  ['081234560417', '+62 812 •••• 0417'],
  ['+919876543210', '•••• 3210'],
  ['12', '••••'],
])('the phone number %p is masked as %s', (phone, shown) => {
  expect(maskPhone(phone, sampleMarket)).toBe(shown);
});

it.each([
  ['1234 5678 4417', '•••• 4417'],
  ['4417', '•••• 4417'],
  ['12345', '••••'],
  ['', '••••'],
])('the account %p is masked as %s', (account, shown) => {
  expect(maskAccount(account)).toBe(shown);
});

it.each([
  ['3174014403910312', '31 •••• 12'],
  ['A1234567', 'A1 •••• 67'],
  ['12345', '••••'],
])('the identity number %p is masked as %s', (idNumber, shown) => {
  expect(maskIdNumber(idNumber)).toBe(shown);
});

it.each([
  ['Mira Tan', 'M••• T•••'],
  [' 王小明 ', '王•••'],
  ['', ''],
])('the name %p is masked as %s', (name, shown) => {
  expect(maskName(name)).toBe(shown);
});

it('at most four characters of an identity number or account are visible', () => {
  const text = fc.string({ minLength: 5, maxLength: 40 });
  fc.assert(
    fc.property(text, (secret) => {
      expect(maskIdNumber(secret).replace(/[• ]/g, '').length).toBeLessThanOrEqual(4);
      expect(maskAccount(secret).replace(/[• ]/g, '').length).toBeLessThanOrEqual(4);
    }),
  );
});
