import { codes, get, noRequest, nothing } from '@clearloan/api-client/declare';
import { fakeLender, renderRoutes } from '@clearloan/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { contactInfo, problemDetail, problemForm, saveProblem, uploadProblemImage } from '../contract';
import { contactInfo as contact } from '../fixtures/help';
import { hostileText, problemForm as form, problemPaidTwice, problemPicture } from '../fixtures/problems';
import { draftsEntry } from '../device/use-draft';
import { routes } from '../routes';

const lender = fakeLender();
const path = '/complaints/new';
const words = 'I paid payment 2 two times.';
/** The URL of a picture; not one of the endpoints. */
const ownPicture = get('/pictures/pi-1', { request: noRequest, data: nothing });
const jpeg = (name = 'receipt.jpg') => new File(['jpeg'], name, { type: 'image/jpeg' });

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  lender.answerWire(problemForm, form);
  lender.answerWire(saveProblem, { problemId: 'P-20418' });
  lender.answerWire(problemDetail, problemPaidTwice);
  lender.answerWire(contactInfo, contact);
  lender.reply(ownPicture, () => new Response('jpeg', { headers: { 'Content-Type': 'image/jpeg' } }));
  URL.createObjectURL = () => 'blob:photo';
  URL.revokeObjectURL = () => undefined;
});
afterEach(() => {
  jest.restoreAllMocks();
});

const open = async (at = path, sharedPhone = false) => {
  const view = await renderRoutes(routes, { at, sharedPhone });
  const detail = await screen.findByRole('textbox', { name: 'Tell us more' });
  return { ...view, detail };
};
const sendButton = () => screen.getByRole('button', { name: 'Send' });
const pick = async (user: ReturnType<typeof userEvent.setup>, field: RegExp, option: string) => {
  await user.click(await screen.findByRole('button', { name: field }));
  await user.click(await screen.findByRole('button', { name: option }));
};
/** Pasted, since each typed letter would render the whole form again. One test below types. */
const write = async (user: ReturnType<typeof userEvent.setup>, detail: HTMLElement, text = words) => {
  await user.click(detail);
  await user.paste(text);
};
const fill = async ({ user, detail }: Awaited<ReturnType<typeof open>>) => {
  await user.click(await screen.findByRole('radio', { name: 'Payment' }));
  await pick(user, /What went wrong/, 'I paid twice');
  await write(user, detail);
};
const arrived = () => screen.findByRole('heading', { level: 1, name: 'I paid twice' });

it('a report is sent with its kind, loan and text, and its page opens', async () => {
  const view = await open();
  await fill(view);
  await view.user.click(sendButton());
  expect(await arrived()).toBeVisible();
  expect(view.router.state.location.pathname).toBe('/complaints/P-20418');
  expect(lender.received(saveProblem)[0]?.request).toMatchObject({
    problemType: 'payment',
    problemSonType: 'paidTwice',
    orderId: 'o-48213',
    problemDetail: words,
  });
  expect(localStorage.getItem(draftsEntry)).toBeNull();
});

it('an incomplete report shows what is missing at each field, with links to the fields', async () => {
  const { user, detail } = await open();
  await user.click(sendButton());
  expect(await screen.findByRole('link', { name: 'Choose what it’s about.' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: /Tell us a little more/ }));
  expect(detail).toHaveFocus();
  expect(detail).toBeInvalid();
  expect(lender.received(saveProblem)).toHaveLength(0);
});

it('a text of 5 000 characters is kept in full, counted, and reported as too long', async () => {
  const { user, detail } = await open();
  await write(user, detail, 'x'.repeat(5000));
  expect(detail).toHaveValue('x'.repeat(5000));
  expect(screen.getByText('5000 / 500')).toBeVisible();
  await user.tab();
  expect(await screen.findByText('This is too long. Use up to 500 characters.')).toBeVisible();
});

