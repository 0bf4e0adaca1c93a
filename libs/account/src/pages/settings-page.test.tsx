import { renderRoutes } from '@clearloan/testing';
import {
  activateLanguage,
  activeLanguage,
  AmountsHiddenProvider,
  loadCatalog,
  useReadAloud,
  type CatalogLoader,
} from '@clearloan/app-runtime';
import { Money } from '@clearloan/ui';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import {
  isDeviceShared,
  applyStoredTheme,
  areAmountsHiddenAtStart,
  isReadAloudWanted,
  ReadAloud,
} from '@clearloan/session';
import { routes } from '../routes';
import { SettingsPage } from './settings-page';

afterEach(async () => {
  localStorage.clear();
  applyStoredTheme();
  await activateLanguage('en');
});

const open = (loggedIn = true) =>
  renderRoutes(routes, { at: '/settings', loggedIn, elsewhere: ['/', '/mine'] });

describe('settings', () => {
  it('apply the chosen language at once and store it', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: /Language/ }));
    const sheet = await screen.findByRole('dialog', { name: 'Language' });
    await user.click(within(sheet).getByRole('radio', { name: 'Bahasa Indonesia' }));
    await waitFor(() => {
      expect(document.documentElement).toHaveAttribute('lang', 'id');
    });
    expect(localStorage.getItem('clearloan.language')).toBe('id');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('keep the current language and show a failure when the chosen one does not load', async () => {
    const { user } = await open();
    await act(async () => activateLanguage('hi'));
    let isOffline = true;
    const unreachable: CatalogLoader = (language) =>
      isOffline && language !== 'hi'
        ? Promise.reject(new TypeError('offline'))
        : Promise.resolve({ messages: {} });
    await loadCatalog(unreachable);
    await user.click(await screen.findByRole('button', { name: /भाषा/ }));
    const sheet = await screen.findByRole('dialog');
    await user.click(within(sheet).getByRole('radio', { name: 'Bahasa Indonesia' }));
    expect(await within(sheet).findByRole('alert')).toBeVisible();
    expect(document.documentElement).toHaveAttribute('lang', 'hi');
    expect(activeLanguage()).toBe('hi');
    expect(localStorage.getItem('clearloan.language')).toBeNull();
    isOffline = false;
    await user.click(within(sheet).getByRole('radio', { name: 'Bahasa Indonesia' }));
    await waitFor(() => expect(localStorage.getItem('clearloan.language')).toBe('id'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('name each language in that language', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: /Language/ }));
    const sheet = await screen.findByRole('dialog', { name: 'Language' });
    const shown = within(sheet)
      .getAllByRole('radio')
      .map((radio) => radio.closest('label')?.textContent);
    expect(shown).toEqual(['English', 'हिन्दी', 'Bahasa Indonesia', '中文']);
  });

  it('apply the dark theme at once and at the next start', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('radio', { name: 'Dark' }));
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    document.documentElement.removeAttribute('data-theme');
    applyStoredTheme();
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  });

  it('follow the system theme again when the borrower chooses it', async () => {
    localStorage.setItem('clearloan.theme', 'dark');
    applyStoredTheme();
    const { user } = await open();
    expect(await screen.findByRole('radio', { name: 'Dark' })).toBeChecked();
    const theme = screen.getByRole('radiogroup', { name: 'Theme' });
    await user.click(within(theme).getByRole('radio', { name: 'System' }));
    expect(document.documentElement).not.toHaveAttribute('data-theme');
  });

  it('enlarge the text at once and at the next start, and return to the system size', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('radio', { name: 'Largest' }));
    expect(document.documentElement).toHaveAttribute('data-text-size', 'largest');
    document.documentElement.removeAttribute('data-text-size');
    applyStoredTheme();
    expect(document.documentElement).toHaveAttribute('data-text-size', 'largest');
    const size = screen.getByRole('radiogroup', { name: 'Text size' });
    await user.click(within(size).getByRole('radio', { name: 'System' }));
    expect(document.documentElement).not.toHaveAttribute('data-text-size');
  });

  const openWithEye = () =>
    renderRoutes(
      [
        {
          path: '/settings',
          element: (
            <WithEye>
              <SettingsPage />
            </WithEye>
          ),
        },
      ],
      { at: '/settings' },
    );

  it('hide amounts at once and at every start', async () => {
    const { user } = await openWithEye();
    const eye = await screen.findByRole('switch', { name: /^Hide amounts by default/ });
    expect(eye).not.toBeChecked();
    expect(screen.getByText('¥12.00')).toBeVisible();
    await user.click(eye);
    expect(eye).toBeChecked();
    expect(screen.queryByText('¥12.00')).not.toBeInTheDocument();
    expect(areAmountsHiddenAtStart()).toBe(true);
  });

  it('mark the device as shared, which deletes unsent forms and hides amounts', async () => {
    localStorage.setItem('clearloan.drafts', 'Mira works at Harbour');
    const { user } = await openWithEye();
    await user.click(await screen.findByRole('switch', { name: /^I share this phone/ }));
    expect(JSON.stringify(localStorage)).not.toContain('Harbour');
    expect(screen.queryByText('¥12.00')).not.toBeInTheDocument();
    expect(isDeviceShared()).toBe(true);
    await user.click(screen.getByRole('switch', { name: /^I share this phone/ }));
    expect(isDeviceShared()).toBe(false);
  });

  it('hide the Listen buttons and show them again', async () => {
    const { user } = await renderRoutes([{ element: <WithVoice />, children: routes }], { at: '/settings' });
    expect(await screen.findByText('Listen')).toBeVisible();
    const aloud = screen.getByRole('switch', { name: /^Read key facts aloud/ });
    expect(aloud).toBeChecked();
    await user.click(aloud);
    expect(screen.queryByText('Listen')).not.toBeInTheDocument();
    expect(isReadAloudWanted()).toBe(false);
    await user.click(aloud);
    expect(screen.getByText('Listen')).toBeVisible();
  });

  it('link to the password change, which returns to the settings', async () => {
    await open();
    expect(await screen.findByRole('link', { name: 'Change password' })).toHaveAttribute(
      'href',
      '/login?_step=forgotten&_return=%2Fsettings',
    );
  });

  it('show support facts under Details, and the market configuration under For support', async () => {
    await open();
    await screen.findByText('Details');
    const zone = screen.getByText('Asia/Jakarta');
    const method = screen.getByText('Annual rate (APR)');
    expect(zone).not.toBeVisible();
    expect(method).not.toBeVisible();
    fireEvent.click(screen.getByText('Details'));
    const details = within(zone.closest('details')!);
    expect(zone).toBeVisible();
    expect(details.getAllByRole('listitem').map((each) => each.textContent)).toEqual([
      expect.stringContaining('Version'),
      expect.stringContaining('English'),
      expect.stringContaining('Asia/Jakarta'),
      expect.stringContaining('what you read in the last 7 days'),
    ]);
    expect(method).not.toBeVisible();
    fireEvent.click(screen.getByText('For support'));
    expect(method).toBeVisible();
    expect(screen.getByText('¥1,234.50')).toBeVisible();
  });

  it('show that a shared device stores only settings', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('switch', { name: /I share this phone/ }));
    fireEvent.click(screen.getByText('Details'));
    expect(screen.getByText('Only your settings, because you share this phone.')).toBeVisible();
  });

  it('show a visitor no account actions', async () => {
    await open(false);
    await screen.findByText('Easier to read');
    for (const name of ['Log out', 'Delete my account', 'Change password']) {
      expect(screen.queryByRole('link', { name })).not.toBeInTheDocument();
    }
  });
});

/** The shell's state of hidden amounts, with an amount on the screen. */
function WithEye({ children }: { children: ReactNode }) {
  const [hidden, setHidden] = useState(false);
  return (
    <AmountsHiddenProvider hidden={hidden} toggle={() => setHidden(!hidden)}>
      {children}
      <Money amount={1200} />
    </AmountsHiddenProvider>
  );
}

const WithVoice = () => (
  <ReadAloud>
    <ListenButton />
    <Outlet />
  </ReadAloud>
);
const ListenButton = () => useReadAloud() && <span>Listen</span>;
