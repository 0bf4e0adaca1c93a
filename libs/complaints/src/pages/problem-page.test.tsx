import { codes, get, noRequest, nothing } from '@clearloan/api-client/declare';
import { fakeLender, renderRoutes } from '@clearloan/testing';
import { screen, within } from '@testing-library/react';
import { contactInfo, problemDetail, saveProblem } from '../contract';
import { contactInfo as contact } from '../fixtures/help';
import {
  hostileText,
  problemAnswered,
  problemClosed,
  problemPaidTwice,
  problemUnanswered,
} from '../fixtures/problems';
import { routes } from '../routes';

const lender = fakeLender();
const path = '/complaints/P-20418';
const ownPicture = get('/pictures/pi-1', { request: noRequest, data: nothing });

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  lender.answerWire(contactInfo, contact);
  lender.answerWire(saveProblem, { problemId: 'P-20418' });
  lender.reply(ownPicture, () => new Response('jpeg', { headers: { 'Content-Type': 'image/jpeg' } }));
  URL.createObjectURL = () => 'blob:photo';
  URL.revokeObjectURL = () => undefined;
});

const open = async (wire: object, at = path) => {
  lender.answerWire(problemDetail, wire);
  const view = await renderRoutes(routes, { at });
  await screen.findByRole('heading', { level: 1 });
  return view;
};

it('a report shows its timeline, when an answer is due, and the day of the limit', async () => {
  await open(problemPaidTwice);
  expect(await screen.findByRole('heading', { level: 1, name: 'I paid twice' })).toBeVisible();
  expect(screen.getByText('We’re working on it')).toBeVisible();
  expect(screen.getByText('P-20418')).toBeVisible();
  expect(screen.getByText('Sat 21 Nov, 17:00')).toBeVisible();
  const steps = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(steps[0]).toMatch(/You told us18 Nov, 08:12.*Please send one back/);
  expect(steps[1]).toMatch(/Lina read it18 Nov, 09:40/);
  expect(steps[2]).toMatch(/Lina wrote19 Nov, 14:05.*goes back to your bank account/);
  expect(steps[3]).toMatch(/Answer$/);
  expect(screen.getByText('Day 3 of 30')).toBeVisible();
  expect(
    screen.getByText(/If it isn’t solved by Fri 18 Dec, you can ask Sample Financial Authority/),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: /Go to Sample/ })).toBeNull();
});

it('a report shows its pictures, and a tap enlarges one', async () => {
  const { user } = await open(problemPaidTwice);
  await user.click(await screen.findByRole('button', { name: 'Photo 1' }));
  const sheet = await screen.findByRole('dialog', { name: 'Photo 1' });
  expect(within(sheet).getByRole('img', { name: 'Photo 1' })).toHaveAttribute('src', 'blob:photo');
});

it('a borrower who taps “Yes, it helped” closes the report', async () => {
  const { user } = await open(problemAnswered);
  expect(await screen.findByText('Did this help?')).toBeVisible();
  lender.answerWire(problemDetail, problemClosed);
  await user.click(screen.getByRole('button', { name: 'Yes, it helped' }));
  expect(await screen.findByText('Solved 20 Nov')).toBeVisible();
  expect(lender.received(saveProblem).map(({ request }) => request)).toEqual([
    expect.objectContaining({ problemId: 'P-20418', helped: true, problemDetail: '' }),
  ]);
  expect(screen.queryByText('Did this help?')).toBeNull();
  expect(screen.queryByText(/^Day /)).toBeNull();
});

it('a borrower who taps “No, not yet” reopens the report with an optional message', async () => {
  const { user, router } = await open(problemAnswered);
  await user.click(await screen.findByRole('button', { name: 'No, not yet' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'What’s still wrong?' })).toBeVisible();
  lender.answerWire(problemDetail, { ...problemAnswered, status: 'reopened' });
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Reopened')).toBeVisible();
  expect(router.state.location.pathname).toBe(path);
  expect(lender.received(saveProblem)[0]?.request).toMatchObject({ helped: false, problemDetail: '' });
});

it('a rejected answer shows its message next to the question', async () => {
  lender.refuse(saveProblem, codes.notAllowedNow, 'This report has moved on.');
  const { user } = await open(problemAnswered);
  await user.click(await screen.findByRole('button', { name: 'Yes, it helped' }));
  expect(await screen.findByText('This report has moved on.', { selector: '.cl-note-title' })).toBeVisible();
});

