import { useState } from 'react';
import { readTypedAmount, sampleMarket, shownReading } from '@clearloan/formatting';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { activateLanguage } from '../testing/activate-language';
import { LanguageProvider } from '@clearloan/app-runtime';
import { AmountField } from './amount-field';

beforeAll(async () => activateLanguage('en'));

function HowMuch({ error }: { error?: string }) {
  const [typed, setTyped] = useState('');
  const read = readTypedAmount(typed, sampleMarket);
  return (
    <AmountField
      label="Amount"
      hint="Up to ¥500"
      value={typed}
      onChange={setTyped}
      error={error}
      {...shownReading(read)}
    />
  );
}

async function typeInto(text: string, error?: string) {
  const user = userEvent.setup();
  render(<HowMuch {...(error === undefined ? {} : { error })} />, { wrapper: LanguageProvider });
  const field = screen.getByLabelText('Amount');
  await user.click(field);
  await user.paste(text);
  return { user, field };
}

describe('a typed amount', () => {
  it('shows no message when written in the field’s own format', async () => {
    const { field } = await typeInto('1,250.50');
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    expect(field).toHaveAccessibleDescription('Up to ¥500');
  });

  it('shows how it was read when written in another format', async () => {
    const { field } = await typeInto('Rp 1.250.000');
    expect(field).toHaveAccessibleDescription('We read this as ¥1,250,000.00.');
  });

  it('shows a question when it can mean two amounts, and the choice fills the field', async () => {
    const { user, field } = await typeInto('1,25', 'Type an amount');
    expect(screen.getByRole('status')).toHaveTextContent('Did you mean ¥1.25 or ¥125?');
    expect(screen.queryByText('Type an amount')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '¥125' }));
    expect(field).toHaveValue('125.00');
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('shows its only possible amount as a question, without assuming it', async () => {
    await typeInto('1.005');
    expect(screen.getByRole('status')).toHaveTextContent('Did you mean ¥1,005?');
  });

  it('is never truncated: a long pasted text stays whole', async () => {
    const { field } = await typeInto('\u2068Rp 1.250.000.000.000,00\u2069');
    expect(field).toHaveValue('\u2068Rp 1.250.000.000.000,00\u2069');
  });
});
