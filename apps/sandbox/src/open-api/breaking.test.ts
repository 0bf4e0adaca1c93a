import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownedEndpoints } from '../context/contracts';
import { changesBetween } from './breaking';
import { contractVersion } from './contract-version';
import { openApiDocument } from './document';
import { outlineOf, type Outline } from './outline';
import { readReleased, releaseFault, releaseText, versionFault } from './released';

const present = outlineOf(openApiDocument(ownedEndpoints, '/api'));
const file = join(__dirname, '..', '..', 'open-api', 'released.json');

it('the contract is compatible with the released version, or has a new major version', () => {
  const released = readReleased(readFileSync(file, 'utf8'));
  expect(versionFault(released.version, contractVersion, changesBetween(released, present))).toBeUndefined();
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
  ['a call is removed', lineOf('/calc/emi'), '', '/calc/emi: the call is gone'],
  [
    'a reply loses a field',
    '"payoffSaves":{"$ref":"#/components/schemas/Money"},',
    '',
    '/v3/installment/loan-plan-info: data.payoffSaves is gone',
  ],
  [
    'a field of a reply is renamed',
    '"payoffDate":{',
    '"endsOn":{',
    '/v3/installment/loan-plan-info: data.payoffDate is gone',
  ],
  [
    'a field of a reply may be missing',
    '"required":["retryAfter","codeLength"]',
    '"required":["retryAfter"]',
    '/service/login/send-sms-code-new: data.codeLength may be missing now',
  ],
  [
    'a request asks for one more field',
    '"required":["score"]',
    '"required":["score","comment"]',
    '/v3/loan-details/google-score: body.comment is required now',
  ],
  [
    'a query asks for one more field',
    '"query":{"parentId":{"required":false',
    '"query":{"parentId":{"required":true',
    '/v3/certify/city-init: query parentId is required now',
  ],
  [
    'a type is another one',
    '"DecimalNumber":{"type":"number"',
    '"DecimalNumber":{"type":"string"',
    '/credit-info/upload-location-ios: body.latitude: type number became string',
  ],
  ['money has another form', '\\\\.\\\\d{2}$', '\\\\.\\\\d{3}$', '/calc/emi: body.principal: pattern'],
  [
    'a text of a request is cut shorter',
    '"comment":{"type":["string","null"],"maxLength":500}',
    '"comment":{"type":["string","null"],"maxLength":50}',
    '/v3/loan-details/google-score: body.comment: maxLength 500 became 50',
  ],
  [
    'a text of a reply is longer than the app reads',
    '"html":{"type":"string","maxLength":500000}',
    '"html":{"type":"string","maxLength":900000}',
    'data.html: maxLength 500000 became 900000',
  ],
  [
    'a word that a request may send is gone',
    '"enum":["accept","refuse"]',
    '"enum":["accept"]',
    'body.decision: the word refuse is gone',
  ],
  [
    'a word of a reply is gone',
    '"repaying","overdue","settled"',
    '"repaying","settled"',
    'the word overdue is gone',
  ],
  [
    'a public call needs a session',
    /("\/calc\/emi":\{"method":"post","public":)true/,
    '$1false',
    '/calc/emi: the call needs a session now',
  ],
  ['a call has another method', /("\/calc\/emi":\{"method":)"post"/, '$1"get"', '/calc/emi: post became get'],
])('when %s, an older lender or app fails, and the version must be major', (_what, from, to, expected) => {
  const changes = changesBetween(present, after(from, to));
  const breaking = changes.filter(({ isBreaking }) => isBreaking).map(({ path, what }) => `${path}: ${what}`);
  expect(breaking.join('\n')).toContain(expected);
  expect(versionFault('1.4.2', '1.5.0', changes)).toContain('raise contractVersion to 2.0.0');
  expect(versionFault('1.4.2', '2.0.0', changes)).toBeUndefined();
});

it.each<[string, string | RegExp, string, string]>([
  [
    'a reply has one more field',
    '"payoffSaves":{',
    '"payoffFee":{"$ref":"#/components/schemas/Money"},"payoffSaves":{',
    'data.payoffFee is new',
  ],
  [
    'a reply has one more word',
    '"repaying","overdue","settled"',
    '"repaying","overdue","paused","settled"',
    'the word paused is new',
  ],
  [
    'a request takes a longer text',
    '"comment":{"type":["string","null"],"maxLength":500}',
    '"comment":{"type":["string","null"],"maxLength":900}',
    '',
  ],
  [
    'there is one more call',
    '"calls":{\n',
    '"calls":{\n"/new/call":{"method":"get","public":true,"query":{},"body":null,"data":{},"refusals":[]},\n',
    'a new call',
  ],
])('when %s, nothing fails, and the version must be minor', (_what, from, to, expected) => {
  const changes = changesBetween(present, after(from, to));
  expect(changes.filter(({ isBreaking }) => isBreaking)).toEqual([]);
  expect(changes.map(({ what }) => what).join('\n')).toContain(expected);
  if (changes.length > 0)
    expect(releaseFault('1.4.2', '1.4.3', changes)).toContain('Raise contractVersion to 1.5.0');
  expect(versionFault('1.4.2', '1.4.3', changes)).toBeUndefined();
  expect(releaseFault('1.4.2', '1.5.0', changes)).toBeUndefined();
});
