import { closeOfflineStore } from '@clearloan/api-client/offline';
import { fakeLender, renderRoutes } from '@clearloan/testing';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { routes } from '../routes';

fakeLender();
afterEach(() => {
  closeOfflineStore();
  sessionStorage.clear();
});

const open = () => renderRoutes(routes, { at: '/reminders/new', loggedIn: false, elsewhere: ['/'] });

it('a reminder that was typed and not saved is there after a reload, until it is thrown away or saved', async () => {
  const name = () => screen.findByRole('textbox', { name: 'What’s it for?' });
  const unsaved = 'You haven’t saved this yet';
  const { user } = await open();
  await user.type(await name(), 'Rent');
  await user.click(screen.getByRole('checkbox', { name: '1 day before, at 09:00' }));
  cleanup();

  const again = await open();
  expect(await name()).toHaveValue('Rent');
  expect(screen.getByRole('checkbox', { name: '1 day before, at 09:00' })).toBeChecked();
  expect(screen.getByText(unsaved)).toBeVisible();
  await again.user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(await name()).toHaveValue('');
  expect(screen.queryByText(unsaved)).toBeNull();

  await again.user.type(await name(), 'School');
  await again.user.type(screen.getByRole('textbox', { name: 'Amount' }), '86');
  for (const [part, value] of Object.entries({ Day: '27', Month: '11', Year: '2026' }))
    fireEvent.change(screen.getByRole('combobox', { name: part }), { target: { value } });
  await again.user.click(screen.getByRole('button', { name: 'Save reminder' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'School' })).toBeVisible();
  expect(sessionStorage).toHaveLength(0);
});

it('a date without its month is there after a reload, and is not a date yet', async () => {
  const part = (name: string) => screen.findByRole('combobox', { name });
  const { user } = await open();
  await user.selectOptions(await part('Day'), '27');
  await user.selectOptions(await part('Year'), '2026');
  cleanup();

  const again = await open();
  expect(await part('Day')).toHaveValue('27');
  expect(await part('Year')).toHaveValue('2026');
  await again.user.click(screen.getByRole('button', { name: 'Save reminder' }));
  expect(screen.getByRole('group', { name: /Next date/ })).toBeVisible();
  await again.user.selectOptions(await part('Month'), '11');
  cleanup();

  await open();
  expect(await part('Month')).toHaveValue('11');
  expect(await part('Day')).toHaveValue('27');
});
