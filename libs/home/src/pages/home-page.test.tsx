import { fakeLender, renderRoutes } from '@clearloan/testing';
import { CallError } from '@clearloan/api-client';
import { codes } from '@clearloan/api-client/declare';
import { AppRuntimeProvider, type Fault } from '@clearloan/app-runtime';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Outlet } from 'react-router-dom';
import { classicHomePage, orderList as orderListCall } from '@clearloan/loan-view/contract';
import { homePage } from '../contract';
import { homeClassic, orderList, orderListEmpty } from '@clearloan/loan-view/fixtures';
import { homeVisitor } from '../fixtures/home-visitor';
import { blocksBelowThePayment, homeLiveLoan, repayInFourDays } from '../fixtures/home-live-loan';
import { homeNewerLender } from '../fixtures/home-newer-lender';
import { homeOverdue } from '../fixtures/home-overdue';
import { routes } from '../routes';

const lender = fakeLender();
const elsewhere = ['/orders/:orderId/repay', '/login', '/certification'];

const openHome = (loggedIn = true) => renderRoutes(routes, { at: '/', loggedIn, elsewhere });

const applicationThatIs = (orderStatus: string, next?: string) => ({
  ...orderList,
  list: [{ ...orderList.list[1]!, orderStatus, next }],
});

