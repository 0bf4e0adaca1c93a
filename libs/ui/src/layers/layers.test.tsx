import { useState } from 'react';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { activateLanguage } from '../testing/activate-language';
import { LanguageProvider } from '@clearloan/app-runtime';
import { Dialog } from './dialog';
import { PlainLayer } from './layer';
import { Sheet } from './sheet';

beforeAll(async () => activateLanguage('en'));
afterEach(() => jest.useRealTimers());

function WithSheet() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <LanguageProvider>
      <button
        onClick={() => {
          setIsOpen(true);
        }}
      >
        Open
      </button>
      <Sheet
        open={isOpen}
        title="Company city"
        foot={<button>Use it</button>}
        onClose={() => {
          setIsOpen(false);
        }}
      >
        <input aria-label="Search" />
      </Sheet>
    </LanguageProvider>
  );
}

/** A choice in the sheet removes the button that opened it. */
function WithLostOpener({ laterMs }: { readonly laterMs: number }) {
  const [isOpen, setIsOpen] = useState(false);
  const [isThere, setIsThere] = useState(true);
  const close = () => {
    setIsOpen(false);
    if (laterMs === 0) setIsThere(false);
    else setTimeout(() => setIsThere(false), laterMs);
  };
  return (
    <LanguageProvider>
      <div className="cl-page">
        <h1 tabIndex={-1}>Budgets</h1>
        {isThere && <button onClick={() => setIsOpen(true)}>Food</button>}
      </div>
      <Sheet open={isOpen} title="Company city" onClose={close}>
        <input aria-label="Search" />
      </Sheet>
    </LanguageProvider>
  );
}

const openSheet = async () => {
  render(<WithSheet />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  return screen.findByRole('dialog', { name: 'Company city' });
};

describe('a sheet', () => {
  it('is a modal dialog with a name, and takes the focus', async () => {
    const sheet = await openSheet();
    expect(sheet).toHaveAttribute('aria-modal', 'true');
    expect(sheet).toHaveFocus();
  });

  it('keeps the focus inside, in both directions', async () => {
    const sheet = await openSheet();
    await userEvent.tab({ shift: true });
    expect(screen.getByRole('button', { name: 'Use it' })).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('textbox', { name: 'Search' })).toHaveFocus();
    expect(sheet).toContainElement(document.activeElement as HTMLElement);
  });

  it('closes on Escape and returns the focus', async () => {
    await openSheet();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
    expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
  });

  it.each([
    ['as it closes', 0],
    ['a moment later', 50],
  ])(
    'leaves the focus at the heading when the element that opened it disappears %s',
    async (_when, laterMs) => {
      render(<WithLostOpener laterMs={laterMs} />);
      await userEvent.click(screen.getByRole('button', { name: 'Food' }));
      await screen.findByRole('dialog', { name: 'Company city' });
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('button', { name: 'Food' })).not.toBeInTheDocument());
      await waitFor(() => expect(screen.getByRole('heading', { name: 'Budgets' })).toHaveFocus());
    },
  );

  it('leaves the focus at the heading when nothing had it as the layer opened', async () => {
    render(<WithLostOpener laterMs={60_000} />);
    // Safari does not focus a button that is tapped.
    const food = screen.getByRole('button', { name: 'Food' });
    fireEvent.click(food);
    await screen.findByRole('dialog', { name: 'Company city' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Budgets' })).toHaveFocus());
    expect(food).toBeInTheDocument();
  });

  it('leaves the focus at the heading when its opener disappears much later, unless the borrower acts', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const openAndClose = async () => {
      const view = render(<WithLostOpener laterMs={60_000} />);
      await user.click(screen.getByRole('button', { name: 'Food' }));
      await screen.findByRole('dialog', { name: 'Company city' });
      await user.keyboard('{Escape}');
      return view;
    };
    const { unmount } = await openAndClose();
    await act(() => jest.advanceTimersByTimeAsync(61_000));
    expect(screen.getByRole('heading', { name: 'Budgets' })).toHaveFocus();
    unmount();
    await openAndClose();
    await user.click(document.body);
    await act(() => jest.advanceTimersByTimeAsync(61_000));
    expect(document.body).toHaveFocus();
  });

  it('closes on a tap outside', async () => {
    await openSheet();
    const scrim = document.querySelector('.rv-overlay');
    await userEvent.click(scrim as Element);
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
  });

  it('opens without animation when the code of the UI kit cannot be loaded', async () => {
    const onScrim = jest.fn();
    render(
      <PlainLayer open place="foot" onScrim={onScrim}>
        <p>What is in it</p>
      </PlainLayer>,
    );
    expect(screen.getByText('What is in it')).toBeInTheDocument();
    await userEvent.click(document.querySelector('.cl-scrim') as Element);
    expect(onScrim).toHaveBeenCalledTimes(1);
  });
});

it('a confirmation closes with its two buttons, and Escape changes nothing', async () => {
  const onConfirm = jest.fn();
  const onCancel = jest.fn();
  render(
    <LanguageProvider>
      <Dialog
        open
        title="Delete this record?"
        confirmLabel="Delete"
        cancelLabel="Keep"
        danger
        onConfirm={onConfirm}
        onCancel={onCancel}
      >
        Lunch, today.
      </Dialog>
    </LanguageProvider>,
  );
  const question = await screen.findByRole('alertdialog', { name: 'Delete this record?' });
  expect(question).toHaveAccessibleDescription('Lunch, today.');
  await userEvent.keyboard('{Escape}');
  expect(onCancel).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(onConfirm).toHaveBeenCalledTimes(1);
});
