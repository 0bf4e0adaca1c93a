import { randomUUID } from 'node:crypto';
import { codes } from '@clearloan/api-client/declare';
import {
  basicPersonInfo,
  certifyList,
  extInfo,
  jobInfo,
  personalInfo,
  saveBasicInfo,
  saveExtInfo,
  saveJobInfo,
  savePersonalInfo,
} from '@clearloan/certification/contract';
import { withdrawApplication } from '@clearloan/loans/contract';
import { jobAnswers, personalAnswers, sendPicture, twoContacts } from '../../testing/verified-borrower';
import { certifiedBorrower, newPhone } from './testing/certified-borrower';
import { lenderInBalance } from './testing/lender-in-balance';
import { walkWith } from './testing/walk';

const lender = lenderInBalance();

const poorer = { ...jobAnswers, company_name: 'Toko Baru', monthly_income: '1.00' };
const moved = { ...personalAnswers, residentaddress: 'Jalan Kenanga 9, Bogor', purpose: 'school' };
const others = [{ relation: 'brother', name: 'Citra Tan', mobile: '081299900033' }, twoContacts[1]!];

/** A verified borrower with a walk through a loan, and every change of their answers. */
async function verified() {
  const borrower = await certifiedBorrower(newPhone());
  const how = { sessionId: borrower.sessionId };
  return {
    walk: walkWith(lender, borrower),
    how,
    changeJob: () => lender.call(saveJobInfo, poorer, how),
    changeAddress: () => lender.call(savePersonalInfo, moved, how),
    changeContacts: () => lender.call(saveExtInfo, { contacts: others }, how),
    task: async (kind: string) =>
      (await lender.call(certifyList, {}, how)).value().list.find(({ taskType }) => taskType === kind),
    answer: async (form: typeof jobInfo, code: string) =>
      (await lender.call(form, {}, how)).value().items.find((item) => item.code === code)?.value,
  };
}

/** Changes address and contacts, and expects both to be used at once. */
async function moveHouse({ how, changeAddress, changeContacts, answer, task }: Person): Promise<void> {
  (await changeAddress()).value();
  (await changeContacts()).value();
  expect(await answer(personalInfo, 'residentaddress')).toBe('Jalan Kenanga 9, Bogor');
  expect((await lender.call(extInfo, {}, how)).value().contacts[0]?.name).toBe('Citra Tan');
  expect((await task('personal'))?.value).toBe('Jalan Kenanga 9, Bogor, 12410');
  expect((await task('ext'))?.value).toBe('Citra Tan, Budi Hartono');
}
type Person = Awaited<ReturnType<typeof verified>>;

/** Takes a new job with too little income, and expects it to count for the next application. */
async function takeJob({ walk, changeJob, answer, task }: Person): Promise<void> {
  (await changeJob()).value();
  expect(await answer(jobInfo, 'company_name')).toBe('Toko Baru');
  expect((await task('job'))?.value).toBe('Toko Baru');
  const next = await walk.approved('school');
  expect((await walk.details(next)).orderStatus).toBe('rejected');
}

it('without anything open a change has no consequence to tell', async () => {
  const person = await verified();
  for (const kind of ['personal', 'job', 'ext']) {
    const task = await person.task(kind);
    expect(task).toMatchObject({ status: 'done' });
    expect(task?.change).toBeUndefined();
  }
  await takeJob(person);
});

describe('while an application is in review', () => {
  it('the job stays as it was sent until it is decided [promise: change-in-review]', async () => {
    const { walk, changeJob, answer, task } = await verified();
    const before = await answer(jobInfo, 'monthly_income');
    const orderId = await walk.apply();
    const locked = await task('job');
    expect(locked?.status).toBe('review');
    const refused = await changeJob();
    expect(refused.code).toBe(codes.notAllowedNow);
    expect(refused.message).toBe(locked?.change);
    expect(await answer(jobInfo, 'monthly_income')).toBe(before);
    await walk.aMinuteLater(orderId);
    expect((await walk.details(orderId)).orderStatus).toBe('approved');
    (await changeJob()).value();
  });

  it('the job can be changed again after a withdrawal', async () => {
    const { walk, how, changeJob, task } = await verified();
    const orderId = await walk.apply();
    (await lender.call(withdrawApplication, { orderId }, { ...how, key: randomUUID() })).value();
    expect((await task('job'))?.status).toBe('done');
    (await changeJob()).value();
  });

  it('address and contacts change at once, and the review goes on [promise: change-during-review]', async () => {
    const person = await verified();
    const orderId = await person.walk.apply();
    await moveHouse(person);
    expect((await person.walk.details(orderId)).orderStatus).toBe('reviewing');
    await person.walk.aMinuteLater(orderId);
    expect((await person.walk.details(orderId)).orderStatus).toBe('approved');
  });
});

it('an offer keeps its terms after every change, and can be signed [promise: change-offer, change-offer-income]', async () => {
  const person = await verified();
  const { walk } = person;
  const orderId = await walk.approved();
  const { purpose: _, ...before } = await walk.offer(orderId);
  await moveHouse(person);
  await takeJob(person);
  const offer = await walk.offer(orderId);
  expect(offer).toMatchObject(before);
  (await walk.accept(offer, await walk.code())).value();
});

it('an offer is for the person who was checked: another identity waits for its answer', async () => {
  const { walk, how } = await verified();
  const saveAs = async (name: string) => {
    const known = (await lender.call(basicPersonInfo, {}, how)).value();
    const identity = {
      card_type: known.card_type ?? '',
      id_number: known.id_number ?? '',
      gender: 'other' as const,
      birthday: known.birthday ?? '',
      name,
      id_front: await sendPicture(lender, how.sessionId, 'id_front'),
      id_card_back: await sendPicture(lender, how.sessionId, 'id_card_back'),
    };
    return (await lender.call(saveBasicInfo, identity, { ...how, key: randomUUID() })).code;
  };
  const { name = '' } = (await lender.call(basicPersonInfo, {}, how)).value();
  const orderId = await walk.approved();
  expect(await saveAs('Mira Hartono')).toBe(codes.notAllowedNow);
  expect(await saveAs(name)).toBe(0);
  (await walk.accept(await walk.offer(orderId), await walk.code())).value();
  expect(await saveAs('Mira Hartono')).toBe(0);
});

it('a loan stays as agreed after every change [promise: change-loan, change-loan-income]', async () => {
  const person = await verified();
  const { walk } = person;
  const orderId = await walk.loan();
  const before = await walk.details(orderId);
  await moveHouse(person);
  await takeJob(person);
  expect(await walk.details(orderId)).toEqual(before);
});
