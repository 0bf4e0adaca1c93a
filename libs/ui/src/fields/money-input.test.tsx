import { marketNames, marketProfiles, moneyStep, type Minor } from '@clearloan/formatting';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { LanguageProvider } from '@clearloan/app-runtime';
import { activateLanguage } from '../testing/activate-language';
import { MoneyInput } from './money-input';

beforeAll(async () => activateLanguage('en'));

function HowMuch({ market, step }: { market: keyof typeof marketProfiles; step?: Minor }) {
  const [typed, setTyped] = useState('');
  return (
    <MoneyInput
      aria-label="Amount"
      value={typed}
      onType={setTyped}
      money={marketProfiles[market]}
      step={step}
    />
  );
}

const show = (market: keyof typeof marketProfiles, step?: Minor) => {
  render(<HowMuch market={market} {...(step === undefined ? {} : { step })} />, {
    wrapper: LanguageProvider,
  });
  return screen.getByLabelText('Amount');
};
const zeros = () => screen.queryByRole('button', { name: 'Add 000' });

it.each(marketNames)('%s: a decimal sign where there are amounts below one, else three zeros', (market) => {
  const hasCents = moneyStep(marketProfiles[market]) < 100;
  expect(show(market)).toHaveAttribute('inputmode', hasCents ? 'decimal' : 'numeric');
  expect(zeros() === null).toBe(hasCents);
});

it('has a decimal sign for a lender’s figures, which may be finer than the market’s', () => {
  expect(show('indonesia', 1)).toHaveAttribute('inputmode', 'decimal');
});

it('has the keys of words where the amount may be a debt: pads of numbers have no minus', () => {
  render(<MoneyInput aria-label="Balance" value="" signed onType={() => {}} />, {
    wrapper: LanguageProvider,
  });
  expect(screen.getByLabelText('Balance')).toHaveAttribute('inputmode', 'text');
});

it('types three zeros behind a number, grouped or not, and keeps the focus', async () => {
  const user = userEvent.setup();
  const field = show('indonesia');
  await user.click(field);
  expect(zeros()).toBeDisabled();
  await user.type(field, '15.500');
  await user.click(zeros()!);
  expect(field).toHaveValue('15500000');
  expect(field).toHaveFocus();
  await user.clear(field);
  await user.type(field, '15,5 juta');
  expect(zeros()).toBeDisabled();
});

it('turns an amount in Chinese words into digits when it is left', async () => {
  const user = userEvent.setup();
  const field = show('sample');
  await user.type(field, '三千五百元');
  expect(field).toHaveValue('三千五百元');
  await user.tab();
  await waitFor(() => {
    expect(field).toHaveValue('3500元');
  });
});

it('writes tenths with the sign of the market, and leaves other words', async () => {
  const user = userEvent.setup();
  const comma = show('indonesia', 1);
  await user.type(comma, '三块五');
  await user.tab();
  await waitFor(() => {
    expect(comma).toHaveValue('3,50');
  });
  await user.clear(comma);
  await user.type(comma, '三月');
  await user.tab();
  await import('@clearloan/formatting/chinese');
  expect(comma).toHaveValue('三月');
});
