import { isLongEnough } from './new-password-step';

describe('a new password', () => {
  it('needs eight characters of any kind', () => {
    expect(['1234567', '12345678', 'कखगघङचछज', ' '.repeat(8)].map(isLongEnough)).toEqual([
      false,
      true,
      true,
      true,
    ]);
  });

  it('counts an emoji as one character', () => {
    expect(isLongEnough('😀😀😀😀')).toBe(false);
  });
});
