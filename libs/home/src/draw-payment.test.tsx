import { fakeLender, renderRoutes } from '@clearloan/testing';
import { sampleMarket } from '@clearloan/formatting';
import { screen } from '@testing-library/react';
import { homePage } from './contract';
import { orderList } from '@clearloan/loan-view/contract';
import { homeVisitor } from './fixtures/home-visitor';
import { repayInFourDays } from './fixtures/home-live-loan';
import { homeOverdue } from './fixtures/home-overdue';
import { orderListEmpty, inProgressAs } from '@clearloan/loan-view/fixtures';
import { homeInProgress } from './fixtures/home-in-progress';
import { messages } from './locales/en.po';
import { routes } from './routes';

const lender = fakeLender();

let drawPayment: (typeof import('./draw-payment'))['drawPayment'];

/** The module as the preload script bundles it: its JSX creates DOM nodes. */
beforeAll(async () => {
  await jest.isolateModulesAsync(async () => {
    jest.doMock('react/jsx-runtime', () =>
      jest.requireActual<object>('../../app-runtime/src/preload/jsx-dom'),
    );
    ({ drawPayment } = await import('./draw-payment'));
    jest.dontMock('react/jsx-runtime');
  });
});

const homeWith = (...items: unknown[]) => ({ list: [{ type: 'REPAY', items }], tools: [] });
const payment = (change: Partial<Record<keyof typeof repayInFourDays | 'collectOn', unknown>> = {}) => ({
  ...repayInFourDays,
  ...change,
});

/** The page as the build generates it: an empty slip, and the messages of home. */
function openPage(language = 'en') {
  document.body.innerHTML =
    '<div class="cl-printed"><section class="cl-slip">' +
    '<span class="cl-skeleton"></span>'.repeat(4) +
    '<div class="cl-fold"></div></section></div><script type="application/json" id="words"></script>';
  const block = document.getElementById('words');
  if (block) block.textContent = JSON.stringify({ language, parts: ['home'], messages });
  const [slip] = document.getElementsByTagName('section');
  return slip!;
}

const replyOf = (text: string, status = 200) =>
  Promise.resolve({
    status,
    text,
    headers: new Headers({ 'X-Business-Time': '2026-11-20T03:44:00Z' }),
  });
const answerOf = (data: unknown, status?: number) =>
  replyOf(JSON.stringify({ code: 0, message: '', data }), status);
const setting = { market: sampleMarket, language: 'en' };

/** The output of both renderers, as page text. */
const drawn = (slip: Element | null): unknown[] => [
  slip?.firstElementChild?.outerHTML,
  ...['.cl-loans-below', '.cl-figure'].map((line) => slip?.querySelector(line)?.outerHTML),
  ...[...(slip?.querySelectorAll('.cl-loans-below p') ?? [])].map(({ outerHTML }) => outerHTML),
];

describe('a borrower reads the same payment before and after hydration', () => {
  beforeEach(() => {
    lender.answerWire(orderList, orderListEmpty);
  });

  it.each<readonly [string, unknown]>([
    ['due in four days', homeWith(payment())],
    ['due today', homeWith(payment({ dueTime: '2026-11-20' }))],
    ['late, with its late fee', homeOverdue],
    ['collected by a mandate', homeWith(payment({ collectOn: '2026-11-24' }))],
    [
      'past due, before a mandate collected it',
      homeWith(payment({ dueTime: '2026-11-18', collectOn: '2026-11-21' })),
    ],
    ['past due, before the lender counts it late', homeWith(payment({ dueTime: '2026-11-18' }))],
    [
      'of millions, for a loan with a long name',
      homeWith(payment({ amount: '91234567.80', productName: 'Long '.repeat(20) })),
    ],
    ['the most urgent of several', homeWith(payment({ dueTime: '2026-12-24', amount: '1.00' }), payment())],
    ...Object.entries(inProgressAs).map(
      ([state, payment]) => [`while money for it is in progress: ${state}`, homeInProgress(payment)] as const,
    ),
    [
      'while several payments for it are in progress',
      homeInProgress(inProgressAs.checking, inProgressAs.code),
    ],
    ['of which a part is in progress', homeInProgress({ ...inProgressAs.checking, amount: '100.00' })],
    ['of a loan whose name looks like markup', homeWith(payment({ productName: '<b>Loan</b>' }))],
  ])('%s', async (_when, data) => {
    openPage();
    await drawPayment(answerOf(data), setting);
    const early = drawn(document.querySelector('.cl-slip'));
    expect(early).not.toContain(undefined);
    document.body.innerHTML = '';
    lender.answerWire(homePage, data);
    await renderRoutes(routes, { at: '/', loggedIn: true });
    await screen.findByRole('link', { name: 'View loan' });
    expect(drawn(document.querySelector('.cl-slip'))).toEqual(early);
  });
});

