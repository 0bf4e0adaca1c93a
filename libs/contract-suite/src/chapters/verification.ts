import { codes, unless, unlessSame, type Fault } from '@clearloan/api-client/declare';
import { productOffer } from '@clearloan/application/contract';
import {
  basicPersonInfo,
  bindCard,
  type BoundCard,
  type CardSetting,
  cardSetting,
  certifyList,
  changeCard,
  cityList,
  extInfo,
  faceAttempts,
  formTookAnswers,
  jobInfo,
  personalInfo,
  removeCard,
  saveBasicInfo,
  saveExtInfo,
  saveJobInfo,
  savePersonalInfo,
  uploadImage,
  type Contact,
  type Form,
  type FormAnswers,
  type Identity,
  type Place,
  pictureTypes,
  type PictureType,
} from '@clearloan/certification/contract';
import { answersTo, contactsFor } from '../harness/form-answers';
import type { Suite } from '../harness/suite';
import { keptFaults } from './own-books';

/** The borrower verifies their identity and adds a payout account. */
export async function verification(suite: Suite): Promise<void> {
  const { check, need, ask, hold, keeps, lender } = suite;
  await check(certifyList, {});
  const asked = await check(basicPersonInfo, {});
  await check(faceAttempts, {});
  const pictures = await papers(suite);
  if (asked) await needsPapers(suite, asked, pictures);
  await check(saveBasicInfo, { ...lender.person, ...pictures });
  const identity = await ask(basicPersonInfo, {});
  const { name, birthday, gender, card_type } = lender.person;
  hold(basicPersonInfo, 'returns what was saved', [
    ...keptFaults({ name, birthday, gender, card_type }, identity),
    ...pictureTypes.flatMap((type) =>
      unlessSame(`data.${type}.imageId`, pictures[type], identity?.[type]?.imageId, 'as saved'),
    ),
  ]);
  await firstStepIsDone(suite);
  const places = await check(cityList, {});
  const place = await leafUnder(suite, places?.list[0]);
  const personalAnswers = answersTo(await need(personalInfo, {}), lender.personal, place);
  await check(savePersonalInfo, personalAnswers);
  const personal = await ask(personalInfo, {});
  hold(personalInfo, 'returns what was saved', answersFaults(personalAnswers, personal));
  if (personal) keeps(personalInfo, formTookAnswers, { form: personal, answers: personalAnswers });
  const jobAnswers = answersTo(await need(jobInfo, {}), lender.job, place);
  await check(saveJobInfo, jobAnswers);
  const job = await ask(jobInfo, {});
  hold(jobInfo, 'returns what was saved', answersFaults(jobAnswers, job));
  if (job) keeps(jobInfo, formTookAnswers, { form: job, answers: jobAnswers });
  await contactList(suite);
  await bank(suite);
}

/** The borrower names contacts: the lender keeps them all, and needs as many as it says. */
async function contactList({ need, check, ask, hold, reply, lender }: Suite): Promise<void> {
  const form = await need(extInfo, {});
  const contacts = lender.contacts ?? contactsFor(form, lender.phones.borrower);
  const { code } = await reply(saveExtInfo, { contacts: contacts.slice(1) });
  await check(saveExtInfo, { contacts });
  const saved = await ask(extInfo, {});
  const relationsOf = (list: readonly Contact[] = []) => list.map(({ relation }) => relation).sort();
  hold(
    extInfo,
    'returns what was saved',
    unlessSame('data.contacts[].relation', relationsOf(contacts), relationsOf(saved?.contacts)),
  );
  const least = code === codes.badInput ? contacts.length : 0;
  const isRight = form.needed >= least && form.needed <= contacts.length;
  hold(
    extInfo,
    'needs as many contacts as it accepts',
    unless(isRight, 'data.needed', `at least ${least}`, form.needed),
  );
}

const idsOf = (setting: CardSetting | undefined) => setting?.cards.map(({ cardId }) => cardId).sort();

/** The borrower, who has no application yet, adds a bank account and removes it, although it is the only one. */
async function onlyAccount({ check, need, ask, hold, lender }: Suite): Promise<FormAnswers> {
  const before = await need(cardSetting, {});
  const account = answersTo(before, lender.bankAccount, undefined);
  const { cardId } = await need(bindCard, account);
  await check(removeCard, { cardId });
  const after = await ask(cardSetting, {});
  hold(
    removeCard,
    'removes an account that nothing uses, the only one too',
    unlessSame('data.cards[].cardId', idsOf(before), idsOf(after), 'the accounts before it was added'),
  );
  return account;
}

/** The borrower adds a bank account, and no required step is left. */
async function bank(suite: Suite): Promise<void> {
  const { check, ask, hold, lender } = suite;
  const account = await onlyAccount(suite);
  const card = await check(bindCard, account);
  if (card === undefined) throw new Error('no bank account was bound');
  const changed = await check(changeCard, { cardId: card.cardId });
  const cards = await ask(cardSetting, {});
  cardIsListed(suite, card, changed?.status, cards);
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

function cardIsListed(
  { hold }: Suite,
  card: BoundCard,
  changed: string | undefined,
  cards: CardSetting | undefined,
): void {
  const status = cards?.cards.find(({ cardId }) => cardId === card.cardId)?.status;
  for (const [endpoint, told] of [
    [bindCard, card.status],
    [changeCard, changed],
  ] as const)
    hold(
      endpoint,
      'says how the account is listed',
      told === 'verifying' ? [] : unlessSame('data.status', status, told, 'as listed'),
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

/** Without a picture that the document or the amount requires, the lender saves nothing. */
async function needsPapers(
  { reply, hold, lender }: Suite,
  { cardTypes, needsTaxCard }: Identity,
  pictures: Awaited<ReturnType<typeof papers>>,
): Promise<void> {
  const { person } = lender;
  const card = cardTypes.find(({ card_type }) => card_type === person.card_type);
  const isRefused = async (without: 'id_card_back' | 'tax_card') =>
    (await reply(saveBasicInfo, { ...person, ...pictures, [without]: undefined })).code === codes.badInput;
  const [needsBack, needsTax] = [await isRefused('id_card_back'), await isRefused('tax_card')];
  hold(basicPersonInfo, 'says what it needs', [
    ...unless(card !== undefined, 'data.cardTypes[].card_type', person.card_type, cardTypes),
    ...unless(!needsBack || card?.needsBack === true, 'data.cardTypes[].needsBack', 'true', card?.needsBack),
    ...unless(!needsTaxCard || needsTax, 'data.needsTaxCard', 'false, it was accepted without', needsTaxCard),
  ]);
}

/** Only the identity was saved. */
async function firstStepIsDone({ ask, hold }: Suite): Promise<void> {
  const steps = await ask(certifyList, {});
  const own = steps?.list.find(({ taskType }) => taskType === 'public');
  const isOpen = own?.status === 'todo';
  hold(
    certifyList,
    'counts a step that was saved',
    unless(!isOpen, 'data.list[].status', 'not todo', own?.status),
  );
}

const mostLevels = 5;

/** From a place into the first of its parts: only the last has none. @returns the id of the last */
async function leafUnder({ ask, hold }: Suite, first: Place | undefined): Promise<string | undefined> {
  let place = first;
  for (let level = 0; place !== undefined && level < mostLevels; level += 1) {
    const parts: readonly Place[] = (await ask(cityList, { parentId: place.id }))?.list ?? [];
    hold(
      cityList,
      'has parts of each place but the last',
      unlessSame('data.list[].leaf', parts.length === 0, place.leaf),
    );
    if (parts[0] === undefined) return place.id;
    [place] = parts;
  }
  return undefined;
}
