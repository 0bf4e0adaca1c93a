import { fakeLender, renderRoutes } from '@clearloan/testing';
import { act, screen } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { loginSetting } from '@clearloan/session/contract';
import { loginSetting as setting } from '@clearloan/session/testing';
import { saveDeviceShared } from '@clearloan/session';
import { routes } from '../routes';
import { saveTypedNumber, typedNumber, useTypedBeforeHydration } from './use-typed-before-hydration';

const lender = fakeLender();
let fieldBefore: HTMLInputElement;
let place: HTMLElement;

/** The page as it stands before the app is there, with a number in its field. */
function prerender(typed: string): void {
  document.body.innerHTML =
    '<div id="app" data-prerendered="/login en visitor"><form><input type="tel" autocomplete="tel-national"></form></div>';
  place = document.getElementById('app')!;
  fieldBefore = place.querySelector('input')!;
  fieldBefore.value = typed;
}

afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  document.body.innerHTML = '';
});

interface NumberFormProps {
  readonly savedNumber: string;
  /** Happens when the form is drawn and not yet in the page. */
  readonly meanwhile: () => void;
}

function NumberForm({ savedNumber, meanwhile }: NumberFormProps) {
  const [typed, setTyped] = useState(savedNumber);
  const takeOver = useTypedBeforeHydration(setTyped);
  meanwhile();
  return (
    <form ref={takeOver}>
      <input aria-label="Number" value={typed} onChange={({ target }) => setTyped(target.value)} />
    </form>
  );
}

/** As the app opens: its first drawing takes the place of the page's. */
async function openForm({ savedNumber = '', meanwhile = () => undefined }: Partial<NumberFormProps> = {}) {
  const root = createRoot(place);
  await act(async () => {
    root.render(
      <StrictMode>
        <NumberForm savedNumber={savedNumber} meanwhile={meanwhile} />
      </StrictMode>,
    );
    await Promise.resolve();
  });
  expect(fieldBefore.isConnected).toBe(false);
  return screen.getByLabelText<HTMLInputElement>('Number');
}

describe('text typed before hydration', () => {
  it('moves to the app’s field with the focus and the selection', async () => {
    prerender('81234567890');
    fieldBefore.focus();
    fieldBefore.setSelectionRange(3, 5);
    const field = await openForm();
    expect(field).toHaveValue('81234567890');
    expect(field).toHaveFocus();
    expect([field.selectionStart, field.selectionEnd]).toEqual([3, 5]);
  });

  it('is not lost when it is typed during the first render', async () => {
    prerender('812');
    fieldBefore.focus();
    const field = await openForm({ meanwhile: () => (fieldBefore.value = '8123') });
    expect(field).toHaveValue('8123');
    expect([field.selectionStart, field.selectionEnd]).toEqual([4, 4]);
  });

  it('is restored without the focus when the borrower has left the field', async () => {
    prerender('812');
    const field = await openForm();
    expect(field).toHaveValue('812');
    expect(document.body).toHaveFocus();
  });
});

it('a borrower who only tapped into the field gets the focus after the stored number', async () => {
  prerender('');
  fieldBefore.focus();
  const field = await openForm({ savedNumber: '0812' });
  expect(field).toHaveValue('0812');
  expect(field).toHaveFocus();
  expect([field.selectionStart, field.selectionEnd]).toEqual([4, 4]);
});

describe('at the login, the number typed before hydration', () => {
  beforeEach(() => {
    lender.answerWire(loginSetting, setting);
  });
  const open = (at = '/login', loggedIn = false) =>
    renderRoutes(routes, { at, loggedIn, elsewhere: ['/', '/orders', '/agreements/:scene'] });

  it('replaces the stored number and is stored', async () => {
    saveTypedNumber('0899 999');
    prerender('0812 5550');
    await open();
    expect(screen.getByLabelText('Phone number')).toHaveValue('0812 5550');
    expect(typedNumber()).toBe('0812 5550');
  });

  it('is restored on a shared device, but not stored', async () => {
    saveDeviceShared(true);
    prerender('0812 5550');
    await open();
    expect(screen.getByLabelText('Phone number')).toHaveValue('0812 5550');
    expect(typedNumber()).toBe('');
  });

  it('is dropped when a logged-in borrower is redirected', async () => {
    prerender('0812 5550');
    await open('/login?_return=/orders', true);
    expect(await screen.findByText('elsewhere: /orders')).toBeVisible();
    expect(typedNumber()).toBe('');
  });
});
