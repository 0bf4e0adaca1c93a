import { codes, type Endpoint, type InferInput } from '@clearloan/api-client/declare';
import { fakeLender, renderRoutes } from '@clearloan/testing';
import { screen, waitFor, within } from '@testing-library/react';
import {
  basicPersonInfo,
  bindCard,
  cardSetting,
  certifyList,
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
} from '../contract';
import { cardInit } from '../fixtures/cards';
import { certifyListJobNext } from '../fixtures/certify-lists';
import { extInfo as contacts } from '../fixtures/ext-info';
import { formItemsJob } from '../fixtures/form-items-job';
import { formItemsPersonal } from '../fixtures/form-items-personal';
import { faceAttemptsLeft, identityKnown, identityUnknown, pictureRead } from '../fixtures/identity';
import { provinces } from '../fixtures/places';
import { routes } from '../routes';

// The session expires while something is being sent; the borrower logs in again and opens the same URL.
const lender = fakeLender();
const endLogin = (call: Endpoint) => lender.refuse(call, codes.sessionExpired, 'Log in again.');
type FormWire = InferInput<typeof jobInfo.data>;
const onlyAsks = (code: string, { items }: FormWire): FormWire => ({
  items: (items ?? []).filter((item) => item.code === code).map((item) => ({ ...item, showWhen: null })),
});
const open = (at: string) => renderRoutes(routes, { at });
type View = Awaited<ReturnType<typeof open>>;

/** Simulates the end of the session on the screen, then another login of the same borrower. */
async function comeBack(at: string, view: View): Promise<View> {
  await waitFor(() => {
    expect(view.reports.some(({ code }) => code === codes.sessionExpired)).toBe(true);
  });
  view.unmount();
  return open(at);
}
const photo = () => new File([new Uint8Array(1000)], 'card.jpg', { type: 'image/jpeg' });

beforeEach(() => {
  localStorage.clear();
  lender.answerWire(certifyList, certifyListJobNext);
  lender.answerWire(personalInfo, onlyAsks('residentaddress', formItemsPersonal));
  lender.answerWire(jobInfo, onlyAsks('company_name', formItemsJob));
  const friend = { ...contacts.contacts?.[0], relation: 'friend', name: 'Budi', mobile: '+6281355502288' };
  lender.answerWire(extInfo, { ...contacts, contacts: [contacts.contacts?.[0], friend] });
  lender.answerWire(cityList, provinces);
  lender.answerWire(cardSetting, cardInit);
  lender.answerWire(basicPersonInfo, { ...identityKnown, id_number: '3174014903940417' });
  lender.answerWire(faceAttempts, faceAttemptsLeft);
});

it.each<[string, string, Endpoint, string, string]>([
  [
    'in the personal form',
    '/certification/personal',
    savePersonalInfo,
    'Where do you live?',
    '12 Harbour Street',
  ],
  ['in the job form', '/certification/job', saveJobInfo, 'Company name', 'Rivergate Textile'],
  ['in the contacts form', '/certification/contacts', saveExtInfo, 'Name', 'Rina Tan'],
  ['in the identity form', '/certification/identity', saveBasicInfo, 'Full name', 'Mira Ayu Tan'],
])(
  'values typed %s are restored after the session expired and the borrower logs in',
  async (_, at, save, field, words) => {
    endLogin(save);
    const view = await open(at);
    const [typed] = await screen.findAllByRole('textbox', { name: field });
    await view.user.clear(typed!);
    await view.user.type(typed!, words);
    await view.user.click(screen.getByRole('button', { name: 'Save and continue' }));
    await comeBack(at, view);
    const [input] = await screen.findAllByRole('textbox', { name: field });
    expect(input).toHaveValue(words);
    expect(screen.getByText(/Saved on this phone/)).toBeVisible();
  },
);

it('the account number must be typed again after the session expired, and the bank is restored', async () => {
  endLogin(bindCard);
  const view = await open('/cards/new');
  await view.user.click(await screen.findByRole('button', { name: /^Bank/ }));
  await view.user.click(within(await screen.findByRole('dialog')).getByText('Harbour Bank'));
  for (const name of ['Account number', 'Type it again'])
    await view.user.type(screen.getByRole('textbox', { name }), '009844124417');
  expect(screen.getByText('If you leave before saving, you’ll need to enter it again.')).toBeVisible();
  await view.user.click(screen.getByRole('button', { name: 'Save account' }));
  await comeBack('/cards/new', view);
  expect(await screen.findByRole('textbox', { name: 'Account number' })).toHaveValue('');
  expect(screen.getByRole('button', { name: 'Bank Harbour Bank' })).toBeVisible();
  expect(JSON.stringify(localStorage)).not.toContain('0098');
});

it('an unsent picture must be taken again after the session expired, and sent ones are kept', async () => {
  lender.answerWire(basicPersonInfo, identityUnknown);
  lender.answerWire(uploadImage, pictureRead);
  const view = await open('/IdCardType?_picture=id_front');
  await view.user.upload(await screen.findByLabelText('Photo: National ID, front'), photo());
  await screen.findByRole('heading', { name: 'What we read from your card' });
  await view.user.click(screen.getByRole('link', { name: 'Next photo: National ID, back' }));
  endLogin(uploadImage);
  await view.user.upload(await screen.findByLabelText('Photo: National ID, back'), photo());
  expect(
    await screen.findByText(
      /The photo stays on this screen until it’s sent. If you leave, you’ll need to retake it/,
    ),
  ).toBeVisible();
  await comeBack('/IdCardType', view);
  expect(await screen.findByRole('link', { name: 'Next photo: National ID, back' })).toBeVisible();
  expect(JSON.stringify(localStorage)).not.toMatch(/data:|base64|blob:/);
});

it('the face check continues with the move at which the session expired', async () => {
  lender.answerBy(uploadImage, ({ request }) => ({ imageId: `i-${request.step ?? ''}`, accepted: true }));
  const view = await open('/certification/face');
  await view.user.upload(await screen.findByLabelText('Photo of your face'), photo());
  await screen.findByText('1 of 4 moves done');
  endLogin(uploadImage);
  await view.user.upload(screen.getByLabelText('Photo of your face'), photo());
  await comeBack('/certification/face', view);
  expect(await screen.findByRole('heading', { name: 'Turn your head left' })).toBeVisible();
});
