import { useState } from 'react';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { activateLanguage } from '../testing/activate-language';
import { LanguageProvider } from '@clearloan/app-runtime';
import { CheckRow } from './check-row';
import { ChoiceGroup } from './choice-group';
import { DayField } from './day-field';
import { ErrorSummary } from './error-summary';
import { LimitedField, TextArea } from './limited-field';
import { TextField } from './text-field';

beforeAll(async () => activateLanguage('en'));

describe('a text field', () => {
  it('has an associated label', async () => {
    render(<TextField label="Phone number" kind="phone" value="" onChange={() => undefined} />);
    await userEvent.click(screen.getByText('Phone number'));
    expect(screen.getByLabelText('Phone number')).toHaveFocus();
  });

  it('shows its error in place of its help, at once and linked to the field', () => {
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

  it('is validated when the borrower leaves it, not while typing', async () => {
    const onLeave = jest.fn();
    render(<TextField label="Name" value="" onChange={() => undefined} onLeave={onLeave} />);
    await userEvent.type(screen.getByLabelText('Name'), 'M');
    expect(onLeave).not.toHaveBeenCalled();
    await userEvent.tab();
    expect(onLeave).toHaveBeenCalledTimes(1);
  });

  it('counts the remaining characters of a longer text', () => {
    render(<TextArea label="Tell us more" value="Paid twice" maxLength={500} onChange={() => undefined} />);
    expect(screen.getByText('10 / 500')).toBeInTheDocument();
  });

  it('counts characters as borrowers do: a family emoji and a Hindi syllable are one each', () => {
    render(<TextArea label="Tell us more" value="👨‍👩‍👧‍👦क्षि" maxLength={500} onChange={() => undefined} />);
    expect(screen.getByText('2 / 500')).toBeInTheDocument();
  });

  it.each([
    ['one line', LimitedField],
    ['several lines', TextArea],
  ])('keeps whole characters of a pasted text that is too long, and shows a note: %s', async (_, Field) => {
    function Note() {
      const [note, setNote] = useState('');
      return <Field label="Note" value={note} onChange={setNote} maxLength={5} />;
    }
    const user = userEvent.setup();
    render(<Note />, { wrapper: LanguageProvider });
    await user.click(screen.getByLabelText('Note'));
    await user.paste('four😀 and a tail');
    expect(screen.getByLabelText('Note')).toHaveValue('four😀');
    expect(screen.getByRole('status')).toHaveTextContent('Only the first 5 characters fit.');
    await user.keyboard('{Backspace}');
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });
});

describe('a radio group', () => {
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

  it('is a named group without a preselected option', () => {
    render(<Work />);
    const group = screen.getByRole('radiogroup', { name: 'Employment status' });
    expect(within(group).getAllByRole('radio', { checked: false })).toHaveLength(2);
  });

  it('changes by a tap on a label or by the arrow keys', async () => {
    render(<Work />);
    await userEvent.click(screen.getByText('Employed'));
    expect(screen.getByRole('radio', { name: 'Employed' })).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('radio', { name: /Daily work/ })).toBeChecked();
  });
});

it('a checkbox shows why it is required', async () => {
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

describe('a date field', () => {
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

  it('is complete when its three parts are chosen', async () => {
    render(<Birthday />);
    await choose('Day', '9');
    await choose('Month', 'March');
    expect(onChange).toHaveBeenLastCalledWith(undefined);
    await choose('Year', '2001');
    expect(onChange).toHaveBeenLastCalledWith('2001-03-09');
  });

  it('rejects a day that the calendar does not have', async () => {
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

describe('a list of form errors', () => {
  const form = (attempt: number) => (
    <LanguageProvider>
      <ErrorSummary
        attempt={attempt}
        errors={attempt === 0 ? [] : [{ fieldId: 'phone', label: 'A phone number has 10 digits.' }]}
      />
      <TextField id="phone" label="Phone" value="" onChange={() => undefined} />
    </LanguageProvider>
  );

  it('takes the focus on submit, and links to the field', async () => {
    const { rerender } = render(form(0));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    rerender(form(1));
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(screen.getByRole('alert')).toHaveTextContent('1 answer is missing or wrong');
    await userEvent.click(screen.getByRole('link', { name: 'A phone number has 10 digits.' }));
    expect(screen.getByLabelText('Phone')).toHaveFocus();
  });
});
