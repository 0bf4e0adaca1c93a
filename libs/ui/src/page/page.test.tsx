import { useState } from 'react';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { openScreens } from '../testing/open-screens';
import { activateLanguage } from '../testing/activate-language';
import { Page, PrimaryAction } from './page';
import { PageTabs } from './page-tabs';

beforeAll(async () => activateLanguage('en'));

const start = (at: string) =>
  openScreens(
    [
      {
        path: '/',
        element: (
          <Page title="My loans" heading="root">
            <Link to="/loan">View loan</Link>
          </Page>
        ),
      },
      {
        path: '/loan',
        element: (
          <Page title="Everyday loan" back="/">
            <p>Left to pay</p>
          </Page>
        ),
      },
    ],
    { at },
  ).router;

describe('a screen', () => {
  it('sets the document title, and its heading takes the focus when it opens', async () => {
    start('/');
    await userEvent.click(await screen.findByRole('link', { name: 'View loan' }));
    expect(screen.getByRole('heading', { level: 1, name: 'Everyday loan' })).toHaveFocus();
    expect(document.title).toBe('Everyday loan · Clearloan');
    expect(screen.getByRole('main')).toHaveTextContent('Left to pay');
  });

  it('returns to the previous screen and focuses the tapped element there', async () => {
    const router = start('/');
    await userEvent.click(await screen.findByRole('link', { name: 'View loan' }));
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(router.state.location.pathname).toBe('/');
    expect(router.state.historyAction).toBe('POP');
    await waitFor(() => expect(screen.getByRole('link', { name: 'View loan' })).toHaveFocus());
  });

  it('returns with the tapped element at its old height while content above still loads', async () => {
    start('/');
    const scrollBy = jest.spyOn(window, 'scrollBy').mockImplementation(() => undefined);
    const top = jest.spyOn(Element.prototype, 'getBoundingClientRect');
    top.mockReturnValue({ top: 300 } as DOMRect);
    await userEvent.click(await screen.findByRole('link', { name: 'View loan' }));
    top.mockReturnValue({ top: 252 } as DOMRect);
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(scrollBy.mock.calls).toEqual([[0, -48]]));
    jest.restoreAllMocks();
  });

  it('returns the focus to a link whose text has changed meanwhile', async () => {
    const link = () => screen.findByRole('link', { name: /loan/ });
    const Count = ({ many }: { many: () => number }) => <Link to="/loan">See {many()} loans</Link>;
    let open = 2;
    const { router } = openScreens([
      {
        path: '/',
        element: (
          <Page title="My loans" heading="root">
            <Count many={() => open} />
          </Page>
        ),
      },
      { path: '/loan', element: <Page title="Everyday loan">here</Page> },
    ]);
    await userEvent.click(await link());
    open = 1;
    await act(() => router.navigate(-1));
    expect(await link()).toHaveTextContent('See 1 loans');
    expect(await link()).toHaveFocus();
  });

  it.each([
    ['removes the tapped element, and its heading takes the focus', false],
    ['keeps the tapped element, and the focus stays there', true],
  ])('has a step that %s', async (_what, staysThere) => {
    function Steps() {
      const [step, setStep] = useState(1);
      const next = <button onClick={() => setStep(2)}>Next</button>;
      return (
        <>
          <Page key={step} title={`Step ${String(step)}`}>
            {step === 1 && !staysThere && next}
          </Page>
          {staysThere && next}
        </>
      );
    }
    const steps = [
      { path: '/', element: <Link to="/steps">Begin</Link> },
      { path: '/steps', element: <Steps /> },
    ];
    openScreens(steps);
    await userEvent.click(await screen.findByRole('link', { name: 'Begin' }));
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    const heading = screen.getByRole('heading', { level: 1, name: 'Step 2' });
    expect(staysThere ? screen.getByRole('button', { name: 'Next' }) : heading).toHaveFocus();
  });

  it('returns to its parent when it was opened from a link', async () => {
    const router = start('/loan');
    await userEvent.click(await screen.findByRole('button', { name: 'Back' }));
    expect(router.state.location.pathname).toBe('/');
    expect(router.state.historyAction).toBe('REPLACE');
  });
});

describe('the pinned button', () => {
  const onTap = jest.fn();
  const onSubmit = jest.fn((event: React.FormEvent) => {
    event.preventDefault();
  });

  it('submits the form it names, and acts once', async () => {
    render(
      <>
        <form id="login" onSubmit={onSubmit} />
        <PrimaryAction type="submit" form="login">
          Send code
        </PrimaryAction>
      </>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Send code' }));
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('is focusable and shows its reason while not ready, but does nothing', async () => {
    render(
      <>
        <form id="login" onSubmit={onSubmit} />
        <PrimaryAction type="submit" form="login" disabled reason="Enter the code first." onClick={onTap}>
          Log in
        </PrimaryAction>
      </>,
    );
    const button = screen.getByRole('button', { name: 'Log in' });
    await userEvent.tab();
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription('Enter the code first.');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(button);
    expect(onTap).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('ignores taps while it works', async () => {
    render(
      <PrimaryAction loading onClick={onTap}>
        Pay ¥2,142.31
      </PrimaryAction>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Pay ¥2,142.31' }));
    expect(onTap).not.toHaveBeenCalled();
  });
});

it('the tabs of a page change by the arrow keys and name their panel', async () => {
  function Orders() {
    const [tab, setTab] = useState<'all' | 'paid'>('all');
    return (
      <PageTabs
        label="Loans by status"
        tabs={[
          { value: 'all', label: 'All', count: 2 },
          { value: 'paid', label: 'Paid' },
        ]}
        value={tab}
        onChange={setTab}
      >
        {tab}
      </PageTabs>
    );
  }
  render(<Orders />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Paid' })).toHaveFocus();
  expect(screen.getByRole('tabpanel', { name: 'Paid' })).toHaveTextContent('paid');
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: /All/ })).toHaveAttribute('aria-selected', 'true');
});