it('the slip fills its slot once, and the parts after its figure stay placeholders', async () => {
  openPage();
  await drawPayment(answerOf(homeWith(payment())), setting);
  const slip = document.querySelector('.cl-slip')!;
  expect(slip.parentElement).toHaveClass('cl-printed-now');
  expect(slip.querySelector('.cl-stamp svg.cl-icon path')).toBeInTheDocument();
  expect(slip.querySelectorAll('.cl-skeleton')).toHaveLength(3);
});

it('a payment covered by money in progress shows no amount to pay', async () => {
  openPage();
  await drawPayment(answerOf(homeInProgress(inProgressAs.checking)), setting);
  const slip = document.querySelector('.cl-slip');
  expect(slip).toHaveTextContent('Checking');
  expect(slip).toHaveTextContent('Don’t pay again');
  expect(slip).not.toHaveTextContent('Pay by');
});

describe('the slip stays empty before hydration', () => {
  it.each([
    ['when the lender refuses', () => replyOf('{"code":-1,"message":"Log in again","data":{}}')],
    ['when the lender fails', () => answerOf(homeWith(payment()), 502)],
    ['when nothing is to be paid', () => answerOf(homeVisitor)],
    ['when an amount is invalid', () => answerOf(homeWith(payment({ amount: '12.345' })))],
    [
      'when one of several payments cannot be read',
      () => answerOf(homeWith(payment(), payment({ penalty: null }))),
    ],
    ['when the days late are not a number', () => answerOf(homeWith(payment({ overdueDays: 'none' })))],
    ['when a list is not a list', () => answerOf({ list: { type: 'REPAY' } })],
  ])('%s', async (_when, answer) => {
    const slip = openPage();
    const before = slip.outerHTML;
    await drawPayment(answer(), setting);
    expect(slip.outerHTML).toBe(before);
  });

  it('when the page is in another language than the borrower chose', async () => {
    const slip = openPage('hi');
    const before = slip.outerHTML;
    await drawPayment(answerOf(homeWith(payment())), setting);
    expect(slip.outerHTML).toBe(before);
  });

  it.each([
    ['is cut off', () => replyOf('{"code":0,')],
    ['never arrives', () => Promise.reject(new Error('offline'))],
  ])('when the response %s', async (_how, answer) => {
    const slip = openPage();
    const before = slip.outerHTML;
    await expect(drawPayment(answer(), setting)).rejects.toThrow();
    expect(slip.outerHTML).toBe(before);
  });
});

it('an app that already starts draws the slip itself instead of drawing it twice', async () => {
  openPage();
  const drawing = drawPayment(answerOf(homeWith(payment())), setting);
  document.getElementById('words')?.remove();
  await drawing;
  expect(document.querySelector('.cl-figure')).toBeNull();
});

it('a slip drawn by the app is not overwritten', async () => {
  openPage();
  const drawing = drawPayment(answerOf(homeWith(payment())), setting);
  const ofApp = openPage();
  const before = ofApp.outerHTML;
  await drawing;
  expect(ofApp.outerHTML).toBe(before);
  expect(document.querySelector('.cl-figure')).toBeNull();
});
