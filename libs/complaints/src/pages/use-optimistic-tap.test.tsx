import { get, noRequest, nothing } from '@clearloan/api-client/declare';
import { fakeLender, renderRoutes } from '@clearloan/testing';
import { act, renderHook, screen } from '@testing-library/react';
import { contactInfo, problemDetail, problemForm, saveProblem } from '../contract';
import { contactInfo as contact } from '../fixtures/help';
import { problemClosed, problemForm as form } from '../fixtures/problems';
import { draftsEntry } from '../device/use-draft';
import { serialiseDrafts } from '../rules/problem-draft';
import { routes } from '../routes';
import { useOptimisticTap } from './use-optimistic-tap';

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

/** A complete report that was written earlier and is stored on this device. */
function keepReport() {
  const handle = {
    draftId: crypto.randomUUID(),
    typed: words,
    pictures: [],
    savedAt: new Date().toISOString(),
  };
  const report = { ...handle, problemType: 'payment', problemSonType: 'paidTwice', orderId: 'o-48213' };
  localStorage.setItem(draftsEntry, serialiseDrafts(new Map([['new', report]])));
}
const openReport = async () => {
  keepReport();
  const { user } = await renderRoutes(routes, { at: '/complaints/new' });
  return { user, send: await screen.findByRole('button', { name: 'Send' }) };
};
const arrived = () => screen.findByRole('heading', { level: 1, name: 'I paid twice' });

it('a stored report sent before the list of problems is loaded is sent once after that', async () => {
  const listArrives = lender.answerLate(problemForm, form);
  const { user, send } = await openReport();
  await user.dblClick(send);
  expect(send).toHaveAttribute('aria-busy', 'true');
  expect(lender.received(saveProblem)).toHaveLength(0);
  listArrives();
  await arrived();
  expect(lender.received(saveProblem)).toHaveLength(1);
});

it('a stored report sent while the list of problems does not load waits for another tap', async () => {
  lender.drop(problemForm);
  const { user, send } = await openReport();
  await user.click(send);
  expect(await screen.findByText('The list of problems didn’t load')).toBeVisible();
  const beside = await screen.findByText('Part of this page didn’t load. Tap Send to try again.');
  expect(send).not.toHaveAttribute('aria-busy');
  lender.answerWire(problemForm, form);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('radio', { name: 'Payment' })).toBeVisible();
  expect(beside).not.toBeInTheDocument();
  expect(lender.received(saveProblem)).toHaveLength(0);
  await user.click(send);
  await arrived();
  expect(lender.received(saveProblem)).toHaveLength(1);
});

it('a message sent before its report is loaded is sent once after that, with its full text', async () => {
  const reportArrives = lender.answerLate(problemDetail, problemClosed);
  const { user } = await renderRoutes(routes, { at: '/complaints/P-20418/message' });
  const send = await screen.findByRole('button', { name: 'Send' });
  await user.click(send);
  expect(await screen.findByText('Write something first.')).toBeVisible();
  expect(send).not.toHaveAttribute('aria-busy');
  const field = screen.getByRole('textbox', { name: 'Your message' });
  await user.type(field, 'It happened');
  await user.click(send);
  expect(send).toHaveAttribute('aria-busy', 'true');
  await user.type(field, ' again');
  expect(send).not.toHaveAttribute('aria-busy');
  await user.click(send);
  reportArrives();
  await arrived();
  expect(lender.received(saveProblem).map(({ request }) => request.problemDetail)).toEqual([
    'It happened again',
  ]);
});

it('a handled tap is not handled again after a refetch', async () => {
  const follow = jest.fn();
  const refetch = () => new Promise<never>(() => undefined);
  const { result, rerender } = renderHook(({ data }) => useOptimisticTap({ data, refetch }, follow), {
    initialProps: { data: undefined as string | undefined },
  });
  act(() => result.current.keep());
  const come = async (data: string | undefined) => {
    rerender({ data });
    await act(() => Promise.resolve());
  };
  await come('the list');
  await come(undefined);
  await come('the list');
  expect(follow).toHaveBeenCalledTimes(1);
});
