import { fakeLender, renderRoutes } from '@clearloan/testing';
import { activateLanguage } from '@clearloan/app-runtime';
import { act, screen, within } from '@testing-library/react';
import { saveEvents } from '../contract';
import { routesInShell } from '../testing/privacy-for-tests';

const lender = fakeLender();

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  lender.answer(saveEvents, { accepted: [] });
});

const open = (at: string) => renderRoutes(routesInShell(), { at, elsewhere: ['/'] });

describe('the consent history', () => {
  it('shows for each purpose what, why, how long and who, before any consent', async () => {
    await open('/privacy/agreed');
    expect(await screen.findByText('You haven’t agreed to anything yet')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Location' })).toBeVisible();
    expect(screen.getAllByText('Who sees it')).toHaveLength(4);
    expect(screen.queryByRole('button', { name: 'Download this list' })).not.toBeInTheDocument();
  });

  it('lists every consent and refusal with its time and the version of its text', async () => {
    localStorage.setItem(
      'clearloan.consents',
      JSON.stringify(
        ['given', 'withdrawn'].map((state, place) => ({
          consentId: 'c1',
          purpose: 'location',
          state,
          at: `2026-11-20T0${String(2 + place)}:00:00.000Z`,
          textVersion: '1',
          textHash: 'h',
          locale: 'en',
          screen: 'privacyCentre',
          toldAs: place === 0 ? 'borrower' : 'nobody',
        })),
      ),
    );
    await open('/privacy/agreed');
    expect(await screen.findByText('You agreed')).toBeVisible();
    expect(screen.getByText('You declined')).toBeVisible();
    expect(screen.getByText(/20 Nov 2026, 09:00, text version 1/)).toBeVisible();
    expect(screen.getByText(/Changed on this phone/)).toBeVisible();
    expect(screen.getAllByText('Off')).toHaveLength(4);
    expect(screen.getByRole('button', { name: 'Download this list' })).toBeVisible();
  });
});

describe('the requests of this visit', () => {
  it('are listed with purposes, counts and sizes, including those held back', async () => {
    sessionStorage.setItem(
      'clearloan.traffic',
      JSON.stringify([
        { path: '/v5/index/index', sent: 2, bytes: 164, heldBack: 0 },
        { path: '/credit-info/upload-image', sent: 1, bytes: 312_400, heldBack: 0 },
        { path: '/v3/buried-point/upload', sent: 0, bytes: 0, heldBack: 1 },
      ]),
    );
    await open('/privacy/sent');
    expect(await screen.findByText(/3 requests, 312.6 kB/)).toBeVisible();
    expect(screen.getByText('Verification')).toBeVisible();
    const held = screen.getByText('How you use the app').closest('li');
    expect(within(held as HTMLElement).getByText('Blocked')).toBeVisible();
    expect(document.body).not.toHaveTextContent('/v3/');
  });

  it.each([
    ['en', '1 byte', '322 bytes', '1.2 kB'],
    ['hi', '1 बाइट', '322 बाइट', '1.2 KB'],
    ['id', '1 byte', '322 byte', '1,2 KB'],
    ['zh', '1字节', '322字节', '1.2 KB'],
  ] as const)('show bytes in the format of %s', async (language, one, many, thousand) => {
    const line = (path: string, bytes: number) => ({ path, sent: 1, bytes, heldBack: 0 });
    sessionStorage.setItem(
      'clearloan.traffic',
      JSON.stringify([
        line('/service/login/one', 1),
        line('/v3/product/many', 322),
        line('/v3/certify/thousand', 1_234),
      ]),
    );
    await open('/privacy/sent');
    await screen.findByText('322 bytes');
    await act(() => activateLanguage(language));
    expect(await screen.findByText(one)).toBeVisible();
    expect(screen.getByText(many)).toBeVisible();
    expect(screen.getByText(thousand)).toBeVisible();
  });

  it('have an empty state when nothing was sent', async () => {
    await open('/privacy/sent');
    expect(await screen.findByText('Nothing sent yet')).toBeVisible();
  });
});

it('a borrower reads what is never requested, with contacts first', async () => {
  await open('/privacy/never');
  const things = await screen.findAllByRole('listitem');
  expect(things[0]).toHaveTextContent('Your contact list');
  expect(things).toHaveLength(8);
});

it('a borrower reads a versioned privacy policy in plain language, which links to the choices', async () => {
  await open('/privacy-policy');
  expect(await screen.findByText('Version 1 of this page, 20 Nov 2026')).toBeVisible();
  expect(screen.getByText('Job, income and two contacts')).toBeVisible();
  expect(screen.getByText(/Your location, to within about one kilometre\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'View and change your choices' })).toHaveAttribute(
    'href',
    '/privacy',
  );
});
