import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownedEndpoints } from './contracts';
import { changesBetween } from './breaking';
import { contractVersion } from './contract-version';
import { openApiDocument } from './document';
import { outlineOf, type Outline } from './outline';
import { readReleased, releaseFault, releaseText, versionFault } from './released';

const present = outlineOf(openApiDocument(ownedEndpoints, '/api'));
const file = join(__dirname, '..', 'released.json');

it('the version of the contract rises with its changes, and only with them', () => {
  const released = readReleased(readFileSync(file, 'utf8'));
  expect(releaseFault(released.version, contractVersion, changesBetween(released, present))).toBeUndefined();
});

it('a contract survives a round trip, and does not differ from itself', () => {
  const again = readReleased(releaseText(present));
  expect(again).toEqual(present);
  expect(changesBetween(again, present)).toEqual([]);
});

/** The current contract after one replacement in its text. */
function after(from: string | RegExp, to: string): Outline {
  const text = releaseText(present);
  const changed = text.replace(from, to);
  expect(changed).not.toBe(text);
  return readReleased(changed);
}
const lineOf = (path: string) => new RegExp(`\\n"${path}":.*`);

it.each<[string, string | RegExp, string, string]>([
  ['an endpoint is removed', lineOf('/calc/emi'), '', '/calc/emi: the endpoint is removed'],
  [
    'a response loses a field',
    '"payoffSaves":{"$ref":"#/components/schemas/Money"},',
    '',
    '/v3/installment/loan-plan-info: data.payoffSaves is removed',
  ],
  [
    'a field of a response is renamed',
    '"payoffDate":{',
    '"endsOn":{',
    '/v3/installment/loan-plan-info: data.payoffDate is removed',
  ],
  [
    'a field of a response becomes optional',
    '"required":["retryAfter","codeLength"]',
    '"required":["retryAfter"]',
    '/service/login/send-sms-code-new: data.codeLength is optional now',
  ],
  [
    'a request requires one more field',
    '"required":["score"]',
    '"required":["score","comment"]',
    '/v3/loan-details/google-score: body.comment is required now',
  ],
  [
    'a query requires one more field',
    '"query":{"parentId":{"required":false',
    '"query":{"parentId":{"required":true',
    '/v3/certify/city-init: query parentId is required now',
  ],
  [
    'a type changes',
    '"DecimalNumber":{"type":"number"',
    '"DecimalNumber":{"type":"string"',
    '/credit-info/upload-location-ios: body.latitude: type number became string',
  ],
  ['the money format changes', 'd{1,13}', 'd{1,12}', '/calc/emi: body.principal: pattern'],
  [
    'a text of a request becomes shorter',
    '"comment":{"type":["string","null"],"maxLength":500}',
    '"comment":{"type":["string","null"],"maxLength":50}',
    '/v3/loan-details/google-score: body.comment: maxLength 500 became 50',
  ],
  [
    'a text of a response is longer than the app reads',
    '"html":{"type":"string","maxLength":500000}',
    '"html":{"type":"string","maxLength":900000}',
    'data.html: maxLength 500000 became 900000',
  ],
  [
    'an enum value of a request is removed',
    '"enum":["accept","refuse"]',
    '"enum":["accept"]',
    'body.decision: the value refuse is removed',
  ],
  [
    'an enum value of a response is removed',
    '"repaying","overdue","settled"',
    '"repaying","settled"',
    'the value overdue is removed',
  ],
  [
    'a public endpoint needs a session',
    /("\/calc\/emi":\{"method":"post","public":)true/,
    '$1false',
    '/calc/emi: the endpoint needs a session now',
  ],
  [
    'an endpoint has another method',
    /("\/calc\/emi":\{"method":)"post"/,
    '$1"get"',
    '/calc/emi: post became get',
  ],
])('when %s, an older lender or app fails, and the version must be major', (_what, from, to, expected) => {
  const changes = changesBetween(present, after(from, to));
  const breaking = changes.filter(({ isBreaking }) => isBreaking).map(({ path, what }) => `${path}: ${what}`);
  expect(breaking.join('\n')).toContain(expected);
  expect(versionFault('1.4.2', '1.5.0', changes)).toContain('raise contractVersion to 2.0.0');
  expect(versionFault('1.4.2', '2.0.0', changes)).toBeUndefined();
});

it.each<[string, string | RegExp, string, string]>([
  [
    'a response has one more field',
    '"payoffSaves":{',
    '"payoffFee":{"$ref":"#/components/schemas/Money"},"payoffSaves":{',
    'data.payoffFee is new',
  ],
  [
    'a response enum has one more value',
    '"repaying","overdue","settled"',
    '"repaying","overdue","paused","settled"',
    'the value paused is new',
  ],
  [
    'a request accepts a longer text',
    '"comment":{"type":["string","null"],"maxLength":500}',
    '"comment":{"type":["string","null"],"maxLength":900}',
    '',
  ],
  [
    'one more endpoint exists',
    '"calls":{\n',
    '"calls":{\n"/new/call":{"method":"get","public":true,"query":{},"body":null,"data":{},"refusals":[]},\n',
    'the endpoint is new',
  ],
])('when %s, nothing fails, and the version must be minor', (_what, from, to, expected) => {
  const changes = changesBetween(present, after(from, to));
  expect(changes.filter(({ isBreaking }) => isBreaking)).toEqual([]);
  expect(changes.map(({ what }) => what).join('\n')).toContain(expected);
  if (changes.length > 0)
    expect(releaseFault('1.4.2', '1.4.3', changes)).toContain('Raise contractVersion to 1.5.0');
  expect(versionFault('1.4.2', '1.4.3', changes)).toBeUndefined();
  expect(releaseFault('1.4.2', '1.5.0', changes)).toBe(
    changes.length > 0
      ? undefined
      : 'Nothing has changed since 1.4.2: contractVersion 1.5.0 has to be 1.4.2.',
  );
});
