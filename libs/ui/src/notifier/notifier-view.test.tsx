import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { activateLanguage } from '../testing/activate-language';
import { LanguageProvider } from '@clearloan/app-runtime';
import { createNotifier, type Notifier } from '@clearloan/app-runtime';
import { NotifierView } from './notifier-view';

let notifier: Notifier;
let appRoot: HTMLElement;
const onLeave = jest.fn();

beforeEach(async () => {
  jest.useFakeTimers();
  await activateLanguage('en');
  notifier = createNotifier();
  appRoot = document.createElement('div');
  appRoot.innerHTML = '<button>Pay</button>';
  document.body.append(appRoot);
  render(
    <LanguageProvider>
      <NotifierView notifier={notifier} appRoot={appRoot} onLeave={onLeave} />
    </LanguageProvider>,
  );
});

afterEach(() => {
  appRoot.remove();
  jest.useRealTimers();
});

const after = (ms: number) => {
  act(() => {
    jest.advanceTimersByTime(ms);
  });
};

it('announces a failure and a success in live regions that already existed', () => {
  const alert = screen.getByRole('alert');
  const [status] = screen.getAllByRole('status');
  act(() => {
    notifier.fail('Wrong code. Try again.');
  });
  const toast = () => document.querySelector('.cl-toast')?.textContent;
  expect(alert.textContent).toBe('Wrong code. Try again.');
  expect(toast()).toBe(alert.textContent);
  act(() => {
    notifier.succeed('Code copied');
  });
  expect(status?.textContent).toBe('Code copied');
  expect(toast()).toBe(status?.textContent);
  expect(alert).toBeEmptyDOMElement();
});

it('makes the whole app inert under the blocking overlay, and returns the focus', () => {
  const pay = within(appRoot).getByText('Pay');
  pay.focus();
  act(() => {
    notifier.begin('a', 'Sending your payment');
  });
  after(200);
  expect(appRoot).toHaveAttribute('inert');
  expect(screen.getByText('Sending your payment')).toBeInTheDocument();
  pay.blur(); // what a browser does to the focus inside an inert element
  act(() => {
    notifier.end('a');
  });
  expect(appRoot).not.toHaveAttribute('inert');
  expect(pay).toHaveFocus();
});

it('makes an open sheet inert too', () => {
  const sheet = document.createElement('div');
  document.body.append(sheet);
  act(() => {
    notifier.begin('a');
  });
  after(200);
  expect(sheet).toHaveAttribute('inert');
  sheet.remove();
});

it('warns after 10 s not to pay again, and offers a link to the loans after 20 s', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  act(() => {
    notifier.begin('a', 'Sending your payment');
  });
  after(10_000);
  expect(screen.getByText('Still working. Don’t pay again.')).toBeInTheDocument();
  expect(screen.queryByText('Go to my loans')).not.toBeInTheDocument();
  after(10_000);
  await user.click(screen.getByText('Go to my loans'));
  expect(onLeave).toHaveBeenCalledTimes(1);
  expect(appRoot).not.toHaveAttribute('inert');
});
