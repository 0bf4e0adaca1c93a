import { activateLanguage, AppRuntimeProvider, LanguageProvider } from '@clearloan/app-runtime';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import type { FormItem } from '../../contract';
import { anyItems } from '../../fixtures/any-form';
import { noAnswers } from '../../rules/answers';
import type { FieldProps } from './typed-field';
import { FormBody } from '../../pages/step-form';
import { FormFields } from './form-fields';
import { useForm } from './use-form';
import { WhyWeAsk } from '../../pages/questions-page';

const CityField = ({ id, item }: FieldProps) => <input id={id} aria-label={item.title} />;

interface AnyFormProps {
  readonly items: readonly FormItem[];
  readonly cityField?: typeof CityField;
}

function AnyForm({ items, cityField = CityField }: AnyFormProps) {
  const form = useForm({ items, draftAnswers: noAnswers, onChange: () => undefined });
  return (
    <FormBody id="any" form={form} failure={null} onSend={() => undefined}>
      <FormFields form={form} cityField={cityField} />
      <WhyWeAsk items={form.items} />
      <output>{form.items.length}</output>
      <button>Send</button>
    </FormBody>
  );
}

const clock = { now: () => '2026-11-20T02:44:00.000Z', today: () => '2026-11-20' };

const draw = (form: ReactElement) =>
  render(
    <LanguageProvider>
      <AppRuntimeProvider value={{ clock }}>
        <MemoryRouter>{form}</MemoryRouter>
      </AppRuntimeProvider>
    </LanguageProvider>,
  );

it('any form has one labelled field for each visible question, and each problem links to one', async () => {
  await activateLanguage('en');
  await fc.assert(
    fc.asyncProperty(anyItems, async (items) => {
      const { container } = draw(<AnyForm items={items} />);
      await act(() => Promise.resolve());
      const inView = Number(screen.getByRole('status', { name: '' }).textContent);
      const ids = [...container.querySelectorAll('form [id]')].map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(namedFields(container)).toBe(inView);
      fireEvent.click(screen.getByRole('button', { name: 'Send' }));
      for (const link of container.querySelectorAll('.cl-error-summary a')) {
        expect(document.getElementById(link.getAttribute('href')!.slice(1))).not.toBeNull();
      }
      cleanup();
    }),
    { numRuns: 40 },
  );
});

it('typing in one question does not render another question', async () => {
  await activateLanguage('en');
  const render = jest.fn();
  const Watched = (field: FieldProps) => {
    render(field.item.code);
    return <input aria-label={field.item.title} onChange={() => field.onAnswer({ value: 'Bandung' })} />;
  };
  const question = { required: true, options: [] };
  const items = [
    { ...question, code: 'name', title: 'Name', cate: 'txt' },
    { ...question, code: 'city', title: 'City', cate: 'citySelect' },
  ];
  draw(<AnyForm items={items} cityField={Watched} />);
  render.mockClear();
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Mira' } });
  expect(screen.getByLabelText('Name')).toHaveValue('Mira');
  expect(render).not.toHaveBeenCalled();
  fireEvent.change(screen.getByLabelText('City'), { target: { value: 'Bandung' } });
  expect(render).toHaveBeenCalled();
});

/** Fields as a screen reader counts them: a group of choices is one. */
const namedFields = (container: HTMLElement) =>
  container.querySelectorAll(
    '[role="radiogroup"][aria-labelledby], input:not([type="radio"]), button[aria-haspopup="dialog"][aria-labelledby]',
  ).length;
