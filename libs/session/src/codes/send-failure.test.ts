import { codes, type Refusal } from '@clearloan/api-client/declare';
import { codeRefusalOf } from './send-failure';

const now = '2026-11-20T02:44:00Z';
const refused = (code: number | null, refusal: Partial<Refusal> | null = null) => {
  const none: Refusal = {
    field: undefined,
    triesLeft: undefined,
    retryAfter: undefined,
    until: undefined,
    processing: undefined,
  };
  return codeRefusalOf({ code, refusal: refusal && { ...none, ...refusal } }, now);
};

describe('a rejected code', () => {
  it('contains the number of tries left', () => {
    expect(refused(codes.wrongCode, { triesLeft: 2 })).toEqual({ kind: 'wrong', triesLeft: 2 });
    expect(refused(codes.wrongCode)).toEqual({ kind: 'wrong', triesLeft: undefined });
  });

  it('contains the wait in minutes, rounded up', () => {
    expect(refused(codes.tooMany, { retryAfter: 61 })).toEqual({ kind: 'tooMany', waitMinutes: 2 });
    expect(refused(codes.codeLocked, { until: '2026-11-20T02:59:00Z' })).toEqual({
      kind: 'locked',
      waitMinutes: 15,
    });
  });

  it('contains no wait that is over or unknown', () => {
    expect(refused(codes.codeLocked, { until: '2026-11-20T02:00:00Z' })).toEqual({
      kind: 'locked',
      waitMinutes: undefined,
    });
    expect(refused(codes.tooMany)).toEqual({ kind: 'tooMany', waitMinutes: undefined });
  });

  it('is recognized as expired, and other rejections keep the lender’s message', () => {
    expect(refused(codes.codeExpired)).toEqual({ kind: 'expired' });
    expect(refused(codes.badInput)).toBeUndefined();
    expect(refused(null)).toBeUndefined();
  });
});