it('a message that is not empty reopens a closed report', async () => {
  const { user } = await open(problemClosed);
  await user.click(await screen.findByRole('link', { name: 'Reopen' }));
  expect(await screen.findByText(/This reopens your report/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Write something first.')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Your message' }), 'It happened again');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'I paid twice' })).toBeVisible();
  expect(lender.received(saveProblem).map(({ request }) => request)).toEqual([
    expect.objectContaining({ problemId: 'P-20418', problemDetail: 'It happened again' }),
  ]);
});

it('a report shows that a message draft waits', async () => {
  const first = await open(problemPaidTwice, `${path}/message`);
  await first.user.type(await screen.findByRole('textbox', { name: 'Your message' }), 'One more thing');
  first.unmount();
  const { user } = await open(problemPaidTwice);
  await user.click(await screen.findByRole('link', { name: 'Continue your message' }));
  expect(await screen.findByRole('textbox', { name: 'Your message' })).toHaveValue('One more thing');
});

describe('a report after the limit', () => {
  it('shows the regulator with its URL, and a confirmation before the app opens it [promise: report-regulator-day]', async () => {
    const opened = jest.spyOn(window, 'open').mockReturnValue(null);
    const { user } = await open(problemUnanswered);
    expect(await screen.findByText('30 days have passed')).toBeVisible();
    expect(screen.getByText(/Sorry, we’re late/)).toBeVisible();
    expect(await screen.findByText('https://regulator.example')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Go to Sample Financial Authority' }));
    const question = await screen.findByRole('alertdialog', { name: 'You’re leaving Clearloan' });
    expect(question).toHaveTextContent('regulator.example');
    expect(opened).not.toHaveBeenCalled();
    await user.click(within(question).getByRole('button', { name: 'Go to regulator.example' }));
    expect(opened).toHaveBeenCalledWith('https://regulator.example/', '_blank', 'noopener,noreferrer');
  });

  it.each([
    'javascript:alert(1)',
    'https://evil.example',
    'https://regulator.example@evil.example',
    '//evil.example',
  ])('never offers a link to %s', async (url) => {
    lender.answerWire(contactInfo, { ...contact, regulator: { name: 'Authority', url } });
    await open(problemUnanswered);
    expect(await screen.findByText(/You can now ask Authority/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Go to Authority' })).toBeNull();
    expect(document.querySelector(`a[href*="evil"], a[href^="javascript"]`)).toBeNull();
  });

  it('offers a summary to copy with number, loan, days and all messages', async () => {
    const { user } = await open(problemUnanswered);
    const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(await screen.findByRole('button', { name: 'Copy a summary' }));
    const summary = copied.mock.calls[0]?.[0];
    expect(summary).toContain('Report P-20418 to Clearloan');
    expect(summary).toContain('Loan: Everyday loan');
    expect(summary).toContain('Day 30 of 30');
    expect(summary).toContain('“On 23 October I paid payment 2 two times. Please send one back.”');
    expect(await screen.findByText('Copied')).toBeVisible();
  });
});

it('hostile text in a report is shown as text', async () => {
  const event = { at: '2026-11-18T01:12:00Z', status: 'submitted', by: 'borrower', text: hostileText };
  const answer = {
    at: '2026-11-19T01:12:00Z',
    status: 'answered',
    by: 'lender',
    who: '<b>Lina</b>',
    text: hostileText,
  };
  await open({ ...problemAnswered, title: '<img src=x>', timeline: [event, answer] });
  expect(await screen.findAllByText(hostileText)).toHaveLength(2);
  for (const words of screen.getAllByText(hostileText)) expect(words).toHaveAttribute('dir', 'auto');
  expect(document.querySelector('script, main img, main b > b')).toBeNull();
});

it('an unknown report shows the lender’s message and a link to contact a person', async () => {
  lender.refuse(problemDetail, codes.notFound, 'We couldn’t find this report.');
  await renderRoutes(routes, { at: '/complaints/P-1' });
  expect(
    await screen.findByText('We couldn’t find this report.', { selector: '.cl-empty-words' }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/customer-service');
});
