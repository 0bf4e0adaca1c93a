import { randomUUID } from 'node:crypto';
import { codes, type RequestOf } from '@clearloan/api-client/declare';
import { userMenu } from '@clearloan/account/contract';
import { userInfo } from '@clearloan/session/contract';
import {
  basicPersonInfo,
  certifyList,
  cityList,
  extInfo,
  jobInfo,
  personalInfo,
  saveBasicInfo,
  saveExtInfo,
  saveJobInfo,
  savePersonalInfo,
  uploadImage,
  type FaceStep,
} from '@clearloan/certification/contract';
import { logInForTest } from '../../testing/log-in';
import { startTestLender, type TestLender } from '../../testing/test-lender';
import {
  jobAnswers,
  personalAnswers,
  sendIdentity,
  samplePicture,
  sendPicture,
  twoContacts,
  verifiedForTest,
} from '../../testing/verified-borrower';
import { samplePerson } from './sample-card';

let lender: TestLender;
let phone = 81_234_600_000;
const newPhone = () => `+62${(phone += 1)}`;

beforeAll(async () => {
  lender = await startTestLender();
});
afterAll(() => lender.stop());

const statuses = async (sessionId: string) => {
  const { list } = (await lender.call(certifyList, {}, { sessionId })).value();
  return list.map(({ taskType, status }) => `${taskType} ${status}`);
};

describe('the verification', () => {
  it('begins with five steps, each with its reason', async () => {
    const sessionId = await logInForTest(newPhone());
    const { list } = (await lender.call(certifyList, {}, { sessionId })).value();
    expect(list.map(({ taskType }) => taskType)).toEqual(['public', 'personal', 'job', 'ext', 'bank']);
    expect(
      list.every(
        ({ status, why, minutes }) => status === 'todo' && why !== undefined && minutes !== undefined,
      ),
    ).toBe(true);
  });

  it('is done when the last step is done', async () => {
    const sessionId = await verifiedForTest(lender, newPhone());
    expect(await statuses(sessionId)).toEqual([
      'public done',
      'personal done',
      'job done',
      'ext done',
      'bank done',
    ]);
    const menu = (await lender.call(userMenu, {}, { sessionId })).value();
    expect(menu.list).toContainEqual(expect.objectContaining({ key: 'certification', value: 'Done' }));
    expect(menu.list).toContainEqual(
      expect.objectContaining({ key: 'bank', subtitle: 'Harbour Bank •••• 7801' }),
    );
  });

  it('masks numbers in the account, and exports everything on request [promise: copy-any-time]', async () => {
    const own = newPhone();
    const sessionId = await verifiedForTest(lender, own);
    const info = (await lender.call(userInfo, {}, { sessionId })).value();
    expect(info).toMatchObject({ name: samplePerson.name, id_number: '31 •••• 17', bankTail: '7801' });
    expect(JSON.stringify(info)).not.toContain(own.slice(3));
    const { data } = (await lender.call(userInfo, { full: true }, { sessionId })).value();
    expect(data).toMatchObject({
      phone: own,
      personal: personalAnswers,
      contacts: [{ name: 'Ani Tan' }, {}],
    });
  });

  it('is not found for an unknown order', async () => {
    const sessionId = await logInForTest(newPhone());
    expect((await lender.call(certifyList, { orderId: 'o-1' }, { sessionId })).code).toBe(codes.notFound);
  });
});

