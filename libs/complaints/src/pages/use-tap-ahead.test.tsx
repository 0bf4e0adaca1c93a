import { get, noRequest, nothing, type DataOf } from '@clearloan/api-client/declare';
import { fakeLender, renderRoutes } from '@clearloan/testing';
import { screen, waitFor } from '@testing-library/react';
import { parse } from 'valibot';
import { contactInfo, problemDetail, problemForm, saveProblem } from '../contract';
import { contactInfo as contact } from '../fixtures/help';
import { problemClosed, problemForm as form } from '../fixtures/problems';
import { draftsEntry } from '../phone/draft-store';
import { serialiseDrafts } from '../rules/problem-draft';
import { routes } from '../routes';

const lender = fakeLender();
const ownPicture = get('/pictures/pi-1', { request: noRequest, data: nothing });
const words = 'I paid payment 2 two times.';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  lender.answerWire(saveProblem, { problemId: 'P-20418' });
  lender.answerWire(problemDetail, problemClosed);
  lender.answerWire(contactInfo, contact);
  lender.reply(ownPicture, () => new Response('jpeg', { headers: { 'Content-Type': 'image/jpeg' } }));
  URL.createObjectURL = () => 'blob:photo';
  URL.revokeObjectURL = () => undefined;
});

/** A report that was written before and stands on this phone, whole. */
function keepReport() {
  const kept = {
    draftId: crypto.randomUUID(),
    typed: words,
    pictures: [],
    savedAt: new Date().toISOString(),
  };
  const report = { ...kept, problemType: 'payment', problemSonType: 'paidTwice', orderId: 'o-48213' };
  localStorage.setItem(draftsEntry, serialiseDrafts(new Map([['new', report]])));
}
const openReport = async () => {
  keepReport();
  const { user } = await renderRoutes(routes, { at: '/complaints/new' });
  return { user, send: await screen.findByRole('button', { name: 'Send' }) };
};
/** An answer that comes when the test says so. */
function later<Data>(data: Data): { readonly reply: Promise<Data>; readonly arrive: () => void } {
  let arrive: () => void = () => undefined;
  const reply = new Promise<Data>((resolve) => {
    arrive = () => resolve(data);
  });
  return { reply, arrive: () => arrive() };
}
const arrived = () => screen.findByRole('heading', { level: 1, name: 'I paid twice' });

it('a kept report, sent before the list of problems is there, goes once when it is', async () => {
  const list = later<DataOf<typeof problemForm>>(parse(problemForm.data, form));
  lender.answerBy(problemForm, () => list.reply);
  const { user, send } = await openReport();
  await user.dblClick(send);
  expect(send).toHaveAttribute('aria-busy', 'true');
  expect(lender.received(saveProblem)).toHaveLength(0);
  list.arrive();
  await arrived();
  expect(lender.received(saveProblem)).toHaveLength(1);
});

it('sent while the list of problems cannot be read, it waits for another tap', async () => {
  lender.drop(problemForm);
  const { user, send } = await openReport();
  await user.click(send);
  expect(await screen.findByText('The list of problems did not load')).toBeVisible();
  await waitFor(() => expect(send).not.toHaveAttribute('aria-busy'));
  lender.answerWire(problemForm, form);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('radio', { name: 'Payment' })).toBeVisible();
  expect(lender.received(saveProblem)).toHaveLength(0);
  await user.click(send);
  await arrived();
  expect(lender.received(saveProblem)).toHaveLength(1);
});

it('a message sent before its report is read goes once it is, and never with half a sentence', async () => {
  const report = later<DataOf<typeof problemDetail>>(parse(problemDetail.data, problemClosed));
  lender.answerBy(problemDetail, () => report.reply);
  const { user } = await renderRoutes(routes, { at: '/complaints/P-20418/message' });
  const send = await screen.findByRole('button', { name: 'Send' });
  await user.click(send);
  expect(await screen.findByText('Please write something first.')).toBeVisible();
  expect(send).not.toHaveAttribute('aria-busy');
  const field = screen.getByRole('textbox', { name: 'Your message' });
  await user.type(field, 'It happened');
  await user.click(send);
  expect(send).toHaveAttribute('aria-busy', 'true');
  await user.type(field, ' again');
  expect(send).not.toHaveAttribute('aria-busy');
  await user.click(send);
  report.arrive();
  await arrived();
  expect(lender.received(saveProblem).map(({ request }) => request.problemDetail)).toEqual([
    'It happened again',
  ]);
});
