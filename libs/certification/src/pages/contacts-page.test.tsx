import { codes } from '@clearloan/api-client/declare';
import { fakeLender, renderRoutes } from '@clearloan/testing';
import { screen, within } from '@testing-library/react';
import { certifyList, extInfo, saveExtInfo } from '../contract';
import { certifyListDone, certifyListJobNext } from '../fixtures/certify-lists';
import { extInfo as contacts } from '../fixtures/ext-info';
import { routes } from '../routes';

// The first sheet of a run loads the kit's own layer, which is slow on a busy machine.
const lender = fakeLender();
beforeEach(() => {
  localStorage.clear();
  lender.answerWire(certifyList, certifyListJobNext);
  lender.answerWire(extInfo, contacts);
});

async function openForm() {
  const view = await renderRoutes(routes, { at: '/certification/contacts' });
  const second = within(await screen.findByRole('region', { name: 'Second contact' }));
  const choose = async (relation: string) => {
    await view.user.click(second.getByRole('button', { name: /Relationship to you/ }));
    await view.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: relation }));
  };
  const type = async (field: string, text: string) => {
    await view.user.clear(second.getByRole('textbox', { name: field }));
    await view.user.type(second.getByRole('textbox', { name: field }), text);
    await view.user.tab();
  };
  const save = () => view.user.click(screen.getByRole('button', { name: /^Save/ }));
  return { ...view, second, choose, type, save };
}

it('the contacts form shows that contacts never have to pay, and fills in the known contact', async () => {
  await openForm();
  expect(screen.getByText('We never mention what you owe. They’ll never be asked to pay.')).toBeVisible();
  const first = within(screen.getByRole('region', { name: 'First contact' }));
  expect(first.getByRole('textbox', { name: 'Name' })).toHaveValue('Ani Tan');
  expect(first.getByRole('button', { name: 'Relationship to you Sister' })).toBeVisible();
});

it.each([
  ['812 5550 0417', 'That’s your own number. Enter theirs.'],
  ['0812 5550 0555', 'You’ve used this number for the other person.'],
  ['12', 'Enter a phone number, like 812 3456 7890.'],
])('the contacts form rejects the number %s: %s', async (number, words) => {
  const { second, type } = await openForm();
  await type('Phone number', number);
  expect(second.getByRole('textbox', { name: 'Phone number' })).toHaveAccessibleDescription(words);
});

it('the contacts form saves two people with normalized numbers and continues', async () => {
  lender.answer(saveExtInfo, undefined);
  lender.answerWire(certifyList, certifyListDone);
  const { choose, type, save, router } = await openForm();
  await choose('Friend');
  await type('Name', 'Budi');
  await type('Phone number', '0813 5550 2288');
  await save();
  expect(await screen.findByRole('heading', { name: 'All steps are done' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/certification');
  expect(lender.received(saveExtInfo)[0]?.request).toEqual({
    contacts: [
      { relation: 'sister', name: 'Ani Tan', mobile: '+6281255500555' },
      { relation: 'friend', name: 'Budi', mobile: '+6281355502288' },
    ],
  });
});

it('the contacts form shows the lender’s message about a contact at its field', async () => {
  lender.refuse(saveExtInfo, codes.badInput, 'Nobody answers at this number.', {
    field: 'contacts.1.mobile',
  });
  const { second, choose, type, save } = await openForm();
  await choose('Friend');
  await type('Name', 'Budi');
  await type('Phone number', '0813 5550 2288');
  await save();
  expect(await screen.findByText('1 answer is missing or wrong')).toBeVisible();
  expect(second.getByRole('textbox', { name: 'Phone number' })).toHaveAccessibleDescription(
    'Nobody answers at this number.',
  );
});

it('the contacts form keeps the typed values after a reload', async () => {
  const { type, unmount } = await openForm();
  await type('Name', 'Budi');
  unmount();
  const { second } = await openForm();
  expect(second.getByRole('textbox', { name: 'Name' })).toHaveValue('Budi');
});

describe('the device’s contact picker', () => {
  const select = jest.fn();
  beforeEach(() => {
    Object.defineProperty(navigator, 'contacts', { configurable: true, value: { select } });
  });
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'contacts');
  });

  it('returns one person at a time, with only name and number', async () => {
    select.mockResolvedValue([{ name: ['Rina Tan'], tel: ['0813 5550 1234', '021 555'] }]);
    const { second, user } = await openForm();
    await user.click(second.getByRole('button', { name: 'Choose from your contacts' }));
    expect(await second.findByDisplayValue('Rina Tan')).toBeVisible();
    expect(second.getByRole('textbox', { name: 'Phone number' })).toHaveValue('0813 5550 1234');
    expect(select).toHaveBeenCalledWith(['name', 'tel'], { multiple: false });
  });

  it('keeps the typed values when it is closed without a choice', async () => {
    select.mockResolvedValue([]);
    const { second, user, type } = await openForm();
    await type('Name', 'Budi');
    await user.click(second.getByRole('button', { name: 'Choose from your contacts' }));
    expect(second.getByRole('textbox', { name: 'Name' })).toHaveValue('Budi');
  });
});
