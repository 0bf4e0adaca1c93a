import { unlessSame, type Fault } from '@clearloan/api-client/declare';
import { productOffer } from '@clearloan/loans/contract';
import {
  basicPersonInfo,
  bindCard,
  cardSetting,
  certifyList,
  changeCard,
  cityList,
  extInfo,
  faceAttempts,
  jobInfo,
  personalInfo,
  removeCard,
  saveBasicInfo,
  saveExtInfo,
  saveJobInfo,
  savePersonalInfo,
  uploadImage,
  type Form,
  type FormAnswers,
  type PictureType,
} from '@clearloan/certification/contract';
import type { Suite } from '../harness/suite';
import { keptFaults } from './own-books';

/** The borrower verifies their identity and adds a payout account. */
export async function verification(suite: Suite): Promise<void> {
  const { check, ask, hold, lender } = suite;
  await check(certifyList, {});
  await check(basicPersonInfo, {});
  await check(faceAttempts, {});
  const pictures = await papers(suite);
  await check(saveBasicInfo, { ...lender.person, ...pictures });
  const identity = await ask(basicPersonInfo, {});
  const { name, birthday, gender } = lender.person;
  hold(basicPersonInfo, 'returns what was saved', [
    ...keptFaults({ name, birthday, gender }, identity),
    ...unlessSame('data.id_front.imageId', pictures.id_front, identity?.id_front?.imageId, 'as saved'),
  ]);
  await check(personalInfo, {});
  await check(savePersonalInfo, lender.personal);
  hold(personalInfo, 'returns what was saved', answersFaults(lender.personal, await ask(personalInfo, {})));
  await check(jobInfo, {});
  await check(cityList, {});
  await check(saveJobInfo, lender.job);
  hold(jobInfo, 'returns what was saved', answersFaults(lender.job, await ask(jobInfo, {})));
  await check(extInfo, {});
  await check(saveExtInfo, { contacts: lender.contacts });
  const contacts = await ask(extInfo, {});
  hold(
    extInfo,
    'returns what was saved',
    unlessSame('data.contacts.length', lender.contacts.length, contacts?.contacts.length),
  );
  await bank(suite);
}

/** The borrower adds a bank account, and no required step is left. */
async function bank({ check, need, ask, hold, lender }: Suite): Promise<void> {
  await check(cardSetting, {});
  const removed = await need(bindCard, lender.bankAccount);
  await check(removeCard, { cardId: removed.cardId });
  const card = await check(bindCard, lender.bankAccount);
  if (card === undefined) throw new Error('no bank account was bound');
  await check(changeCard, { cardId: card.cardId });
  const cards = await ask(cardSetting, {});
  hold(
    cardSetting,
    'returns what was saved',
    unlessSame(
      'data.cards',
      [card.cardId],
      cards?.cards.map((each) => each.cardId),
    ),
  );
  const steps = await ask(certifyList, {});
  const product = await ask(productOffer, { productId: lender.productId });
  const required = product?.verify.filter(
    ({ taskType, required: must, status }) =>
      !steps?.list.some(
        (step) => step.taskType === taskType && step.required === must && step.status === status,
      ),
  );
  hold(
    certifyList,
    'lists the steps of the product',
    unlessSame(
      'data.list[].taskType',
      [],
      required?.map(({ taskType }) => taskType),
      'steps that are missing',
    ),
  );
  const open = steps?.list.filter(({ required, status }) => required && status === 'todo') ?? [];
  hold(
    certifyList,
    'counts what was done',
    unlessSame(
      'data.list[].status',
      [],
      open.map(({ taskType }) => taskType),
      'no required step left to do',
    ),
  );
}

/** A form returns the saved answers by question code. */
const answersFaults = (sent: FormAnswers, form: Form | undefined): Fault[] =>
  Object.entries(sent).flatMap(([code, value]) =>
    unlessSame(
      `data.items[${code}].value`,
      value,
      form?.items.find((item) => item.code === code)?.value,
      'as saved',
    ),
  );

/** The ids of the pictures. The first upload is checked against all rules, the others are only sent. */
async function papers({ need, ask, staff, newId }: Suite) {
  const request = async (type: PictureType) => ({
    type,
    file: await staff.picture(type),
    uploadId: newId(),
  });
  const sent = async (type: PictureType) => (await ask(uploadImage, await request(type)))?.imageId;
  const front = await need(uploadImage, await request('id_front'));
  return {
    id_front: front.imageId,
    id_card_back: await sent('id_card_back'),
    tax_card: await sent('tax_card'),
    face: await sent('face'),
  };
}
