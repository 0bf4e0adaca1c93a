import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { activateLanguage } from '../testing/activate-language';
import { LanguageProvider } from '@clearloan/app-runtime';
import { AmountSlider } from './amount-slider';
import { SwitchRow } from '../paper/list';

beforeAll(async () => activateLanguage('en'));

function Borrow() {
  const [amount, setAmount] = useState(1500000);
  return (
    <LanguageProvider>
      <AmountSlider
        label="Borrow"
        name="Amount to borrow"
        amount={amount}
        min={100000}
        max={2000000}
        step={50000}
        onChange={setAmount}
      />
    </LanguageProvider>
  );
}

const slider = () => screen.getByRole('slider', { name: 'Amount to borrow' });

describe('an amount slider', () => {
  it('changes by taps on plus and minus alone', async () => {
    render(<Borrow />);
    await userEvent.click(screen.getByRole('button', { name: '¥500 more' }));
    expect(slider()).toHaveAttribute('aria-valuetext', '¥15,500');
    await userEvent.click(screen.getByRole('button', { name: '¥500 less' }));
    expect(slider()).toHaveAttribute('aria-valuetext', '¥15,000');
  });

  it('changes by keys, in small steps, large steps and to both ends', async () => {
    render(<Borrow />);
    slider().focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(slider()).toHaveAttribute('aria-valuenow', '1550000');
    await userEvent.keyboard('{PageDown}');
    expect(slider()).toHaveAttribute('aria-valuenow', '1050000');
    await userEvent.keyboard('{End}{ArrowUp}');
    expect(slider()).toHaveAttribute('aria-valuenow', '2000000');
    await userEvent.keyboard('{Home}{ArrowLeft}');
    expect(slider()).toHaveAttribute('aria-valuenow', '100000');
  });
});

it('a switch has a name, is one tab stop and works with the keyboard', async () => {
  const onChange = jest.fn();
  render(
    <ul>
      <SwitchRow title="Hide amounts" note="Tap the eye to show them" checked={false} onChange={onChange} />
    </ul>,
  );
  await userEvent.tab();
  expect(screen.getByRole('switch', { name: /^Hide amounts/ })).toHaveFocus();
  await userEvent.keyboard(' ');
  expect(onChange).toHaveBeenCalledWith(true);
});