describe('the identity', () => {
  let sessionId: string;
  let identity: RequestOf<typeof saveBasicInfo>;

  beforeAll(async () => {
    sessionId = await logInForTest(newPhone());
    const { name, idNumber, gender, birthday } = samplePerson;
    identity = {
      id_number: idNumber,
      card_type: 'nik',
      name,
      gender,
      birthday,
      id_front: await sendPicture(lender, sessionId, 'id_front'),
      id_card_back: await sendPicture(lender, sessionId, 'id_card_back'),
      tax_card: await sendPicture(lender, sessionId, 'tax_card'),
    };
  });

  it('is returned with its pictures for a correction', async () => {
    const own = await logInForTest(newPhone());
    await sendIdentity(lender, own);
    const known = (await lender.call(basicPersonInfo, {}, { sessionId: own })).value();
    expect(known).toMatchObject({
      id_number: samplePerson.idNumber,
      name: samplePerson.name,
      card_type: 'nik',
    });
    expect(known.id_front?.url).toBe(`/api/pictures/${known.id_front?.imageId ?? ''}`);
  });

  it('is complete without a tax card, which only a larger amount needs', async () => {
    const own = await logInForTest(newPhone());
    const mine = {
      ...identity,
      id_front: await sendPicture(lender, own, 'id_front'),
      id_card_back: await sendPicture(lender, own, 'id_card_back'),
      tax_card: undefined,
    };
    (await lender.call(saveBasicInfo, mine, { sessionId: own })).value();
    expect(await statuses(own)).toContain('public done');
    expect((await lender.call(basicPersonInfo, {}, { sessionId: own })).value().needsTaxCard).toBe(false);
  });

  it.each([
    ['an id number of another birthday', { birthday: '1994-03-10' }, 'id_number'],
    ['a woman’s id number for a man', { gender: 'male' as const }, 'id_number'],
    ['an id number that ends in 0000', { id_number: '3174014903940000' }, 'id_number'],
    ['an id number that is too short', { id_number: '31740149039404' }, 'id_number'],
    ['an unsupported card type', { card_type: 'library' }, 'card_type'],
    [
      'a birthday under the minimum age',
      { birthday: '2020-03-09', id_number: '3174014903200417' },
      'birthday',
    ],
    ['a birthday in the future', { birthday: '2099-03-09', id_number: '3174014903990417' }, 'birthday'],
    ['no back side of the card', { id_card_back: undefined }, 'id_card_back'],
    ['a picture that was never uploaded', { tax_card: '7f2c0a52-3f0e-4b7e-9b57-1c0f5c7d9a10' }, 'tax_card'],
    ['a picture with an invalid id', { id_front: '../../etc/passwd' }, 'id_front'],
  ])('is rejected with %s', async (_what, changes, field) => {
    const answer = await lender.call(saveBasicInfo, { ...identity, ...changes }, { sessionId });
    expect(answer).toMatchObject({ code: codes.badInput, raw: { field } });
    expect(await statuses(sessionId)).toContain('public todo');
  });

  it('is rejected with another borrower’s picture, and with a face in place of a card', async () => {
    const other = await logInForTest(newPhone());
    const wrong = [
      await sendPicture(lender, other, 'id_front'),
      await sendPicture(lender, sessionId, 'face'),
    ];
    for (const id_front of wrong) {
      const answer = await lender.call(saveBasicInfo, { ...identity, id_front }, { sessionId });
      expect(answer).toMatchObject({ code: codes.badInput, raw: { field: 'id_front' } });
    }
  });

  it('accepts another name only with a newer picture of the card', async () => {
    const own = await logInForTest(newPhone());
    await sendIdentity(lender, own);
    const { id_front, id_card_back } = (await lender.call(basicPersonInfo, {}, { sessionId: own })).value();
    const saved = { ...identity, tax_card: undefined, id_card_back: id_card_back?.imageId };
    const nameNow = async () => (await lender.call(userInfo, {}, { sessionId: own })).value().name;
    const save = (front: string | undefined, name: string) =>
      lender.call(saveBasicInfo, { ...saved, id_front: front ?? '', name }, { sessionId: own });

    const unproven = await save(id_front?.imageId, 'Mira Lestari');
    expect(unproven).toMatchObject({ code: codes.badInput, raw: { field: 'name' } });
    expect(await nameNow()).toBe(samplePerson.name);
    // The same name needs no proof, and a newer picture proves another one.
    (await save(id_front?.imageId, samplePerson.name)).value();
    (await save(await sendPicture(lender, own, 'id_front'), 'Mira Lestari')).value();
    expect(await nameNow()).toBe('Mira Lestari');
  });

  it('needs no back side for a passport, and normalizes its number', async () => {
    const passport = { ...identity, card_type: 'passport', id_number: ' a1234567 ', id_card_back: undefined };
    (await lender.call(saveBasicInfo, passport, { sessionId })).value();
    const known = (await lender.call(basicPersonInfo, {}, { sessionId })).value();
    expect([known.id_number, known.id_card_back]).toEqual(['A1234567', undefined]);
  });
});

