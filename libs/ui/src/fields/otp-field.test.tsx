import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OtpField } from './otp-field';

const onComplete = jest.fn();

function Code({ error }: { error?: string }) {
  const [code, setCode] = useState('');
  return (
    <OtpField label="6-digit code" value={code} onChange={setCode} onComplete={onComplete} error={error} />
  );
}

const input = () => screen.getByRole('textbox', { name: '6-digit code' });

describe('a one-time code', () => {
  it('is one field that the device can autofill', () => {
    render(<Code />);
    expect(input()).toHaveAttribute('autocomplete', 'one-time-code');
    expect(input()).toHaveAttribute('inputmode', 'numeric');
  });

  it('is complete with the sixth digit', async () => {
    render(<Code />);
    await userEvent.type(input(), '73091');
    expect(onComplete).not.toHaveBeenCalled();
    await userEvent.type(input(), '2');
    expect(onComplete).toHaveBeenCalledWith('730912');
  });

  it('can be pasted with any characters between its digits', async () => {
    render(<Code />);
    await userEvent.click(input());
    await userEvent.paste('Your code: 730-912.');
    expect(input()).toHaveValue('730912');
    expect(onComplete).toHaveBeenCalledTimes(1);
    expect(onComplete).toHaveBeenCalledWith('730912');
  });

  it.each([
    ['the digits of a Hindi keyboard', '७३०९१२'],
    ['full-width digits', '７３０９１２'],
    ['the whole message, ignoring its other digits', 'Your 6-digit code is 730912. Valid 10 minutes.'],
  ])('accepts %s', async (_, text) => {
    render(<Code />);
    await userEvent.click(input());
    await userEvent.paste(text);
    expect(input()).toHaveValue('730912');
    expect(onComplete).toHaveBeenCalledWith('730912');
  });

  it('can be typed key by key on a Hindi keyboard', async () => {
    render(<Code />);
    await userEvent.type(input(), '७३०९१२');
    expect(input()).toHaveValue('730912');
  });

  it('does not accept a seventh digit', async () => {
    render(<Code />);
    await userEvent.type(input(), '7309125');
    expect(input()).toHaveValue('730912');
    expect(onComplete).toHaveBeenCalledTimes(1);
  });

  it('shows that it was wrong and how many tries are left', () => {
    render(<Code error="That code isn’t right. 2 tries left." />);
    expect(screen.getByRole('alert')).toHaveTextContent('That code isn’t right. 2 tries left.');
    expect(input()).toBeInvalid();
    expect(input()).toHaveAccessibleDescription('That code isn’t right. 2 tries left.');
  });
});