it('a report opened from a screen contains and shows that screen and its loan [promise: report-screen]', async () => {
  const view = await open(`${path}?_screen=repayUrl&_order=o-48213`);
  expect(await screen.findByRole('radio', { name: 'Payment' })).toBeChecked();
  expect(screen.getByText('Pay', { selector: 'b' })).toBeVisible();
  await pick(view.user, /What went wrong/, 'I paid twice');
  await write(view.user, view.detail);
  await view.user.click(sendButton());
  await arrived();
  expect(lender.received(saveProblem)[0]?.request).toMatchObject({ screen: 'repayUrl', orderId: 'o-48213' });
});

it('a double tap sends one report', async () => {
  const view = await open();
  await fill(view);
  const sent = view.detail.closest('form')!;
  fireEvent.submit(sent);
  fireEvent.submit(sent);
  await arrived();
  expect(lender.received(saveProblem)).toHaveLength(1);
});

it('a report without a network is stored on the device and sent once by a later tap [promise: report-saved]', async () => {
  const view = await open();
  await fill(view);
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await view.user.click(sendButton());
  expect(await screen.findByText('No internet connection. Not sent yet.')).toBeVisible();
  expect(screen.getByText(/Your message is saved on this phone/)).toBeVisible();
  expect(lender.received(saveProblem)).toHaveLength(0);
  view.unmount();

  online.mockReturnValue(true);
  const again = await open();
  expect(again.detail).toHaveValue(words);
  expect(await screen.findByRole('radio', { name: 'Payment' })).toBeChecked();
  expect(lender.received(saveProblem)).toHaveLength(0); // nothing is sent automatically
  await again.user.click(sendButton());
  await arrived();
  expect(lender.received(saveProblem)).toHaveLength(1);
  expect(localStorage.getItem(draftsEntry)).toBeNull();
});

it('a report whose response is lost is sent again with the same key', async () => {
  lender.drop(saveProblem);
  const view = await open();
  await fill(view);
  await view.user.click(sendButton());
  expect(await screen.findByText('We’re checking')).toBeVisible();
  lender.answerWire(saveProblem, { problemId: 'P-20418' });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'I paid twice' }, { timeout: 8000 }),
  ).toBeVisible();
  const sendings = lender.received(saveProblem);
  expect(sendings.length).toBeGreaterThan(1);
  expect(new Set(sendings.map(({ key }) => key)).size).toBe(1);
  expect(new Set(sendings.map(({ request }) => request.draftId)).size).toBe(1);
});

it('a report can be written while the list of problems does not load', async () => {
  lender.drop(problemForm);
  const { user, detail } = await open();
  await user.type(detail, words);
  expect(await screen.findByText('The list of problems didn’t load')).toBeVisible();
  expect(detail).toHaveValue(words);
  lender.answerWire(problemForm, form);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('radio', { name: 'Payment' })).toBeVisible();
  expect(detail).toHaveValue(words);
});

it('a report that the lender rejects keeps everything that was typed', async () => {
  lender.refuse(saveProblem, codes.tooMany, 'Please wait a little.');
  const view = await open();
  await fill(view);
  await view.user.click(sendButton());
  expect(await screen.findByText('Please wait a little.', { selector: '.cl-note-title' })).toBeVisible();
  expect(view.detail).toHaveValue(words);
});

it('a report is not stored on a shared device', async () => {
  const view = await open(path, true);
  await fill(view);
  expect(localStorage.getItem(draftsEntry)).toBeNull();
  expect(screen.queryByText(/Saved on this phone/)).toBeNull();
});

it('a tap deletes the draft', async () => {
  const { user, detail } = await open();
  await write(user, detail);
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(detail).toHaveValue('');
  expect(localStorage.getItem(draftsEntry)).toBeNull();
});

it('a hostile text is sent unchanged as text', async () => {
  const view = await open();
  await fill(view);
  await view.user.clear(view.detail);
  await write(view.user, view.detail, hostileText);
  await view.user.click(sendButton());
  await arrived();
  expect(lender.received(saveProblem)[0]?.request.problemDetail).toBe(hostileText);
});