describe('pictures that are uploaded and not submitted yet', () => {
  const known = async (sessionId: string) => (await lender.call(basicPersonInfo, {}, { sessionId })).value();
  const move = async (sessionId: string, step: FaceStep) => {
    const file = await samplePicture('face');
    const request = { file, type: 'face', step, uploadId: randomUUID() } as const;
    return (await lender.call(uploadImage, request, { sessionId })).value().imageId;
  };

  it('are returned, so that a reloaded device need not take them again', async () => {
    const sessionId = await logInForTest(newPhone());
    const front = await sendPicture(lender, sessionId, 'id_front');
    const taxCard = await sendPicture(lender, sessionId, 'tax_card');
    const { id_front, tax_card, id_card_back } = await known(sessionId);
    expect([id_front?.imageId, tax_card?.imageId, id_card_back]).toEqual([front, taxCard, undefined]);
    expect((await known(await logInForTest(newPhone()))).id_front).toBeUndefined();
  });

  it('of the face are returned once every step has one', async () => {
    const sessionId = await logInForTest(newPhone());
    const front = await move(sessionId, 'front');
    for (const step of ['left', 'right'] as const) await move(sessionId, step);
    expect((await known(sessionId)).face).toBeUndefined();
    await move(sessionId, 'up');
    expect((await known(sessionId)).face?.imageId).toBe(front);
    await move(sessionId, 'front');
    expect((await known(sessionId)).face).toBeUndefined();
  });
});

describe('the forms', () => {
  it('store their answers, with the city’s name', async () => {
    const sessionId = await logInForTest(newPhone());
    (await lender.call(saveJobInfo, jobAnswers, { sessionId })).value();
    const { items } = (await lender.call(jobInfo, {}, { sessionId })).value();
    expect(items.find(({ code }) => code === 'company_address')).toMatchObject({
      value: '3174',
      valueText: 'Jakarta Selatan',
    });
    expect(items.find(({ code }) => code === 'monthly_income')?.value).toBe('7200.50');
    expect(items.every(({ why }) => why !== undefined)).toBe(true);
  });

  it.each([
    ['an answer that is missing', { education: '' }, 'education'],
    ['an unknown choice', { purpose: 'yacht' }, 'purpose'],
    ['a missing spouse’s name of a married borrower', { marriage: 'married' }, 'spouse_name'],
    ['more children than a person has', { children_num: '21' }, 'children_num'],
    ['an income that is not an amount', { family_monthly_salary: 'enough' }, 'family_monthly_salary'],
    ['a negative income', { family_monthly_salary: '-5' }, 'family_monthly_salary'],
    ['a postal code with letters', { home_pin_code: '1241O' }, 'home_pin_code'],
    ['an address that is too long', { residentaddress: 'x'.repeat(201) }, 'residentaddress'],
  ])('report the field of %s', async (_what, changes, field) => {
    const sessionId = await logInForTest(newPhone());
    const answer = await lender.call(savePersonalInfo, { ...personalAnswers, ...changes }, { sessionId });
    expect(answer).toMatchObject({ code: codes.badInput, raw: { field } });
    const { items } = (await lender.call(personalInfo, {}, { sessionId })).value();
    expect(items.every(({ value }) => value === undefined)).toBe(true);
  });

  it('store no company when the borrower has no job, and drop a company entered before', async () => {
    const sessionId = await logInForTest(newPhone());
    const answers = {
      job_type: 'none',
      monthly_income: '0',
      company_name: 'Toko Maju',
      __proto__: 'x',
      toString: 'y',
    };
    (await lender.call(saveJobInfo, answers, { sessionId })).value();
    const { items } = (await lender.call(jobInfo, {}, { sessionId })).value();
    expect(items.filter(({ value }) => value !== undefined).map(({ code }) => code)).toEqual([
      'job_type',
      'monthly_income',
    ]);
  });

  it('accept a typed city, for when the list did not load', async () => {
    const sessionId = await logInForTest(newPhone());
    const typed = { ...jobAnswers, company_address: "Kota Baru (Ba'a)" };
    (await lender.call(saveJobInfo, typed, { sessionId })).value();
    const { items } = (await lender.call(jobInfo, {}, { sessionId })).value();
    expect(items.find(({ code }) => code === 'company_address')).toMatchObject({
      value: "Kota Baru (Ba'a)",
      valueText: "Kota Baru (Ba'a)",
    });
  });

  it('accept a city, not a province', async () => {
    const sessionId = await logInForTest(newPhone());
    const provinces = (await lender.call(cityList, {}, { sessionId })).value().list;
    expect(provinces).toContainEqual({ id: '31', name: 'DKI Jakarta', leaf: false });
    const inside = (await lender.call(cityList, { parentId: '31' }, { sessionId })).value().list;
    expect(inside).toContainEqual({ id: '3171', name: 'Jakarta Pusat', leaf: true });
    const answer = await lender.call(saveJobInfo, { ...jobAnswers, company_address: '31' }, { sessionId });
    expect(answer).toMatchObject({ code: codes.badInput, raw: { field: 'company_address' } });
  });
});

