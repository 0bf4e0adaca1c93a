import { useState } from 'react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { activateLanguage } from '../testing/activate-language';
import { LanguageProvider } from '@clearloan/app-runtime';
import { optionsFor, SelectField } from './select-field';
import { PlaceField } from './place-field';

beforeAll(async () => activateLanguage('en'));

const banks = ['Harbour Bank', 'Mesa', 'Água Bank', 'Kite', 'Sun', 'North', 'South', 'East', 'West'].map(
  (label) => ({
    value: label.toLowerCase(),
    label,
  }),
);

function Bank() {
  const [bank, setBank] = useState<string>();
  return (
    <LanguageProvider>
      <SelectField label="Bank" options={banks} value={bank} onChange={setBank} placeholder="Choose a bank" />
    </LanguageProvider>
  );
}

describe('a searchable select', () => {
  it('finds an option by a part of its name, and one tap selects it', async () => {
    render(<Bank />);
    await userEvent.click(screen.getByRole('button', { name: 'Bank Choose a bank' }));
    await userEvent.type(await screen.findByRole('searchbox'), 'agua');
    await userEvent.click(screen.getByRole('button', { name: 'Água Bank' }));
    await waitFor(() => {
      expect(screen.getByRole('button', { name: 'Bank Água Bank' })).toHaveFocus();
    });
  });

  it('shows a message when nothing is found', async () => {
    render(<Bank />);
    await userEvent.click(screen.getByRole('button', { name: 'Bank Choose a bank' }));
    await userEvent.type(await screen.findByRole('searchbox'), 'zzz');
    expect(screen.getByRole('status')).toHaveTextContent('No results. Try fewer letters.');
  });

  it('finds an option by its words in any order', () => {
    expect(optionsFor('bank har', banks).map(({ label }) => label)).toEqual(['Harbour Bank']);
  });

  it('lists options that begin with the typed letters first', () => {
    expect(optionsFor('s', banks).map(({ label }) => label)).toEqual([
      'Sun',
      'South',
      'Mesa',
      'East',
      'West',
    ]);
  });
});

it('a place is chosen through its region, and takes effect with the button', async () => {
  const onChange = jest.fn();
  const groups = [
    { value: 'n', label: 'Northbank', places: [{ value: 'n1', label: 'Old Ferry' }] },
    { value: 'r', label: 'Rivergate', places: [{ value: 'r1', label: 'Millbrook' }] },
  ];
  render(
    <LanguageProvider>
      <PlaceField
        label="City"
        groups={groups}
        value={undefined}
        onChange={onChange}
        placeholder="Choose a city"
      />
    </LanguageProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'City Choose a city' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Rivergate' }));
  await userEvent.click(screen.getByRole('button', { name: 'Millbrook' }));
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Use Millbrook' }));
  expect(onChange).toHaveBeenCalledWith('r1');
});
