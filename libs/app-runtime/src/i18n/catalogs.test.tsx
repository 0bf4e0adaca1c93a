import { i18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { act, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { useLanguage, LanguageProvider } from './language';
import {
  activateLanguage,
  activeLanguage,
  addCatalog,
  loadCatalog,
  setLenderTexts,
  type CatalogLoader,
} from './catalogs';

const stale = {
  en: ['Shown as of ', ['at'], '. Could not refresh.'],
  id: ['Ditampilkan per ', ['at'], '. Tidak bisa diperbarui.'],
};
addCatalog(
  async (language) =>
    Promise.resolve({ messages: { stale: language === 'id' ? stale.id : stale.en } } as never),
  'stale',
);

function Screen() {
  const language = useLanguage();
  return (
    <>
      <p>{language}</p>
      <p role="status">{useLingui()._('stale', { at: '10:42' })}</p>
    </>
  );
}

const show = () =>
  render(
    <LanguageProvider>
      <MemoryRouter>
        <Screen />
      </MemoryRouter>
    </LanguageProvider>,
  );

describe('the app', () => {
  it('is in English, the source language of its messages', async () => {
    await activateLanguage('en');
    show();
    expect(screen.getByRole('status')).toHaveTextContent('Shown as of 10:42. Could not refresh.');
    expect(document.documentElement).toHaveAttribute('lang', 'en');
  });

  it('switches to Indonesian without a reload when the borrower chooses it', async () => {
    await activateLanguage('en');
    show();
    await act(async () => activateLanguage('id'));
    expect(screen.getByRole('status')).toHaveTextContent('Ditampilkan per 10:42. Tidak bisa diperbarui.');
    expect(screen.getByText('id')).toBeInTheDocument();
    expect(document.documentElement).toHaveAttribute('lang', 'id');
  });

  it('shows the lender’s own wording where it has one, in that language only', async () => {
    const catalog: CatalogLoader = async (language) =>
      Promise.resolve({ messages: { when: [`usual in ${language}`], paid: ['Paid'] } });
    setLenderTexts({ en: { when: ['in two days'] } });
    await activateLanguage('en');
    await loadCatalog(catalog);
    expect([i18n._('when'), i18n._('paid')]).toEqual(['in two days', 'Paid']);
    await activateLanguage('id');
    expect(i18n._('when')).toBe('usual in id');
    await activateLanguage('en');
    expect(i18n._('when')).toBe('in two days');
    setLenderTexts({});
  });

  it('loads the catalogs of screens that were already open when the language changes', async () => {
    const asked: string[] = [];
    const catalog: CatalogLoader = async (language) => {
      asked.push(language);
      return Promise.resolve({ messages: {} });
    };
    await activateLanguage('en');
    await loadCatalog(catalog);
    await activateLanguage('id');
    expect(asked).toEqual(['en', 'id']);
  });

  it('uses the catalog of another screen on the next render, without rendering again for it', async () => {
    const catalog: CatalogLoader = async () => Promise.resolve({ messages: { ahead1: 'Ahead' } });
    await activateLanguage('en');
    const draw = jest.fn();
    const Drawn = () => {
      draw(useLingui()._('ahead1'));
      return null;
    };
    const { unmount } = render(
      <LanguageProvider>
        <Drawn />
      </LanguageProvider>,
    );
    await act(async () => Promise.all([loadCatalog(catalog), loadCatalog(catalog)]));
    expect(draw.mock.calls).toEqual([['ahead1']]);
    unmount();
    render(
      <LanguageProvider>
        <Drawn />
      </LanguageProvider>,
    );
    expect(draw).toHaveBeenLastCalledWith('Ahead');
    // A change of language does re-render mounted components.
    const drawn = draw.mock.calls.length;
    await act(async () => activateLanguage('id'));
    expect(draw.mock.calls.length).toBeGreaterThan(drawn);
  });

  it('falls back to English when the catalog of the chosen language does not load', async () => {
    const asked: string[] = [];
    const catalog: CatalogLoader = async (language) => {
      asked.push(language);
      if (language === 'hi') throw new Error('no such catalog');
      return Promise.resolve({ messages: {} });
    };
    await activateLanguage('hi');
    await loadCatalog(catalog);
    expect(asked).toEqual(['hi', 'en']);
  });

  it('keeps the last chosen language when an earlier one loads late', async () => {
    let arriveLate: () => void = () => undefined;
    const slow: CatalogLoader = async (language) => {
      if (language === 'id') await new Promise<void>((resolve) => (arriveLate = resolve));
      return { messages: {} };
    };
    await activateLanguage('en');
    await loadCatalog(slow);
    const first = activateLanguage('id');
    await activateLanguage('en');
    arriveLate();
    await first;
    expect(document.documentElement).toHaveAttribute('lang', 'en');
  });

  it('keeps the language that is shown when neither of two newer choices loads', async () => {
    const catalogs: { readonly fail: () => void }[] = [];
    let isReachable = true;
    const catalog: CatalogLoader = async () => {
      if (isReachable) return { messages: {} };
      return new Promise((_resolve, reject) => {
        catalogs.push({ fail: () => reject(new Error('no connection')) });
      });
    };
    await activateLanguage('en');
    await loadCatalog(catalog);
    isReachable = false;
    const choices = [activateLanguage('hi'), activateLanguage('zh')].map((choice) =>
      choice.catch(() => 'failed'),
    );
    for (const tries of [0, 2]) {
      await waitFor(() => expect(catalogs).toHaveLength(tries + 2));
      for (const { fail } of catalogs.slice(tries)) fail();
    }
    expect(await Promise.all(choices)).toEqual(['failed', 'failed']);
    expect(activeLanguage()).toBe('en');
  });
});

describe('messages embedded in the page', () => {
  const block = { language: 'id', parts: ['ui', 'drawn'], messages: { hello1: 'Halo' } };
  const counted = () => {
    const asked: string[] = [];
    const catalog: CatalogLoader = async (language) => {
      asked.push(language);
      return Promise.resolve({ messages: { hello1: `catalog ${language}` } });
    };
    return { asked, catalog };
  };
  /** A page reads its messages once, so each test opens its own. */
  async function openPage() {
    document.body.innerHTML = `<script type="application/json" id="words">${JSON.stringify(block)}</script>`;
    jest.resetModules();
    const [{ i18n }, page] = await Promise.all([import('@lingui/core'), import('./catalogs')]);
    page.addCatalog(async () => Promise.resolve({ messages: {} }), 'ui');
    return { i18n, ...page };
  }
  afterEach(() => {
    document.body.innerHTML = '';
  });

  it('are shown at once, and no catalog is fetched', async () => {
    const page = await openPage();
    const { asked, catalog } = counted();
    await page.activateLanguage('id');
    await page.loadCatalog(catalog, 'drawn');
    expect([page.i18n._('hello1'), asked]).toEqual(['Halo', []]);
  });

  it('do not cover another screen of the same library, which fetches the whole catalog', async () => {
    const page = await openPage();
    const { asked, catalog } = counted();
    await page.activateLanguage('id');
    await page.loadCatalog(catalog, 'drawn');
    await page.loadCatalog(catalog);
    expect([page.i18n._('hello1'), asked]).toEqual(['catalog id', ['id']]);
  });

  it('are not used when the borrower chooses another language', async () => {
    const page = await openPage();
    const { asked, catalog } = counted();
    await page.activateLanguage('en');
    await page.loadCatalog(catalog, 'drawn');
    expect([page.i18n._('hello1'), asked]).toEqual(['catalog en', ['en']]);
    await page.activateLanguage('id');
    await page.activateLanguage('hi');
    expect([page.i18n._('hello1'), asked]).toEqual(['catalog hi', ['en', 'hi']]);
  });
});
