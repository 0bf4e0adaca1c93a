import { randomUUID } from 'node:crypto';
import {
  bindCard,
  saveBasicInfo,
  saveExtInfo,
  saveJobInfo,
  savePersonalInfo,
  uploadImage,
  type FormAnswers,
  type PictureType,
} from '@clearloan/certification/contract';
import { samplePerson } from '../modules/certification/sample-card';
import { drawSample } from '../modules/certification/sample-drawing';
import { logInForTest } from './log-in';
import type { TestLender } from './test-lender';

/** Valid answers to the forms. */
export const personalAnswers: FormAnswers = {
  education: 'secondary',
  marriage: 'single',
  children_num: '1',
  family_monthly_salary: '9500',
  purpose: 'stock',
  residentaddress: 'Jalan Melati 7, Jakarta',
  home_pin_code: '12410',
};
export const jobAnswers: FormAnswers = {
  job_type: 'employed',
  company_name: 'Toko Maju',
  company_address: '3174',
  industry: 'trade',
  work_length: '1to3',
  monthly_income: '7200.50',
  salary_day: '25',
};
export const twoContacts = [
  { relation: 'sister', name: 'Ani Tan', mobile: '081299900011' },
  { relation: 'friend', name: 'Budi Hartono', mobile: '081299900022' },
];

const drawn = new Map<PictureType, Promise<Buffer>>();

/** A picture to upload, as the device has it; each is drawn once per test file. */
export async function samplePicture(type: PictureType): Promise<Blob> {
  const picture = drawn.get(type) ?? drawSample(type);
  drawn.set(type, picture);
  return new Blob([new Uint8Array(await picture)], { type: 'image/png' });
}

/** Sends a sample picture. @returns its id */
export async function sendPicture(lender: TestLender, sessionId: string, type: PictureType): Promise<string> {
  const request = { file: await samplePicture(type), type, uploadId: randomUUID() };
  return (await lender.call(uploadImage, request, { sessionId })).value().imageId;
}

/** Sends the identity of the sample person with its four pictures. */
export async function sendIdentity(lender: TestLender, sessionId: string): Promise<void> {
  const { name, idNumber, birthday, gender } = samplePerson;
  const [id_front, id_card_back, tax_card, face] = await Promise.all(
    (['id_front', 'id_card_back', 'tax_card', 'face'] as const).map((type) =>
      sendPicture(lender, sessionId, type),
    ),
  );
  if (id_front === undefined) throw new Error('The picture of the front is missing.');
  const identity = {
    name,
    birthday,
    gender,
    card_type: 'nik',
    id_number: idNumber,
    id_front,
    id_card_back,
    tax_card,
    face,
  };
  (await lender.call(saveBasicInfo, identity, { sessionId })).value();
}

/** A borrower who has completed the verification. @returns the session id */
export async function verifiedForTest(
  lender: TestLender,
  phone: string,
  account = '1234567801',
): Promise<string> {
  const sessionId = await logInForTest(phone);
  await sendIdentity(lender, sessionId);
  (await lender.call(savePersonalInfo, personalAnswers, { sessionId })).value();
  (await lender.call(saveJobInfo, jobAnswers, { sessionId })).value();
  (await lender.call(saveExtInfo, { contacts: twoContacts }, { sessionId })).value();
  (await lender.call(bindCard, { bank_code: 'HARB', account_number: account }, { sessionId })).value();
  return sessionId;
}
