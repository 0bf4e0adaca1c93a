import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { StaleLine } from '../screen/stale-line';
import { useLanguage } from './use-language';
import { activateLanguage, loadWords, type WordsOf } from './words';
import { WordsProvider } from './words-provider';

function Screen() {
  const language = useLanguage();
  return (
    <>
      <p>{language}</p>
      <StaleLine at="10:42" />
    </>
  );
}

const show = () =>
  render(
    <WordsProvider>
      <MemoryRouter>
        <Screen />
      </MemoryRouter>
    </WordsProvider>,
  );

describe('the language of the borrower', () => {
  it('speaks English, the language the words are written in', async () => {
    await activateLanguage('en');
    show();
    expect(screen.getByRole('status')).toHaveTextContent('Shown as of 10:42. Could not refresh.');
    expect(document.documentElement).toHaveAttribute('lang', 'en');
  });

  it('speaks Indonesian as soon as it is chosen, without a reload', async () => {
    await activateLanguage('en');
    show();
    await act(async () => activateLanguage('id'));
    expect(screen.getByRole('status')).toHaveTextContent('Ditampilkan per 10:42. Tidak bisa diperbarui.');
    expect(screen.getByText('id')).toBeInTheDocument();
    expect(document.documentElement).toHaveAttribute('lang', 'id');
  });

  it('brings the words of screens already seen along when the language changes', async () => {
    const asked: string[] = [];
    const words: WordsOf = async (language) => {
      asked.push(language);
      return Promise.resolve({ messages: {} });
    };
    await activateLanguage('en');
    await loadWords(words);
    await activateLanguage('id');
    expect(asked).toEqual(['en', 'id']);
  });

  it('reads a screen in English when its words in the chosen language cannot be had', async () => {
    const asked: string[] = [];
    const words: WordsOf = async (language) => {
      asked.push(language);
      if (language === 'hi') throw new Error('no such catalog');
      return Promise.resolve({ messages: {} });
    };
    await activateLanguage('hi');
    await loadWords(words);
    expect(asked).toEqual(['hi', 'en']);
  });

  it('keeps the language chosen last when an earlier one arrives late', async () => {
    let arriveLate: () => void = () => undefined;
    const slow: WordsOf = async (language) => {
      if (language === 'id') await new Promise<void>((resolve) => (arriveLate = resolve));
      return { messages: {} };
    };
    await activateLanguage('en');
    await loadWords(slow);
    const first = activateLanguage('id');
    await activateLanguage('en');
    arriveLate();
    await first;
    expect(document.documentElement).toHaveAttribute('lang', 'en');
  });
});
