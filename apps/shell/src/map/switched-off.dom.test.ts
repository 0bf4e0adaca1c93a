import { pathTo } from '@clearloan/routes';

/** Runs before the shell loads, because the shell reads its brand once at startup. */
beforeAll(() => {
  const brand = {
    name: 'Kaveri',
    market: 'india',
    languages: ['en', 'hi'],
    off: ['/bookkeeping', '/orders/:orderId/statement'],
    prefix: '/api',
  };
  document.head.innerHTML = `<script type="application/json" id="brand">${JSON.stringify(brand)}</script>`;
});

it('a part that the lender leaves out has no screens; the others stay', async () => {
  const { hasScreen, provideScreens } = await import('./screens');
  const { features } = await import('./features');
  provideScreens(features);
  expect([hasScreen(pathTo('bookkeeping')), hasScreen(`${pathTo('bookkeeping')}/new`)]).toEqual([
    false,
    false,
  ]);
  expect(hasScreen('/orders/7/statement')).toBe(false);
  expect([hasScreen('/statements'), hasScreen('/orders/7'), hasScreen(pathTo('calculator'))]).toEqual([
    true,
    true,
    true,
  ]);
  const paths = features.map(({ path }) => path);
  expect(paths.filter((path) => path?.startsWith(pathTo('bookkeeping')))).toEqual([]);
  expect(paths).toContain(pathTo('reminders'));
});

it('the app has the brand’s market, name and languages', async () => {
  const { configuration } = await import('../configuration');
  expect(configuration.market.currency.symbol).toBe('₹');
  expect(configuration.brand).toMatchObject({ name: 'Kaveri', languages: ['en', 'hi'] });
});

it('a device with none of the brand’s languages gets the brand’s first language', async () => {
  const { configuration } = await import('../configuration');
  const { chosenLanguage } = await import('../runtime/language');
  const spoken = () => chosenLanguage(configuration.brand.languages);
  const speak = (...tags: string[]) => jest.spyOn(navigator, 'languages', 'get').mockReturnValue(tags);
  speak('id-ID', 'zh');
  expect(spoken()).toBe('en');
  speak('hi-IN');
  expect(spoken()).toBe('hi');
});
