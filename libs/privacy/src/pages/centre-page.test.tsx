import { fakeLender, renderRoutes, type RenderRoutesOptions } from '@clearloan/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { saveEvents } from '../contract';
import type { AccountAccess } from '../privacy-context';
import { routesInShell } from '../testing/privacy-for-tests';

const lender = fakeLender();

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  lender.answerBy(saveEvents, ({ request }) => ({
    accepted: request.events.flatMap(({ consent }) => consent?.consentId ?? []),
  }));
});

const open = (options: Partial<RenderRoutesOptions> = {}, account?: AccountAccess) =>
  renderRoutes(routesInShell(account), { at: '/privacy', elsewhere: ['/mine', '/'], ...options });
const sentEvents = () => lender.received(saveEvents).flatMap(({ request }) => request.events);
const turnOn = async (user: Awaited<ReturnType<typeof open>>['user'], name: RegExp) => {
  await user.click(await screen.findByRole('switch', { name }));
  const sheet = await screen.findByRole('dialog');
  await user.click(within(sheet).getByRole('button', { name: 'Allow' }));
  // It covers the switches until the answer is recorded.
  await waitFor(() => {
    expect(sheet).not.toBeInTheDocument();
  });
};

describe('the choices of a borrower', () => {
  it('are all off at first, and opening the screen sends nothing', async () => {
    await open();
    const switches = await screen.findAllByRole('switch');
    expect(switches).toHaveLength(4);
    for (const one of switches) expect(one).not.toBeChecked();
    expect(sentEvents()).toEqual([]);
  });

  it('have no switch for contacts where the market forbids them', async () => {
    await open();
    await screen.findByRole('switch', { name: /Location/ });
    expect(screen.queryByRole('switch', { name: /contacts/ })).not.toBeInTheDocument();
  });

  it('turn on only after the text was on the screen, with the hash of that text', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('switch', { name: /Location/ }));
    const sheet = await screen.findByRole('dialog', { name: 'Can we use your location once?' });
    expect(within(sheet).getByText('Your location, to within about one kilometre.')).toBeVisible();
    expect(screen.getByRole('switch', { name: /Location/, hidden: true })).not.toBeChecked();
    await user.click(within(sheet).getByRole('button', { name: 'Allow' }));
    await waitFor(() => {
      expect(screen.getByRole('switch', { name: /Location/ })).toBeChecked();
    });
    expect(sentEvents()).toEqual([
      {
        name: 'consent',
        at: expect.any(String),
        consent: {
          consentId: expect.stringMatching(/^[\da-f-]{36}$/),
          purpose: 'location',
          state: 'given',
          textVersion: '1',
          textHash: expect.stringMatching(/^[\da-f]{64}$/),
          locale: 'en',
          screen: 'privacyCentre',
        },
      },
    ]);
  });

  it('stay off after a refusal, without a message', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('switch', { name: /Offers/ }));
    const sheet = await screen.findByRole('dialog');
    await user.click(within(sheet).getByRole('button', { name: 'Don’t allow' }));
    expect(screen.getByRole('switch', { name: /Offers/ })).not.toBeChecked();
    expect(sentEvents()).toEqual([]);
  });

  it('turn off at once with one tap, also when the lender cannot be reached [promise: consent-withdrawn]', async () => {
    const { user } = await open();
    await turnOn(user, /Location/);
    lender.drop(saveEvents);
    await user.click(await screen.findByRole('switch', { name: /Location/, checked: true }));
    await waitFor(() => {
      expect(screen.getByRole('switch', { name: /Location/ })).not.toBeChecked();
    });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('can all be turned off at once', async () => {
    const { user } = await open();
    await turnOn(user, /Location/);
    await turnOn(user, /Offers/);
    await user.click(await screen.findByRole('button', { name: 'Turn off all choices' }));
    await waitFor(() => {
      expect(screen.queryByRole('button', { name: 'Turn off all choices' })).not.toBeInTheDocument();
    });
    await waitFor(() => {
      expect(sentEvents().map(({ consent }) => [consent?.purpose, consent?.state])).toEqual([
        ['location', 'given'],
        ['marketing', 'given'],
        ['location', 'withdrawn'],
        ['marketing', 'withdrawn'],
      ]);
    });
  });

  it('made on another device show on this one', async () => {
    const line = {
      consentId: '7f2c0a52-3f0e-4b7e-9b57-1c0f5c7d9a10',
      purpose: 'location',
      state: 'given',
      at: '2026-08-24T01:20:00Z',
      textVersion: '1',
      textHash: 'h',
      locale: 'en',
      screen: 'auth',
    };
    await open({}, { readConsents: () => Promise.resolve([line]), readCopy: () => Promise.resolve({}) });
    expect(await screen.findByRole('switch', { name: /Location/, checked: true })).toBeVisible();
    expect(await screen.findByText('1 entry, with dates')).toBeVisible();
    expect(sentEvents()).toEqual([]);
  });
});

describe('a visitor', () => {
  it('may also decide, and sees nothing that needs an account', async () => {
    await open({ loggedIn: false });
    expect(await screen.findByRole('switch', { name: /How you use the app/ })).toBeVisible();
    expect(screen.queryByText('Get a copy of my data')).not.toBeInTheDocument();
    expect(screen.queryByText('Ask to delete my data')).not.toBeInTheDocument();
  });
});

describe('a copy of all data', () => {
  const urls = { createObjectURL: jest.fn(() => 'blob:copy'), revokeObjectURL: jest.fn() };
  const clicked = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  beforeEach(() => {
    clicked.mockImplementation(() => undefined);
    urls.createObjectURL.mockImplementation(() => 'blob:copy');
    Object.assign(URL, urls);
  });

  it('downloads as a file at once [promise: copy-file]', async () => {
    const { user } = await open(
      {},
      {
        readConsents: () => Promise.resolve([]),
        readCopy: () => Promise.resolve({ phone: '+62' }),
      },
    );
    await user.click(await screen.findByRole('button', { name: /Get a copy of my data/ }));
    await waitFor(() => {
      expect(clicked).toHaveBeenCalledTimes(1);
    });
    expect(urls.createObjectURL).toHaveBeenLastCalledWith(expect.objectContaining({ type: 'text/html' }));
    await user.click(screen.getByRole('button', { name: /The same for another program/ }));
    await waitFor(() => {
      expect(clicked).toHaveBeenCalledTimes(2);
    });
    expect(urls.createObjectURL).toHaveBeenLastCalledWith(
      expect.objectContaining({ type: 'application/json' }),
    );
  });

  it('that does not arrive shows an error', async () => {
    const { user } = await open(
      {},
      {
        readConsents: () => Promise.resolve([]),
        readCopy: () => Promise.reject(new Error('No connection.')),
      },
    );
    await user.click(await screen.findByRole('button', { name: /Get a copy of my data/ }));
    expect(await screen.findByText('We couldn’t get your copy')).toBeVisible();
  });
});
