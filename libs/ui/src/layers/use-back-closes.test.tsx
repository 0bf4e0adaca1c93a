import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { openScreens } from '../testing/open-screens';
import { activateLanguage } from '../testing/activate-language';
import { Dialog } from './dialog';
import { Sheet } from './sheet';

/** A form with a sheet, and a confirmation inside the sheet. */
function Form() {
  const [isOpen, setOpen] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  return (
    <>
      <h1>Your details</h1>
      <input aria-label="Name" />
      <button onClick={() => setOpen(true)}>Choose a city</button>
      <p>{search.get('_city') ?? 'no city'}</p>
      <Sheet open={isOpen} title="City" onClose={() => setOpen(false)}>
        <button onClick={() => setSearch({ _city: 'Pune' }, { replace: true })}>Pune</button>
        <button onClick={() => setAsking(true)}>Clear</button>
        <button
          onClick={() => {
            setOpen(false);
            void navigate('/next');
          }}
        >
          Continue
        </button>
      </Sheet>
      <Dialog
        open={isAsking}
        title="Clear all?"
        confirmLabel="Clear all"
        cancelLabel="Keep"
        onConfirm={() => {
          setAsking(false);
          setOpen(false);
        }}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}

/** A confirmation on its own screen: "no" goes back to the previous screen. */
function LogOut() {
  const navigate = useNavigate();
  return (
    <Dialog
      open
      title="Log out?"
      confirmLabel="Log out"
      cancelLabel="Stay"
      onConfirm={() => undefined}
      onCancel={() => void navigate(-1)}
    />
  );
}

const routes = [
  { path: '/log-out', element: <LogOut /> },
  { path: '/', element: <h1>Home</h1> },
  { path: '/form', element: <Form /> },
  { path: '/next', element: <h1>Next</h1> },
];

/** A borrower has opened the form from home and typed a name. */
async function openForm() {
  const { router, port } = openScreens(routes);
  await act(() => router.navigate('/form'));
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Name'), 'Ana');
  // The history moves in timers of its own: turns of the event loop keep their order, a waiting time does not.
  const rest = () =>
    act(async () => {
      for (let turn = 0; turn < 12; turn += 1) await new Promise((resolve) => setTimeout(resolve));
    });
  return {
    router,
    user,
    port,
    /** The browser's Back. */
    back: async (times = 1) => {
      if (times > 0) act(() => port.go(-times));
      await rest();
    },
    forward: async () => {
      act(() => port.go(1));
      await rest();
    },
    tap: async (name: string) => {
      await user.click(screen.getByRole('button', { name }));
      await rest();
    },
  };
}

type Visit = Awaited<ReturnType<typeof openForm>>;

const sheet = () => screen.queryByRole('dialog');
const question = () => screen.queryByRole('alertdialog');
const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const leavesTo = (name: string) => waitFor(() => expect(title()).toBe(name));
const showsOnly = (name: string) =>
  waitFor(() => expect([title(), sheet(), question()]).toEqual([name, null, null]));

beforeEach(() => activateLanguage('en'));

describe('the device’s Back', () => {
  it('closes an open sheet and keeps the form’s input; the next Back leaves', async () => {
    const { back, tap } = await openForm();
    await tap('Choose a city');
    expect(await screen.findByRole('dialog')).toBeInTheDocument();
    await back();
    await showsOnly('Your details');
    expect([title(), screen.getByLabelText<HTMLInputElement>('Name').value]).toEqual(['Your details', 'Ana']);
    await back();
    await leavesTo('Home');
  });

  it('closes a confirmation before the sheet below it', async () => {
    const { back, tap } = await openForm();
    await tap('Choose a city');
    await screen.findByRole('dialog');
    await tap('Clear');
    await screen.findByRole('alertdialog');
    await back();
    await waitFor(() => expect(question()).toBeNull());
    expect(sheet()).not.toBeNull();
    await back();
    await showsOnly('Your details');
  });

  it('leaves the form directly after the sheet was closed by its button', async () => {
    const { back, tap } = await openForm();
    await tap('Choose a city');
    await screen.findByRole('dialog');
    await tap('Close');
    await back();
    await leavesTo('Home');
  });

  it('leaves the form directly after sheet and confirmation were closed together', async () => {
    const { back, tap } = await openForm();
    await tap('Choose a city');
    await screen.findByRole('dialog');
    await tap('Clear');
    await screen.findByRole('alertdialog');
    await tap('Clear all');
    await showsOnly('Your details');
    await back();
    await leavesTo('Home');
  });

  it('returns to the form without the sheet that led to the next screen', async () => {
    const { back, tap } = await openForm();
    await tap('Choose a city');
    await screen.findByRole('dialog');
    await tap('Continue');
    await leavesTo('Next');
    await back();
    await showsOnly('Your details');
    await back();
    await leavesTo('Home');
  });

  it('closes a sheet that changed the address, and the choice stays', async () => {
    const { back, tap, port } = await openForm();
    await tap('Choose a city');
    await screen.findByRole('dialog');
    await tap('Pune');
    expect(sheet()).not.toBeNull();
    await back();
    await showsOnly('Your details');
    expect(screen.getByText('Pune', { selector: 'p' })).toBeVisible();
    expect(port.address().search).toBe('?_city=Pune');
    await back();
    await leavesTo('Home');
  });

  it('leaves after Forward, which does not open the sheet again', async () => {
    const { back, forward, tap } = await openForm();
    await tap('Choose a city');
    await screen.findByRole('dialog');
    await back();
    await forward();
    await showsOnly('Your details');
    await back();
    await leavesTo('Home');
  });
});

it.each([
  ['the device’s Back', async ({ back }: Visit) => back()],
  ['its button', async ({ tap }: Visit) => tap('Stay')],
  [
    'Escape',
    async ({ user, back }: Visit) => {
      await user.keyboard('{Escape}');
      await back(0);
    },
  ],
])(
  'a confirmation that is a separate screen closes by %s and returns one screen only',
  async (_by, leave) => {
    const visit = await openForm();
    await act(() => visit.router.navigate('/log-out'));
    await screen.findByRole('alertdialog');
    await visit.back(0);
    await leave(visit);
    await showsOnly('Your details');
    await visit.back();
    await leavesTo('Home');
  },
);

it('a new document replaces the screen, not its sheet', async () => {
  const { router, port, tap } = await openForm();
  await tap('Choose a city');
  await screen.findByRole('dialog');
  const load = jest.fn(() => port.state());
  await act(() => new Promise((resolve) => router.leaveDocument(() => resolve(load()))));
  expect(load).toHaveReturnedWith(expect.objectContaining({ layerCount: 0, idx: 1 }));
});
