import { codes } from '@clearloan/api-client/declare';
import { fakeLender, renderRoutes } from '@clearloan/testing';
import { screen, within } from '@testing-library/react';
import { closingLetter, yearlyStatement } from '../contract';
import { loanDetails, orderList as orderListCall } from '@clearloan/loan-view/contract';
import { loanDetailsSettled, orderList, orderListEmpty } from '@clearloan/loan-view/fixtures';
import { closingLetterOfSettled, statementOf2026 } from '../fixtures/loan-papers';
import { routes } from '../routes';

const lender = fakeLender();
const print = jest.fn();
beforeEach(() => {
  print.mockClear();
  Object.defineProperty(window, 'print', { configurable: true, value: print });
});

describe('the closing letter', () => {
  const at = '/orders/o-48213/closing-letter';

  it('shows the borrower that the loan is paid off, with every sum, and prints', async () => {
    lender.answerWire(closingLetter, closingLetterOfSettled);
    const { user } = await renderRoutes(routes, { at });
    const letter = await screen.findByRole('region', { name: 'Closing letter' });
    expect(letter).toHaveTextContent(
      'Harbour Finance Ltd confirms that this loan was paid off in full on 20 Nov 2026 and that nothing more is owed on it.',
    );
    for (const line of [
      'Borrower Mira Tan',
      'Letter number C-261120-48213',
      'Amount of the loan ¥12,000.00',
      'Principal repaid ¥12,000.00',
      'Interest ¥583.34',
      'Payment charges ¥5.00',
      'Paid in total ¥12,588.34',
      'Left to pay ¥0.00',
    ])
      expect(letter).toHaveTextContent(line);
    expect(letter).not.toHaveTextContent('Late fees');
    await user.click(screen.getByRole('button', { name: 'Print or save as PDF' }));
    expect(print).toHaveBeenCalledTimes(1);
  });

  it('states when a loan was returned', async () => {
    lender.answerWire(closingLetter, { ...closingLetterOfSettled, orderStatus: 'withdrawn' });
    await renderRoutes(routes, { at });
    expect(await screen.findByText(/this loan was returned on 20 Nov 2026/)).toBeVisible();
  });

  it('of a running loan explains why there is none, and prints nothing', async () => {
    lender.refuse(closingLetter, codes.notAllowedNow, 'This loan isn’t paid off yet.');
    await renderRoutes(routes, { at });
    expect(await screen.findByText('This loan isn’t paid off yet.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Print or save as PDF' })).not.toBeInTheDocument();
  });

  it('is one tap away from a paid-off loan', async () => {
    lender.answerWire(loanDetails, loanDetailsSettled);
    await renderRoutes(routes, { at: '/orders/o-48213' });
    const links = await screen.findAllByRole('link', { name: /Closing letter/ });
    for (const link of links) expect(link).toHaveAttribute('href', at);
    expect(screen.getByRole('link', { name: /^Statement/ })).toHaveAttribute(
      'href',
      '/orders/o-48213/statement',
    );
  });
});

describe('the statement', () => {
  const at = '/orders/o-48213/statement';

  it('shows the year with each transaction and what it paid', async () => {
    lender.answerWire(yearlyStatement, statementOf2026);
    await renderRoutes(routes, { at });
    const slip = (await screen.findByText('Everyday loan, 2026')).closest('section');
    for (const line of [
      'Principal left at the start ¥0.00',
      'Paid in the year ¥4,289.62',
      'Principal left at the end ¥8,157.33',
    ])
      expect(slip).toHaveTextContent(line);
    const [payout, first] = within(screen.getByRole('region', { name: 'All transactions' })).getAllByRole(
      'listitem',
    );
    expect(payout).toHaveTextContent('Paid out to you');
    expect(payout).toHaveTextContent('principal ¥12,000.00 + fees ¥424.80. Principal left: ¥12,000.00');
    expect(first).toHaveTextContent('24 Sep 2026, R-260924-10002');
    expect(first).toHaveTextContent(
      'principal ¥1,902.31 + interest ¥240.00 + payment charge ¥5.00. Principal left: ¥10,097.69',
    );
  });

  it('keeps the chosen year in the address, so that a link opens it', async () => {
    lender.answerWire(yearlyStatement, statementOf2026);
    const { user, router } = await renderRoutes(routes, { at });
    await user.click(await screen.findByRole('radio', { name: '2025' }));
    expect(router.state.location.search).toBe('?_year=2025');
    expect(lender.received(yearlyStatement).at(-1)?.request).toMatchObject({ year: 2025 });
  });

  it('shows no other year as the chosen one while it loads', async () => {
    lender.answerWire(yearlyStatement, statementOf2026);
    const { user } = await renderRoutes(routes, { at });
    lender.hang(yearlyStatement);
    await user.click(await screen.findByRole('radio', { name: '2025' }));
    expect(screen.getByRole('radio', { name: '2025' })).toBeChecked();
    expect(screen.queryByText('Everyday loan, 2026')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Print or save as PDF' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Send by e-mail' })).toBeNull();
    await user.click(screen.getByRole('radio', { name: '2026' }));
    expect(screen.getByRole('radio', { name: '2026' })).toBeChecked();
  });

  it.each(['?_year=26', '?_year=next', '?_year=-2026'])('opens the newest year for %s', async (search) => {
    lender.answerWire(yearlyStatement, statementOf2026);
    await renderRoutes(routes, { at: `${at}${search}` });
    await screen.findByText('Everyday loan, 2026');
    expect(lender.received(yearlyStatement)[0]?.request).not.toHaveProperty('year', expect.anything());
  });

  it('that did not load can be loaded again', async () => {
    lender.drop(yearlyStatement);
    const { user } = await renderRoutes(routes, { at });
    const again = await screen.findByRole('button', { name: /Try again/ });
    lender.answerWire(yearlyStatement, statementOf2026);
    await user.click(again);
    expect(await screen.findByText('Everyday loan, 2026')).toBeVisible();
  });
});

describe('the list of statements and letters', () => {
  it('links to the papers of every loan that was paid out, and of no other', async () => {
    lender.answerWire(orderListCall, orderList);
    await renderRoutes(routes, { at: '/statements' });
    const links = await screen.findAllByRole('link', { name: /^(Statement|Closing letter)/ });
    const paidOut = orderList.list.filter(({ orderStatus }) =>
      ['repaying', 'overdue', 'settled', 'withdrawn'].includes(orderStatus),
    );
    const settled = paidOut.filter(({ orderStatus }) => ['settled', 'withdrawn'].includes(orderStatus));
    expect(paidOut.length).toBeGreaterThan(0);
    expect(links).toHaveLength(paidOut.length + settled.length);
  });

  it('explains what it will show before the first loan', async () => {
    lender.answerWire(orderListCall, orderListEmpty);
    await renderRoutes(routes, { at: '/statements' });
    expect(await screen.findByText('No statements yet')).toBeVisible();
  });
});