describe('the photos of a report', () => {
  it('are limited to three, and sent with the ids that the lender assigned', async () => {
    let count = 0;
    lender.answerBy(uploadProblemImage, () => ({ imageId: `pi-${String(++count)}`, url: undefined }));
    const view = await open();
    for (const name of ['a.jpg', 'b.jpg', 'c.jpg'])
      await view.user.upload(screen.getByLabelText('Add a photo'), jpeg(name));
    expect(await screen.findByText('3 of 3')).toBeVisible();
    expect(screen.queryByLabelText('Add a photo')).toBeNull();
    await view.user.click(await screen.findByRole('button', { name: 'Remove Photo 1' }));
    await fill(view);
    await view.user.click(sendButton());
    await arrived();
    expect(lender.received(saveProblem)[0]?.request.problemImage).toHaveLength(2);
  });

  it('are uploaded with the report under the same upload id after a network failure [promise: report-photos]', async () => {
    lender.drop(uploadProblemImage);
    const view = await open();
    await view.user.upload(screen.getByLabelText('Add a photo'), jpeg());
    expect(await screen.findByText(/1 photo isn’t uploaded yet/)).toBeVisible();
    await fill(view);
    await view.user.click(sendButton());
    expect(await screen.findByText('Not sent yet')).toBeVisible();
    expect(lender.received(saveProblem)).toHaveLength(0);
    lender.answerWire(uploadProblemImage, problemPicture);
    await view.user.click(sendButton());
    await arrived();
    expect(new Set(lender.received(uploadProblemImage).map(({ request }) => request.uploadId)).size).toBe(1);
    expect(lender.received(saveProblem)[0]?.request.problemImage).toEqual(['pi-1']);
  });

  it('hold the report back when one is refused as it is sent', async () => {
    lender.drop(uploadProblemImage);
    const view = await open();
    await view.user.upload(screen.getByLabelText('Add a photo'), jpeg());
    await screen.findByText(/1 photo isn’t uploaded yet/);
    await fill(view);
    lender.refuse(uploadProblemImage, codes.fileRefused, 'We cannot open this picture.');
    await view.user.click(sendButton());
    expect(await screen.findByText('We cannot open this picture.')).toBeVisible();
    expect(await screen.findByText('Not sent yet')).toBeVisible();
    expect(lender.received(saveProblem)).toHaveLength(0);
    await view.user.click(sendButton());
    await arrived();
    expect(lender.received(saveProblem)[0]?.request.problemImage).toBeUndefined();
  });

  it('are waited for while a slow device compresses them', async () => {
    lender.answerWire(uploadProblemImage, problemPicture);
    const view = await open();
    await fill(view);
    let fail: () => void = () => undefined;
    const opening = new Promise((_, reject) => (fail = reject));
    Object.assign(globalThis, { createImageBitmap: () => opening });
    await view.user.upload(screen.getByLabelText('Add a photo'), jpeg());
    await view.user.click(sendButton());
    // The device cannot open it, so it is sent as it is.
    fail();
    await arrived();
    expect(lender.received(saveProblem)[0]?.request.problemImage).toEqual(['pi-1']);
  });

  it('are rejected at once when they are not pictures, else with the lender’s reason', async () => {
    await open();
    const add = screen.getByLabelText('Add a photo');
    const noPicture = new File(['%PDF'], 'a.pdf', { type: 'application/pdf' });
    await userEvent.setup({ applyAccept: false }).upload(add, noPicture);
    expect(await screen.findByText('Choose a JPEG, PNG or WebP photo up to 5 MB.')).toBeVisible();
    lender.refuse(uploadProblemImage, codes.fileRefused, 'We cannot open this picture.');
    await userEvent.upload(add, jpeg());
    expect(await screen.findByText('We cannot open this picture.')).toBeVisible();
    expect(screen.getByText('0 of 3')).toBeVisible();
  });

  it('are not stored on the device, where the draft has only their ids', async () => {
    lender.answerWire(uploadProblemImage, problemPicture);
    const { user } = await open();
    await user.upload(screen.getByLabelText('Add a photo'), jpeg());
    await waitFor(() => expect(localStorage.getItem(draftsEntry)).toContain('pi-1'));
    expect(localStorage.getItem(draftsEntry)).not.toContain('base64');
  });
});
