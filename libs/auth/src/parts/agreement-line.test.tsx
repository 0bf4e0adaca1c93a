import { activateLanguage, loadCatalog, LanguageProvider } from '@clearloan/app-runtime';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { catalog } from '../catalog';
import { AgreementLine } from './agreement-line';

const titles = { terms: 'A', privacy: 'B', credit: 'C' };
const agreements = Object.entries(titles).map(([scene, title]) => ({ scene, title }));

it.each([
  ['en', 1, 'accept the A.'],
  ['en', 2, 'A and B'],
  ['en', 3, 'A, B and C'],
  ['id', 3, 'A, B dan C'],
  ['hi', 2, 'A और B'],
  ['zh', 3, 'A、B和C'],
] as const)('the accepted agreements are listed in %s, with %i items: %s', async (language, count, list) => {
  await loadCatalog(catalog);
  await activateLanguage(language);
  const element = (
    <LanguageProvider>
      <AgreementLine agreements={agreements.slice(0, count)} />
    </LanguageProvider>
  );
  render(<MemoryRouter>{element}</MemoryRouter>);
  expect(document.body).toHaveTextContent(list);
  expect(screen.getAllByRole('link')).toHaveLength(count);
});
