import type { ReactElement } from 'react';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { HelpPathProvider } from '@clearloan/app-runtime';
import { activateLanguage } from '../testing/activate-language';
import { LanguageProvider } from '@clearloan/app-runtime';
import { Page } from './page';
import { HeroHeader } from './hero-header';

beforeAll(async () => activateLanguage('en'));

const show = (element: ReactElement, path: string | undefined) => {
  render(
    <LanguageProvider>
      <MemoryRouter>
        <HelpPathProvider value={path}>{element}</HelpPathProvider>
      </MemoryRouter>
    </LanguageProvider>,
  );
};
const bars = [
  <Page key="bar" title="Pay" back="/" actions={<button>Share</button>}>
    To pay
  </Page>,
  <Page key="till" title="Home" header={<HeroHeader actions={<button>Share</button>} />}>
    To pay
  </Page>,
];

it.each(bars)('help is last in the bar, whatever else the screen adds', (element) => {
  show(element, '/customer-service?_screen=repayUrl');
  const help = screen.getByRole('link', { name: 'Help' });
  expect(help).toHaveAttribute('href', '/customer-service?_screen=repayUrl');
  expect(help.nextElementSibling).toBeNull();
  expect(help.previousElementSibling).toHaveTextContent('Share');
});

it.each(bars)('the help screen does not link to itself', (element) => {
  show(element, undefined);
  expect(screen.queryByRole('link', { name: 'Help' })).toBeNull();
});
