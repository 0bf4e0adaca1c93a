import { codes } from '@clearloan/api-client/declare';
import { Refused } from '../../platform/context/refusal';
import { hashPassword, isPassword } from './passwords';
import { refuseWeakPassword } from './weak-password';

const phone = '+628123456789';

function answerTo(password: string): number {
  try {
    refuseWeakPassword(password, phone);
    return 0;
  } catch (error) {
    if (error instanceof Refused) return error.code;
    throw error;
  }
}

describe('a new password', () => {
  it.each(['seven77', '😀😀😀😀😀😀😀', ''])('is rejected when it is short: %j', (password) => {
    expect(answerTo(password)).toBe(codes.badInput);
  });

  it.each(['12345678', 'Password1', 'qwertyuiop', 'iloveyou', 'SUPERMAN'])(
    'is rejected when it is among the most used: %s',
    (password) => {
      expect(answerTo(password)).toBe(codes.badInput);
    },
  );

  it.each(['clearloan', 'Clearloan2026!', 'my loan 123'])(
    'is rejected when it is a word of the product: %s',
    (password) => {
      expect(answerTo(password)).toBe(codes.badInput);
    },
  );

  it.each(['08123456789', '+62 812-3456-789', '23456789'])(
    'is rejected when it is the phone number: %s',
    (password) => {
      expect(answerTo(password)).toBe(codes.badInput);
    },
  );

  it.each([
    'green paper kite',
    '😀😀😀😀😀😀😀😀',
    'मेरा नया घर',
    ' leading and trailing ',
    '81 90 77 20 46',
    'clearloan is dear to me',
  ])('may contain anything else: %j', (password) => {
    expect(answerTo(password)).toBe(0);
  });

  it('may be long, and every character counts', async () => {
    const long = 'a'.repeat(9) + 'b'.repeat(119);
    expect(answerTo(long)).toBe(0);
    const hash = await hashPassword(long);
    await expect(isPassword(long, hash)).resolves.toBe(true);
    await expect(isPassword(long.slice(0, -1), hash)).resolves.toBe(false);
    await expect(isPassword(long.toUpperCase(), hash)).resolves.toBe(false);
  });

  it('is stored as a slow hash whose cost is stored with it and can be raised', async () => {
    const hash = await hashPassword('green paper kite');
    expect(hash).toMatch(/^scrypt\$32768\$8\$3\$/);
    expect(hash).not.toContain('green');
    expect(await hashPassword('green paper kite')).not.toBe(hash);
  });
});
