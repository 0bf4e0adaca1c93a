import { fakeLender, renderRoutes } from '@clearloan/testing';
import { screen } from '@testing-library/react';
import { helpPage, problemForm, problemList, whatsapp } from '../contract';
import { help, whatsapp as chat } from '../fixtures/help';
import { problemForm as form, problemList as reports } from '../fixtures/problems';
import { routes } from '../routes';

const lender = fakeLender();
beforeEach(() => {
  localStorage.clear();
  lender.answerWire(problemList, reports);
  lender.answerWire(helpPage, help);
  lender.answerWire(whatsapp, chat);
  lender.answerWire(problemForm, form);
});
const open = () => renderRoutes(routes, { at: '/complaints', elsewhere: ['/mine'] });

it('the reports page groups open and solved reports, each with its status', async () => {
  await open();
  const open_ = await screen.findByRole('link', { name: /I paid twice/ });
  expect(open_).toHaveTextContent('Everyday loan · Sent 18 Nov');
  expect(open_).toHaveTextContent('We’re working on it');
  expect(open_).toHaveTextContent('Answer by Sat 21 Nov');
  expect(screen.getByRole('link', { name: /Too many calls/ })).toHaveTextContent('Solved 4 Sep');
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Open', 'Solved', 'Get help faster']),
  );
});

it('the reports page shows when an answer is late [promise: report-answer]', async () => {
  const [first] = reports.list;
  lender.answerWire(problemList, { ...reports, list: [{ ...first, answerBy: '2026-11-19T11:00:00Z' }] });
  await open();
  expect(
    await screen.findByText('You should have heard from us by Thu 19 Nov. Sorry, we’re late.'),
  ).toBeVisible();
});

it('an empty reports page shows a message and a link to report a problem', async () => {
  lender.answerWire(problemList, { list: [], total: 0, hasMore: false });
  await open();
  expect(await screen.findByText('No reports yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Report a problem' })).toHaveAttribute('href', '/complaints/new');
});

it('the reports page shows a draft on the device, and opens it', async () => {
  const first = await renderRoutes(routes, { at: '/complaints/new' });
  await first.user.type(await screen.findByRole('textbox', { name: 'Tell us more' }), 'Two payments');
  first.unmount();
  const { user } = await open();
  await user.click(await screen.findByRole('link', { name: /Two payments/ }));
  expect(await screen.findByRole('textbox', { name: 'Tell us more' })).toHaveValue('Two payments');
});

it('a list of reports that does not load can be retried, and faster help stays visible', async () => {
  lender.drop(problemList);
  const { user } = await open();
  expect(await screen.findByText('Your reports didn’t load')).toBeVisible();
  expect(await screen.findByText('Get help faster')).toBeVisible();
  lender.answerWire(problemList, reports);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: /I paid twice/ })).toBeVisible();
});

it('an unknown status is shown as the lender sent it', async () => {
  const [first] = reports.list;
  lender.answerWire(problemList, { ...reports, list: [{ ...first, status: 'escalated' }] });
  await open();
  expect(await screen.findByText('escalated')).toBeVisible();
});

it('more reports are loaded page by page', async () => {
  const [first] = reports.list;
  lender.answerBy(problemList, ({ request }) => ({
    list: [
      { ...first!, problemId: `P-${String(request.pageNum)}`, title: `Report ${String(request.pageNum)}` },
    ] as never,
    total: 2,
    hasMore: Number(request.pageNum) < 2,
  }));
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByRole('link', { name: /Report 2/ })).toBeVisible();
  expect(screen.getByRole('link', { name: /Report 1/ })).toBeVisible();
});
