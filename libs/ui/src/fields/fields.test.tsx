import { useState } from 'react';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { activateLanguage } from '../testing/activate-language';
import { LanguageProvider } from '@clearloan/app-runtime';
import { CheckRow } from './check-row';
import { ChoiceGroup } from './choice-group';
import { DayField } from './day-field';
import { ErrorSummary } from './error-summary';
import { LimitedField } from './limited-field';
import { TextArea } from './text-area';
import { TextField } from './text-field';

beforeAll(async () => activateLanguage('en'));

describe('a field of text', () => {
  it('has a label that is tied to it', async () => {
    render(<TextField label="Phone number" kind="phone" value="" onChange={() => undefined} />);
    await userEvent.click(screen.getByText('Phone number'));
    expect(screen.getByLabelText('Phone number')).toHaveFocus();
  });

  it('says what is wrong in place of its help, at once and with the field', () => {
    const field = (error?: string) => (
      <TextField
        label="Phone"
        hint="As on your SIM card"
        error={error}
        value="021"
        onChange={() => undefined}
      />
    );
    const { rerender } = render(field());
    expect(screen.getByLabelText('Phone')).toHaveAccessibleDescription('As on your SIM card');
    rerender(field('9 digits. A phone number here has 10.'));
    expect(screen.getByRole('alert')).toHaveTextContent('9 digits. A phone number here has 10.');
    expect(screen.getByLabelText('Phone')).toBeInvalid();
    expect(screen.getByLabelText('Phone')).toHaveAccessibleDescription(
      '9 digits. A phone number here has 10.',
    );
  });

  it('is checked when the borrower leaves it, not while typing', async () => {
    const onLeave = jest.fn();
    render(<TextField label="Name" value="" onChange={() => undefined} onLeave={onLeave} />);
    await userEvent.type(screen.getByLabelText('Name'), 'M');
    expect(onLeave).not.toHaveBeenCalled();
    await userEvent.tab();
    expect(onLeave).toHaveBeenCalledTimes(1);
  });

  it('counts what a longer text may still take', () => {
    render(<TextArea label="Tell us more" value="Paid twice" maxLength={500} onChange={() => undefined} />);
    expect(screen.getByText('10 / 500')).toBeInTheDocument();
  });

  it('counts characters as the borrower does: a family and a Hindi syllable are one each', () => {
    render(<TextArea label="Tell us more" value="👨‍👩‍👧‍👦क्षि" maxLength={500} onChange={() => undefined} />);
    expect(screen.getByText('2 / 500')).toBeInTheDocument();
  });

  it.each([
    ['one line', LimitedField],
    ['several lines', TextArea],
  ])('keeps whole characters of a pasted text that is too long, and says so: %s', async (_, Field) => {
    function Note() {
      const [note, setNote] = useState('');
      return <Field label="Note" value={note} onChange={setNote} maxLength={5} />;
    }
    const user = userEvent.setup();
    render(<Note />, { wrapper: LanguageProvider });
    await user.click(screen.getByLabelText('Note'));
    await user.paste('four😀 and a tail');
    expect(screen.getByLabelText('Note')).toHaveValue('four😀');
    expect(screen.getByRole('status')).toHaveTextContent(
      'We kept the first 5 characters. The rest didn’t fit.',
    );
    await user.keyboard('{Backspace}');
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });
});

describe('a choice of a few', () => {
  function Work() {
    const [work, setWork] = useState<'employed' | 'daily' | undefined>();
    return (
      <ChoiceGroup
        label="Employment status"
        choices={[
          { value: 'employed', title: 'Employed' },
          { value: 'daily', title: 'Daily work', note: 'costs nothing' },
        ]}
        value={work}
        onChange={setWork}
      />
    );
  }

  it('is a named group with nothing chosen in advance', () => {
    render(<Work />);
    const group = screen.getByRole('radiogroup', { name: 'Employment status' });
    expect(within(group).getAllByRole('radio', { checked: false })).toHaveLength(2);
  });

  it('is chosen by a tap on its words or by the arrow keys', async () => {
    render(<Work />);
    await userEvent.click(screen.getByText('Employed'));
    expect(screen.getByRole('radio', { name: 'Employed' })).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('radio', { name: /Daily work/ })).toBeChecked();
  });
});

it('a box to tick says why it is needed', async () => {
  const onChange = jest.fn();
  render(
    <CheckRow checked={false} onChange={onChange} error="Read the agreement first.">
      I’ve read the agreement
    </CheckRow>,
  );
  const box = screen.getByRole('checkbox', { name: 'I’ve read the agreement' });
  expect(box).toHaveAccessibleDescription('Read the agreement first.');
  await userEvent.click(screen.getByText('I’ve read the agreement'));
  expect(onChange).toHaveBeenCalledWith(true);
});

describe('a day', () => {
  const onChange = jest.fn();

  function Birthday() {
    const [day, setDay] = useState<string>();
    return (
      <LanguageProvider>
        <DayField
          label="Birthday"
          value={day}
          onChange={(next) => {
            onChange(next);
            setDay(next);
          }}
          years={[2001, 2000]}
        />
      </LanguageProvider>
    );
  }

  const choose = async (part: string, label: string) =>
    userEvent.selectOptions(screen.getByLabelText(part), label);

  it('is whole when its three parts are chosen', async () => {
    render(<Birthday />);
    await choose('Day', '9');
    await choose('Month', 'March');
    expect(onChange).toHaveBeenLastCalledWith(undefined);
    await choose('Year', '2001');
    expect(onChange).toHaveBeenLastCalledWith('2001-03-09');
  });

  it('cannot be one that the calendar does not have', async () => {
    render(<Birthday />);
    await choose('Day', '31');
    await choose('Year', '2001');
    await choose('Month', 'February');
    expect(onChange).toHaveBeenLastCalledWith(undefined);
    expect(screen.getByLabelText('Day')).toHaveValue('');
    expect(
      within(screen.getByLabelText('Day')).queryByRole('option', { name: '29' }),
    ).not.toBeInTheDocument();
  });
});

describe('what stands in the way of sending', () => {
  const form = (attempt: number) => (
    <LanguageProvider>
      <ErrorSummary
        attempt={attempt}
        errors={attempt === 0 ? [] : [{ fieldId: 'phone', label: 'A phone number has 10 digits.' }]}
      />
      <TextField id="phone" label="Phone" value="" onChange={() => undefined} />
    </LanguageProvider>
  );

  it('takes the focus on a try to send, and leads to the field', async () => {
    const { rerender } = render(form(0));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    rerender(form(1));
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(screen.getByRole('alert')).toHaveTextContent('1 question still needs an answer or a fix');
    await userEvent.click(screen.getByRole('link', { name: 'A phone number has 10 digits.' }));
    expect(screen.getByLabelText('Phone')).toHaveFocus();
  });
});
