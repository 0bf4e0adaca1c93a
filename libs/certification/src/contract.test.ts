import { encode, endpointsOf, specifiedPaths, type Endpoint } from '@clearloan/api-client/declare';
import { parse, safeParse } from 'valibot';
import * as contract from './contract';
import { bindingInAnotherName, bindingVerified, cardBound, cardInit } from './fixtures/cards';
import {
  certifyListDone,
  certifyListFirstVisit,
  certifyListIdentityRejected,
  certifyListInReview,
  certifyListJobNext,
} from './fixtures/certify-lists';
import { extInfo } from './fixtures/ext-info';
import { formItemsJob } from './fixtures/form-items-job';
import { formItemsPersonal } from './fixtures/form-items-personal';
import {
  faceAttemptsLeft,
  faceAttemptsUsedUp,
  identityKnown,
  identityUnknown,
  pictureRead,
  pictureTooDark,
} from './fixtures/identity';
import { citiesOfRivergate, provinces } from './fixtures/places';

const replies: [string, Endpoint, unknown][] = [
  ['certify-list-first-visit', contract.certifyList, certifyListFirstVisit],
  ['certify-list-job-next', contract.certifyList, certifyListJobNext],
  ['certify-list done', contract.certifyList, certifyListDone],
  ['certify-list in review', contract.certifyList, certifyListInReview],
  ['certify-list identity rejected', contract.certifyList, certifyListIdentityRejected],
  ['identity unknown', contract.basicPersonInfo, identityUnknown],
  ['identity known', contract.basicPersonInfo, identityKnown],
  ['form-items-personal', contract.personalInfo, formItemsPersonal],
  ['form-items-job', contract.jobInfo, formItemsJob],
  ['ext-info', contract.extInfo, extInfo],
  ['provinces', contract.cityList, provinces],
  ['cities', contract.cityList, citiesOfRivergate],
  ['face attempts left', contract.faceAttempts, faceAttemptsLeft],
  ['face attempts used up', contract.faceAttempts, faceAttemptsUsedUp],
  ['picture read', contract.uploadImage, pictureRead],
  ['picture too dark', contract.uploadImage, pictureTooDark],
  ['card-init', contract.cardSetting, cardInit],
  ['card bound', contract.cardSetting, cardBound],
  ['binding verified', contract.bindCard, bindingVerified],
  ['binding in another name', contract.bindCard, bindingInAnotherName],
];

describe('the verification contract', () => {
  it.each(replies)('decodes %s and encodes it back', (_name, endpoint, wire) => {
    const inside = parse(endpoint.data, wire);
    expect(parse(endpoint.data, encode(endpoint.data, inside))).toEqual(inside);
  });

  it('has eighteen specified paths and an additional one', () => {
    const paths = endpointsOf(contract).map((endpoint) => endpoint.path);
    expect(paths.filter((path) => specifiedPaths.includes(path))).toHaveLength(18);
    expect(paths.filter((path) => !specifiedPaths.includes(path))).toEqual([
      '/v3/bind-card/bind-card-remove',
    ]);
  });

  it('requires a consent for each of the three sensitive uploads', () => {
    const bound = endpointsOf(contract).flatMap(({ consent, path }) => (consent ? [[path, consent]] : []));
    expect(Object.fromEntries(bound)).toEqual({
      '/credit-info/upload-contacts-ios': 'contacts',
      '/credit-info/upload-device-new-ios': 'device',
      '/credit-info/upload-location-ios': 'location',
    });
  });

  it('has fixtures with exactly the questions of the specification', () => {
    const codes = (form: unknown) => parse(contract.jobInfo.data, form).items.map(({ code }) => code);
    expect(codes(formItemsPersonal).toSorted()).toEqual([
      'children_num',
      'education',
      'family_monthly_salary',
      'home_pin_code',
      'marriage',
      'purpose',
      'residentaddress',
      'spouse_name',
    ]);
    expect(codes(formItemsJob).toSorted()).toEqual([
      'company_address',
      'company_name',
      'company_phone',
      'company_pincode',
      'industry',
      'job_type',
      'monthly_income',
      'position',
      'salary_day',
      'work_length',
    ]);
  });

  it('drops the URL of a picture on another origin', () => {
    const inside = parse(contract.uploadImage.data, {
      ...pictureRead,
      url: 'https://elsewhere.example/x.png',
    });
    expect(inside.url).toBe('');
  });

  it('keeps a question of an unknown kind and drops its unknown fields', () => {
    const { items } = parse(contract.jobInfo.data, {
      items: [{ code: 'mood', cate: 'stars', title: 'How are you?', stars: 5 }],
    });
    expect(items).toEqual([
      { code: 'mood', cate: 'stars', title: 'How are you?', required: false, options: [] },
    ]);
  });

  it.each([
    ['a question without a code', contract.jobInfo, { items: [{ cate: 'txt', title: 'Name' }] }],
    ['a picture without a verdict', contract.uploadImage, { imageId: 'i-1' }],
    ['a fraction of a contact', contract.extInfo, { ...extInfo, needed: 1.5 }],
    ['a birthday in words', contract.basicPersonInfo, { ...identityKnown, birthday: '9 Mar 1994' }],
  ] as [string, Endpoint, unknown][])('rejects %s', (_name, endpoint, wire) => {
    expect(safeParse(endpoint.data, wire).success).toBe(false);
  });
});

describe('the schema of a verification request', () => {
  const consentId = '7f2c0a52-3f0e-4b7e-9b57-1c0f5c7d9a10';
  const person = { name: 'Ani', mobile: '+6281255500555' };

  it('keys answers by the code of their question', () => {
    expect(parse(contract.saveJobInfo.request, { job_type: 'daily', salary_day: '25' })).toEqual({
      job_type: 'daily',
      salary_day: '25',
    });
  });

  it('omits unknown device facts', () => {
    const facts = parse(contract.uploadDevice.request, { time_zone_id: 'Asia/Jakarta', consentId });
    expect(facts).toEqual({ time_zone_id: 'Asia/Jakarta', consentId });
  });

  it.each([
    ['three picked contacts', contract.uploadContacts, { contacts: [person, person, person], consentId }],
    ['contacts without a consent', contract.uploadContacts, { contacts: [person] }],
    ['a place without a consent', contract.uploadLocation, { locality: 'Rivergate City' }],
    ['an answer that is not text', contract.saveJobInfo, { salary_day: { day: 25 } }],
    ['a picture that is text', contract.uploadImage, { file: 'x', type: 'face', uploadId: consentId }],
  ] as [string, Endpoint, unknown][])('rejects %s', (_name, endpoint, request) => {
    expect(safeParse(endpoint.request, request).success).toBe(false);
  });
});
