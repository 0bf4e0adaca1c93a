import { codes } from '@clearloan/api-client/declare';
import type {
  basicPersonInfo,
  CardType,
  HeldPicture,
  PictureType,
  saveBasicInfo,
} from '@clearloan/certification/contract';
import { typedCode } from '@clearloan/formatting';
import { msg } from '@lingui/core/macro';
import { eq } from 'drizzle-orm';
import { realNow } from '../../platform/context/clock';
import { db, writableDb } from '../../platform/database/connection';
import { refuse } from '../../platform/context/refusal';
import type { LoanBook } from '../../platform/context/loan-book';
import type { Handler, RequestFor } from '../../platform/context/request-context';
import { thisLender } from '../../platform/lender/lender';
import { hasPicture, newestPicture, type PictureService } from '../pictures/pictures';
import type { Translate, Message } from '../../platform/context/product-names';
import { wholeFaceCheck } from './face-attempts';
import { wrongInNik, yearsBetween } from './id-number';
import { identities } from '../../platform/database/schema/certification';

const adultYears = 18;
const cardTitles: Readonly<Record<string, Message>> = {
  nik: msg`National ID`,
  passport: msg`Passport`,
  pan: msg`PAN card`,
};
const withoutBack = new Set(['passport']);

export async function readIdentity(borrowerId: string) {
  const [identity] = await db().select().from(identities).where(eq(identities.borrowerId, borrowerId));
  return identity;
}

/** Numbers and pictures unmasked, because the borrower corrects them on this screen. */
export const answerIdentity =
  (pictureService: PictureService): Handler<typeof basicPersonInfo> =>
  async ({ borrower, t }) => {
    const known = await readIdentity(borrower.borrowerId);
    const unsaved = await unsavedPictures(borrower.borrowerId, known === undefined);
    const held = (saved: string | null | undefined, type: PictureType): HeldPicture | undefined => {
      const imageId = saved ?? unsaved[type];
      return imageId === undefined ? undefined : { imageId, url: pictureService.urlOf(imageId) };
    };
    return {
      cardTypes: cardTypesOf(t),
      // The amount requires it, not the verification: without a tax card the offer is capped where the product demands one.
      needsTaxCard: false,
      id_number: known?.idNumber,
      card_type: known?.cardType,
      name: known?.name,
      gender: known?.gender,
      birthday: known?.birthday,
      id_front: held(known?.idFront, 'id_front'),
      id_card_back: held(known?.idCardBack, 'id_card_back'),
      tax_card: held(known?.taxCard, 'tax_card'),
      face: held(known?.face, 'face'),
    };
  };

/**
 * Accepted pictures that are not saved yet, so that a device that lost its state need not take them again.
 * @param withPaper whether to include pictures of the document; once one is saved, it is unknown which document a newer one
 * shows
 */
async function unsavedPictures(borrowerId: string, withPaper: boolean) {
  const newest = async (type: PictureType) => (await newestPicture(borrowerId, type))?.imageId;
  const pictures: Partial<Record<PictureType, string | undefined>> = {
    tax_card: await newest('tax_card'),
    face: await wholeFaceCheck(borrowerId),
  };
  if (!withPaper) return pictures;
  return { ...pictures, id_front: await newest('id_front'), id_card_back: await newest('id_card_back') };
}

const cardTypesOf = (t: Translate): CardType[] =>
  thisLender().market.identity.map(({ cardType }) => {
    const title = cardTitles[cardType];
    return {
      card_type: cardType,
      title: title ? t(title) : cardType,
      needsBack: !withoutBack.has(cardType),
    };
  });

type Sent = RequestFor<typeof saveBasicInfo>;
type Identity = typeof identities.$inferSelect;

/** Whether all that an identity check compares is the same. */
const isSamePerson = (saved: Identity, sent: Sent & Pick<Identity, 'idNumber'>): boolean =>
  saved.name === sent.name &&
  saved.birthday === sent.birthday &&
  saved.cardType === sent.card_type &&
  saved.idNumber === sent.idNumber;

export const answerSaveIdentity =
  (loanBook: LoanBook): Handler<typeof saveBasicInfo> =>
  async ({ borrower, request, today }) => {
    const { borrowerId } = borrower;
    const idNumber = typedCode(request.id_number).toUpperCase();
    checkNumber({ ...request, id_number: idNumber });
    checkAge(request.birthday, today);
    const saved = await readIdentity(borrowerId);
    checkNameProof(saved, request);
    if (saved !== undefined && !isSamePerson(saved, { ...request, idNumber }))
      await loanBook.checkNoOffer(borrower);
    await checkPictures(borrowerId, request);
    const identity = {
      cardType: request.card_type,
      idNumber,
      name: request.name,
      gender: request.gender,
      birthday: request.birthday,
      idFront: request.id_front,
      idCardBack: request.id_card_back ?? null,
      taxCard: request.tax_card ?? null,
      face: request.face ?? null,
      savedAt: realNow(),
    };
    await writableDb()
      .insert(identities)
      .values({ borrowerId, ...identity })
      .onConflictDoUpdate({ target: identities.borrowerId, set: identity });
  };

function checkNumber(sent: Sent): void {
  const { market } = thisLender();
  const rule = market.identity.find(({ cardType }) => cardType === sent.card_type);
  if (rule === undefined) throw wrong(msg`Choose one of these options.`, 'card_type');
  const problem = sent.card_type === 'nik' ? wrongInNik(sent.id_number, sent) : undefined;
  if (problem !== undefined) throw wrong(problem, 'id_number');
  if (!new RegExp(rule.pattern).test(sent.id_number))
    throw wrong(msg`Compare this number with your ID.`, 'id_number');
}

function checkAge(birthday: string, today: string): void {
  if (birthday > today) throw wrong(msg`This date is in the future. Enter an earlier one.`, 'birthday');
  const years = yearsBetween(birthday, today);
  if (years < adultYears) throw wrong(msg`You must be ${adultYears} or over to borrow.`, 'birthday');
  if (years > 120) throw wrong(msg`Check the year.`, 'birthday');
}

/** A changed name needs a new picture of the card, because the saved picture shows the saved name. */
function checkNameProof(saved: Identity | undefined, { name, id_front }: Sent): void {
  if (saved !== undefined && saved.name !== name && saved.idFront === id_front)
    throw wrong(msg`To change your name, take a new photo of the front of your ID.`, 'name');
}

/** Accepts only pictures that this borrower uploaded for this purpose and that passed the checks. */
async function checkPictures(borrowerId: string, sent: Sent): Promise<void> {
  const needsBack = !withoutBack.has(sent.card_type);
  const wanted: [PictureType, string | undefined, boolean][] = [
    ['id_front', sent.id_front, true],
    ['id_card_back', sent.id_card_back, needsBack],
    ['tax_card', sent.tax_card, false],
    ['face', sent.face, false],
  ];
  for (const [type, imageId, isNeeded] of wanted) {
    if (imageId === undefined && !isNeeded) continue;
    if (imageId === undefined || !(await hasPicture(borrowerId, imageId, type))) {
      throw wrong(msg`Retake this photo.`, type);
    }
  }
}

const wrong = (sentence: Message, field: string) => refuse(codes.badInput, sentence, { field });