describe('two emergency contacts', () => {
  const [first, second] = twoContacts;
  it('are normalized, and replaced as a whole', async () => {
    const sessionId = await logInForTest(newPhone());
    (await lender.call(saveExtInfo, { contacts: twoContacts }, { sessionId })).value();
    (await lender.call(saveExtInfo, { contacts: [...twoContacts].reverse() }, { sessionId })).value();
    const { contacts, needed } = (await lender.call(extInfo, {}, { sessionId })).value();
    expect(needed).toBe(2);
    expect(contacts.map(({ mobile }) => mobile)).toEqual(['+6281299900022', '+6281299900011']);
  });

  it('may have one name: their numbers tell them apart', async () => {
    const sessionId = await logInForTest(newPhone());
    const alike = twoContacts.map((each) => ({ ...each, name: 'Agus' }));
    (await lender.call(saveExtInfo, { contacts: alike }, { sessionId })).value();
    const { contacts } = (await lender.call(extInfo, {}, { sessionId })).value();
    expect(contacts.map(({ name, mobile }) => [name, mobile])).toEqual([
      ['Agus', '+6281299900011'],
      ['Agus', '+6281299900022'],
    ]);
  });

  it.each([
    ['one person', [first], 'contacts'],
    ['the same number twice', [first, { ...second, mobile: '+6281299900011' }], 'contacts.1.mobile'],
    ['the same relation twice', [first, { ...second, relation: 'sister' }], 'contacts.1.relation'],
    ['an unknown relation', [first, { ...second, relation: 'boss' }], 'contacts.1.relation'],
    [
      'a number that is not a mobile number',
      [{ ...first, mobile: '0215551234' }, second],
      'contacts.0.mobile',
    ],
    ['the borrower’s own number', [first, { ...second, mobile: '+6281234700001' }], 'contacts.1.mobile'],
  ])('are rejected with %s', async (_what, contacts, field) => {
    const sessionId = await logInForTest('+6281234700001');
    const answer = await lender.call(
      saveExtInfo,
      { contacts: contacts as typeof twoContacts },
      { sessionId },
    );
    expect(answer).toMatchObject({ code: codes.badInput, raw: { field } });
  });
});
