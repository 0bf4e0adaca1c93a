import { specifiedPaths } from '@clearloan/api-client/declare';
import { callPurposeOf, callPurposes } from './call-purpose';

it('every purpose belongs to at least one request', () => {
  const used = new Set(specifiedPaths.map(callPurposeOf));
  expect(callPurposes.filter((purpose) => !used.has(purpose))).toEqual([]);
});

it.each([
  ['/credit-info/upload-location-ios', 'location'],
  ['/credit-info/upload-image', 'verification'],
  ['/v3/loan-confirm/google-market-ios-new', 'usage'],
  ['/v3/loan-confirm/loan-detail-push', 'loans'],
  ['/v3/loan-details/submit-utr', 'payments'],
])('the request %s has the purpose %s', (path, purpose) => {
  expect(callPurposeOf(path)).toBe(purpose);
});