describe('a borrower with a running loan', () => {
  beforeEach(() => {
    lender.answerWire(orderListCall, orderListEmpty);
  });

  it('sees home without waiting for the date formatter, which is slow to create', async () => {
    const opened = jest.spyOn(Intl, 'DateTimeFormat');
    lender.answerWire(homePage, homeLiveLoan);
    await openHome();
    expect(await screen.findByRole('region', { name: 'All loans' })).toBeVisible();
    expect(opened).not.toHaveBeenCalled();
  });

  it('sees the next payment first and pays it with one tap', async () => {
    lender.answerWire(homePage, homeLiveLoan);
    const { user } = await openHome();
    expect(await screen.findByRole('heading', { name: 'Everyday loan', level: 2 })).toBeVisible();
    expect(screen.getByText('Due in 4 days')).toBeVisible();
    expect(screen.getByText('Pay by Tue 24 Nov')).toBeVisible();
    expect(screen.getByRole('img', { name: 'Payment 3 of 6' })).toBeVisible();
    expect(screen.getByText('¥8,569.24 left')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Pay ¥2,142.31' }));
    expect(await screen.findByText('elsewhere: /orders/:orderId/repay')).toBeVisible();
  });

  it('sees line by line what being late costs, and what tomorrow adds', async () => {
    lender.answerWire(homePage, homeOverdue);
    await openHome();
    expect(await screen.findByText('8 days late')).toBeVisible();
    expect(screen.getByText('Late fee, 8 days')).toBeVisible();
    expect(screen.getByText('¥42.85')).toBeVisible();
    expect(screen.getByText('The late fee goes up by ¥6.32 tomorrow')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Pay ¥2,192.87' })).toBeVisible();
  });

  it('sees an outlined pay button while a payment is far off', async () => {
    const farOff = { type: 'REPAY', items: [{ ...repayInFourDays, dueTime: '2026-12-24' }] };
    lender.answerWire(homePage, { ...homeLiveLoan, list: [farOff, ...blocksBelowThePayment] });
    await openHome();
    expect(await screen.findByText('In 34 days')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Pay ¥2,142.31' }).className).toContain('line');
  });

  it('sees when a mandate collects a payment, and needs not pay it', async () => {
    const collected = { type: 'REPAY', items: [{ ...repayInFourDays, collectOn: '2026-11-24' }] };
    lender.answerWire(homePage, { ...homeLiveLoan, list: [collected, ...blocksBelowThePayment] });
    await openHome();
    expect(await screen.findByText('Will be collected on Tue 24 Nov')).toBeVisible();
    expect(screen.getByText('Automatic')).toBeVisible();
    expect(screen.queryByText(/^Pay by/)).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Pay ¥2,142.31' }).className).toContain('line');
  });

  it('sees the collection of a late payment beside what being late costs', async () => {
    const [late] = homeOverdue.list.flatMap((block) => (block.type === 'REPAY' ? block.items : []));
    lender.answerWire(homePage, {
      ...homeOverdue,
      list: [{ type: 'REPAY', items: [{ ...late, collectOn: '2026-11-21' }] }],
    });
    await openHome();
    expect(await screen.findByText('Will be collected on Sat 21 Nov')).toBeVisible();
    expect(screen.getByText('8 days late')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Pay ¥2,192.87' }).className).toContain('solid');
  });

  it('also sees the payments of other loans', async () => {
    const other = {
      ...repayInFourDays,
      orderId: 'o-2',
      productName: 'Shop stock loan',
      dueTime: '2026-11-30',
    };
    lender.answerWire(homePage, {
      ...homeLiveLoan,
      list: [{ type: 'REPAY', items: [other, repayInFourDays] }, ...blocksBelowThePayment],
    });
    await openHome();
    const others = await screen.findByRole('region', { name: 'Your other loans' });
    expect(
      within(others).getByRole('link', {
        name: /Shop stock loan.*In 10 days/,
      }),
    ).toBeVisible();
    expect(screen.getByText('Pay by Tue 24 Nov')).toBeVisible();
  });

  it('returns to a home that is complete in its first render, so the page keeps its height', async () => {
    lender.answerWire(homePage, homeLiveLoan);
    const { user, router } = await openHome();
    await screen.findByRole('region', { name: 'All loans' });
    await user.click(screen.getByRole('link', { name: 'Pay ¥2,142.31' }));
    await screen.findByText('elsewhere: /orders/:orderId/repay');
    const firstText = pageOnceItSays('Pay by Tue 24 Nov');
    setTimeout(() => void router.navigate(-1));
    expect(await screen.findByText('Pay by Tue 24 Nov')).toBeVisible();
    const text = await firstText;
    for (const part of ['Ready for you', 'All loans', 'Your tools', 'Refresh']) expect(text).toContain(part);
  });

  it('sees the payment when the lender sends blocks unknown to this build', async () => {
    lender.answerWire(homePage, homeNewerLender);
    await openHome();
    expect(await screen.findByRole('link', { name: 'Pay ¥2,142.31' })).toBeVisible();
  });

  it('sees the newest message, and all behind the bell', async () => {
    lender.answerWire(homePage, homeLiveLoan);
    await openHome();
    const bell = await screen.findByRole('link', { name: 'Messages, 1 unread' });
    expect(bell).toHaveAttribute('href', '/messages');
    expect(bell).toHaveTextContent('1');
    expect(await screen.findByText('Your fee question is answered')).toBeVisible();
  });

  it('has the bell without a number when all is read', async () => {
    const list = homeLiveLoan.list.filter(({ type }) => type !== 'ANNOUNCEMENT');
    lender.answerWire(homePage, { ...homeLiveLoan, list });
    await openHome();
    expect(await screen.findByRole('link', { name: 'Messages' })).toHaveTextContent('');
    await screen.findByRole('region', { name: 'All loans' });
    expect(screen.queryByText('Your fee question is answered')).not.toBeInTheDocument();
  });

  it('sees offers with their cost, the cheapest of all loans first', async () => {
    lender.answerWire(homePage, homeLiveLoan);
    const { user } = await openHome();
    const ready = await screen.findByRole('region', { name: 'Ready for you' });
    expect(within(ready).getByText('Valid until 30 Nov')).toBeVisible();
    expect(ready).toHaveTextContent('¥10,000 for 6 months costs ¥1,065.54');
    expect(screen.getByRole('link', { name: /Quick top-up/ })).toHaveTextContent(
      /30 days · costs ¥166\.20 · APR \d/,
    );
    const all = screen.getByRole('region', { name: 'All loans' });
    expect(within(all).queryByRole('heading', { level: 3 })).not.toBeInTheDocument();
    await user.click(within(all).getByRole('button', { name: 'View 3 loans' }));
    const names = within(all)
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent);
    expect(names).toEqual(['Shop stock loan', 'Everyday loan', 'Salary bridge']);
    expect(within(all).getByText('Lowest APR first')).toBeVisible();
  });

  it('sees no offers while a payment is late', async () => {
    const offers = homeLiveLoan.list.filter(({ type }) => type !== 'REPAY');
    lender.answerWire(homePage, { ...homeOverdue, list: [...homeOverdue.list, ...offers] });
    await openHome();
    expect(await screen.findByRole('region', { name: 'Your tools' })).toBeVisible();
    for (const sale of ['Ready for you', 'Small loans', 'All loans'])
      expect(screen.queryByRole('region', { name: sale })).not.toBeInTheDocument();
  });

  it('sees the tools that the lender names, except unknown ones', async () => {
    lender.answerWire(homePage, {
      ...homeLiveLoan,
      tools: [
        { key: 'bookkeeping', title: 'Money diary' },
        { key: 'horoscope', title: 'Stars', linkUrl: '/stars' },
        { key: 'calculator', title: 'Sums', linkUrl: 'https://evil.example/calculator' },
      ],
    });
    await openHome();
    const tools = await screen.findByRole('navigation', { name: 'Your tools' });
    const links = within(tools).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Money diary', '/bookkeeping'],
      ['Sums', '/calculator'],
    ]);
  });

  it('sees no shortcut to a tool that is switched off', async () => {
    lender.answerWire(homePage, homeLiveLoan);
    const hasScreen = (path: string) => path !== '/calculator';
    const offered = { element: <AppRuntimeProvider value={{ hasScreen }} children={<Outlet />} /> };
    await renderRoutes([{ ...offered, children: routes }], { at: '/', elsewhere });
    const tools = await screen.findByRole('navigation', { name: 'Your tools' });
    expect(within(tools).queryByRole('link', { name: 'Calculator' })).not.toBeInTheDocument();
    expect(within(tools).getByRole('link', { name: 'Reminders' })).toBeVisible();
  });

  it('can request more time, and gets help instead when a payment is late', async () => {
    lender.answerWire(homePage, homeLiveLoan);
    const { queries } = await openHome();
    const delay = await screen.findByRole('link', { name: 'Need more time?' });
    expect(delay).toHaveAttribute('href', `/orders/${repayInFourDays.orderId}/delay`);
    lender.answerWire(homePage, homeOverdue);
    await act(() => queries.refetchQueries());
    expect(await screen.findByRole('link', { name: 'I can’t pay right now' })).toBeVisible();
  });

  it('triggers one report of unknown blocks, without their content', async () => {
    const report = jest.fn<undefined, [Fault]>();
    const listening = {
      element: <AppRuntimeProvider value={{ reportFault: report }} children={<Outlet />} />,
    };
    lender.answerWire(homePage, homeNewerLender);
    const { queries } = await renderRoutes([{ ...listening, children: routes }], { at: '/', elsewhere });
    await screen.findByRole('button', { name: 'Refresh' });
    await act(() => queries.refetchQueries());
    expect(report.mock.calls).toEqual([[{ call: '/v5/index/index', code: 'UnknownBlock' }]]);
  });

  it('sees the classic home when the lender has no other', async () => {
    lender.refuse(homePage, codes.notFound, 'Unknown call');
    lender.answerWire(classicHomePage, homeClassic);
    await openHome();
    expect(await screen.findByRole('region', { name: 'All loans' })).toBeVisible();
    expect(screen.queryByText('Unknown call')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Calculator' })).toBeVisible();
  });

  it('does not see the classic home after another error', async () => {
    lender.refuse(homePage, codes.tooMany, 'Too many requests');
    lender.answerWire(classicHomePage, homeClassic);
    await openHome();
    expect(await screen.findByRole('heading', { name: 'Your loans didn’t load' })).toBeVisible();
    expect(screen.getByText('Too many requests')).toBeVisible();
  });

  it('refreshes home by pulling down or with a tap', async () => {
    lender.answerWire(homePage, homeLiveLoan);
    const { user } = await openHome();
    await screen.findByRole('link', { name: 'Pay ¥2,142.31' });
    const callCount = () => lender.received(homePage).length;
    const before = callCount();
    pullDown(80);
    expect(callCount()).toBe(before);
    pullDown(300);
    expect(await screen.findByText('Refreshing')).toBeInTheDocument();
    await waitFor(() => expect(callCount()).toBe(before + 1));
    await waitFor(() => expect(screen.queryByText('Refreshing')).not.toBeInTheDocument());
    await user.click(await screen.findByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(callCount()).toBe(before + 2));
  });
});

/** The complete page text at the first render that contains this text. */
const pageOnceItSays = (label: string): Promise<string> =>
  new Promise((resolve) => {
    const watch = new MutationObserver(() => {
      const text = document.body.textContent;
      if (!text.includes(label)) return;
      watch.disconnect();
      resolve(text);
    });
    watch.observe(document.body, { childList: true, subtree: true });
  });

/** One finger, from the top of the page down by a number of px. */
function pullDown(by: number): void {
  fireEvent.touchStart(window, { touches: [{ clientY: 20 }] });
  fireEvent.touchMove(window, { touches: [{ clientY: 20 + by }] });
  fireEvent.touchEnd(window);
}

describe('a borrower with an application', () => {
  beforeEach(() => {
    lender.answerWire(homePage, homeVisitor);
  });

  it.each([
    ['draft', undefined, 'Not sent yet', 'Continue application', '/orders/o-50001'],
    ['approved', 'confirmPeriod', 'Approved', 'See my price', '/orders/o-50001/confirm-period'],
    ['reviewing', undefined, 'In review', 'Check status', '/orders/o-50001'],
    ['disbursing', undefined, 'Money on its way', 'Check status', '/orders/o-50001'],
    [
      'disburseFailed',
      undefined,
      'Money didn’t arrive',
      'Choose a different account',
      '/cards?_order=o-50001',
    ],
  ])('that is %s sees its state and continues from there', async (orderStatus, next, stamp, action, path) => {
    lender.answerWire(orderListCall, applicationThatIs(orderStatus, next));
    await openHome();
    expect(await screen.findByText(stamp)).toBeVisible();
    expect(screen.getByRole('link', { name: action })).toHaveAttribute('href', path);
  });

  it('sees home when the list of applications fails', async () => {
    lender.reply(orderListCall, () => new Response('<html></html>', { status: 502 }));
    await openHome();
    expect(await screen.findByRole('heading', { name: 'See the real cost first' })).toBeVisible();
  });
});

describe('a visitor', () => {
  it('sees the whole price of an example and changes the amount', async () => {
    lender.answerWire(classicHomePage, { list: homeVisitor.list });
    const { user } = await openHome(false);
    expect(await screen.findByRole('heading', { name: 'See the real cost first' })).toBeVisible();
    expect(screen.getByText('¥5,201.32')).toBeVisible();
    expect(screen.getByText('Example. 3 payments of ¥1,733.77. APR 46.5%.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '¥500 more' }));
    expect(screen.getByText('¥5,305.30')).toBeVisible();
    expect(screen.queryByText('¥5,201.32')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See this loan' })).toHaveAttribute(
      'href',
      '/login?_return=%2Fproducts%2Fp-everyday%3F_amount%3D550000',
    );
  });

  it('goes to the login and back to the product', async () => {
    lender.answerWire(classicHomePage, { list: homeVisitor.list });
    await openHome(false);
    expect(await screen.findByRole('link', { name: 'See this loan' })).toHaveAttribute(
      'href',
      '/login?_return=%2Fproducts%2Fp-everyday',
    );
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
  });

  it('sees the loans when the lender has no example', async () => {
    lender.answerWire(classicHomePage, homeClassic);
    await openHome(false);
    expect(await screen.findByRole('region', { name: 'All loans' })).toBeVisible();
    expect(screen.getByText('School starts in January')).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Log in' })).toHaveLength(2);
  });

  it('sees the tools even when the loans do not load', async () => {
    lender.drop(classicHomePage);
    await openHome(false);
    expect(await screen.findByRole('heading', { name: 'The loans didn’t load' })).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Calculator' })).toHaveAttribute('href', '/calculator');
    expect(screen.getByRole('link', { name: 'Bookkeeping' })).toHaveAttribute('href', '/bookkeeping');
    expect(screen.getByRole('link', { name: 'Reminders' })).toHaveAttribute('href', '/reminders');
  });
});

describe('without a response from the lender', () => {
  it('home keeps its layout and loads again on a tap', async () => {
    lender.answerWire(orderListCall, orderListEmpty);
    lender.drop(homePage);
    const { user } = await openHome();
    expect(await screen.findByRole('heading', { name: 'Your loans didn’t load' })).toBeVisible();
    lender.answerWire(homePage, homeLiveLoan);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Pay ¥2,142.31' })).toBeVisible();
  });

  it('the last known payment stays visible with its time, but cannot be paid', async () => {
    lender.answerWire(orderListCall, orderListEmpty);
    lender.answerWire(homePage, homeLiveLoan);
    const { queries } = await openHome();
    await screen.findByRole('link', { name: 'Pay ¥2,142.31' });
    lender.drop(homePage);
    await act(() => queries.refetchQueries());
    expect(await screen.findByText('No internet connection')).toBeVisible();
    expect(screen.getByText(/^Updated today at \d\d:\d\d$/)).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Pay/ })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('the payment cannot be paid after a timeout either', async () => {
    lender.answerWire(orderListCall, orderListEmpty);
    lender.answerWire(homePage, homeLiveLoan);
    const { queries } = await openHome();
    await screen.findByRole('link', { name: 'Pay ¥2,142.31' });
    const error = new CallError('', { kind: 'TimedOut', path: homePage.path });
    act(() => {
      for (const query of queries.getQueryCache().getAll()) query.setState({ status: 'error', error });
    });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Pay/ })).not.toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Works offline' })).toBeVisible();
  });

  it('a payment from another day shows its date and no late fee', async () => {
    lender.answerWire(orderListCall, orderListEmpty);
    const dueYesterday = { ...repayInFourDays, dueTime: '2026-11-19' };
    lender.answerWire(homePage, { ...homeLiveLoan, list: [{ type: 'REPAY', items: [dueYesterday] }] });
    const { queries } = await openHome();
    await screen.findByText('1 day late');
    expect(screen.getByText('Late fee, 1 day')).toBeVisible();
    lender.drop(homePage);
    await act(() => queries.refetchQueries());
    const threeDaysMs = 3 * 86_400_000;
    act(() => {
      for (const query of queries.getQueryCache().getAll())
        query.setState({ dataUpdatedAt: Date.now() - threeDaysMs });
    });
    expect(await screen.findByText(/^Updated Tue 17 Nov, \d\d:\d\d$/)).toBeVisible();
    expect(screen.getByText('1 day late')).toBeVisible();
    expect(screen.queryByText(/^Late fee/)).not.toBeInTheDocument();
  });

  it('home offers the tools that work offline, and no loan to apply for', async () => {
    lender.answerWire(orderListCall, orderListEmpty);
    lender.answerWire(homePage, homeLiveLoan);
    const { queries, user } = await openHome();
    expect(await screen.findByRole('region', { name: 'All loans' })).toBeVisible();
    expect(screen.queryByText('Works offline')).not.toBeInTheDocument();
    lender.drop(homePage);
    await act(() => queries.refetchQueries());
    const offered = await screen.findByRole('region', { name: 'Works offline' });
    expect(within(offered).getByRole('link', { name: 'Bookkeeping' })).toBeVisible();
    expect(within(offered).getByRole('link', { name: 'Calculator' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'All loans' })).not.toBeInTheDocument();
    lender.answerWire(homePage, homeLiveLoan);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('region', { name: 'All loans' })).toBeVisible();
  });

  it('home shows an empty slip in place of the payment', async () => {
    lender.hang(homePage);
    lender.hang(orderListCall);
    await openHome();
    expect(screen.getByRole('region', { name: 'Loading' })).toHaveAttribute('aria-busy', 'true');
  });
});
