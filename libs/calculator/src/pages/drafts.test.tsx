import { fakeLender, renderRoutes } from '@clearloan/testing';
import { screen, within } from '@testing-library/react';
import { jumpPage } from '../contract';
import { jumpNowhere } from '../fixtures/answers';
import { routes } from '../routes';

const lender = fakeLender();
// The screens are compiled before the first test waits for them.
beforeAll(() => Promise.all([import('./check-page'), import('./calculator-page')]));
beforeEach(() => {
  sessionStorage.clear();
  lender.answerWire(jumpPage, jumpNowhere);
});

const open = (at: string) => renderRoutes(routes, { at, loggedIn: false, elsewhere: ['/'] });

it('a pasted plan survives a reload', async () => {
  const first = await open('/calculator/check');
  const label = /^Payment plan \(optional\)/;
  await first.user.click(await screen.findByLabelText(label));
  await first.user.paste('1 100 20 120 900\n2 100 18 118 800');
  first.unmount();
  await open('/calculator/check');
  expect(await screen.findByLabelText(label)).toHaveValue('1 100 20 120 900\n2 100 18 118 800');
});

it.each([
  ['Add an extra payment', 'How much', 'Extra payment'],
  ['Increase the payment gradually', 'How much more each time', 'Increase the payment'],
])('a sheet that is closed half-filled keeps what was typed: %s', async (button, field, title) => {
  const path = '/calculator?_tab=early&_amount=15000&_rate=24';
  const first = await open(path);
  await first.user.click(await screen.findByRole('button', { name: button }));
  await first.user.type(
    within(await screen.findByRole('dialog', { name: title })).getByLabelText(field),
    '25',
  );
  first.unmount();
  const { user } = await open(path);
  await user.click(await screen.findByRole('button', { name: button }));
  const sheet = within(await screen.findByRole('dialog', { name: title }));
  expect(sheet.getByLabelText(field)).toHaveValue('25');
  expect(sessionStorage.length).toBeGreaterThan(0);
});
