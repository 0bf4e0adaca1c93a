import { randomUUID } from 'node:crypto';
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
  saveBasicInfo,
  saveExtInfo,
  saveJobInfo,
  savePersonalInfo,
  uploadImage,
  type PictureType,
} from '@clearloan/certification/contract';
import type { Suite } from '../harness/suite';

/** The borrower proves who they are and where the money goes. */
export async function verification(suite: Suite): Promise<void> {
  const { check, lender } = suite;
  await check(certifyList, {});
  await check(basicPersonInfo, {});
  await check(faceAttempts, {});
  await check(saveBasicInfo, { ...lender.person, ...(await papers(suite)) });
  await check(personalInfo, {});
  await check(savePersonalInfo, lender.personal);
  await check(jobInfo, {});
  await check(cityList, {});
  await check(saveJobInfo, lender.job);
  await check(extInfo, {});
  await check(saveExtInfo, { contacts: lender.contacts });
  await check(cardSetting, {});
  const card = await check(bindCard, lender.bankAccount);
  if (card === undefined) throw new Error('no bank account was bound');
  await check(changeCard, { cardId: card.cardId });
}

/** The pictures' ids; the first is held to every rule, the others are only sent. */
async function papers({ need, ask, staff }: Suite) {
  const request = async (type: PictureType) => ({
    type,
    file: await staff.picture(type),
    uploadId: randomUUID(),
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
