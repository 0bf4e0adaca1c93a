import { act, screen } from '@testing-library/react';
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
  const rest = () => act(() => new Promise((resolve) => setTimeout(resolve, 5)));
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

beforeEach(() => activateLanguage('en'));

describe('the phone’s Back', () => {
  it('closes an open sheet, and the form keeps what was typed; the next Back leaves', async () => {
    const { back, tap } = await openForm();
    await tap('Choose a city');
    expect(await screen.findByRole('dialog')).toBeInTheDocument();
    await back();
    expect(sheet()).toBeNull();
    expect([title(), screen.getByLabelText<HTMLInputElement>('Name').value]).toEqual(['Your details', 'Ana']);
    await back();
    expect(title()).toBe('Home');
  });

  it('closes a question before the sheet below it', async () => {
    const { back, tap } = await openForm();
    await tap('Choose a city');
    await screen.findByRole('dialog');
    await tap('Clear');
    await screen.findByRole('alertdialog');
    await back();
    expect(question()).toBeNull();
    expect(sheet()).not.toBeNull();
    await back();
    expect([sheet(), title()]).toEqual([null, 'Your details']);
  });

  it('leaves the form at once after the sheet was closed by its button', async () => {
    const { back, tap } = await openForm();
    await tap('Choose a city');
    await screen.findByRole('dialog');
    await tap('Close');
    await back();
    expect(title()).toBe('Home');
  });

  it('leaves the form at once after sheet and question were closed together', async () => {
    const { back, tap } = await openForm();
    await tap('Choose a city');
    await screen.findByRole('dialog');
    await tap('Clear');
    await screen.findByRole('alertdialog');
    await tap('Clear all');
    expect([sheet(), question()]).toEqual([null, null]);
    await back();
    expect(title()).toBe('Home');
  });

  it('comes back to the form without the sheet that led on', async () => {
    const { back, tap } = await openForm();
    await tap('Choose a city');
    await screen.findByRole('dialog');
    await tap('Continue');
    expect(title()).toBe('Next');
    await back();
    expect([title(), sheet()]).toEqual(['Your details', null]);
    await back();
    expect(title()).toBe('Home');
  });

  it('closes a sheet that has written into the address, and what was chosen stays', async () => {
    const { back, tap, port } = await openForm();
    await tap('Choose a city');
    await screen.findByRole('dialog');
    await tap('Pune');
    expect(sheet()).not.toBeNull();
    await back();
    expect([sheet(), screen.getByText('Pune', { selector: 'p' }).textContent]).toEqual([null, 'Pune']);
    expect(port.address().search).toBe('?_city=Pune');
    await back();
    expect(title()).toBe('Home');
  });

  it('after it Forward does not open the sheet again, and Back still leaves', async () => {
    const { back, forward, tap } = await openForm();
    await tap('Choose a city');
    await screen.findByRole('dialog');
    await back();
    await forward();
    expect([sheet(), title()]).toEqual([null, 'Your details']);
    await back();
    expect(title()).toBe('Home');
  });
});

it.each([
  ['the phone’s Back', async ({ back }: Visit) => back()],
  ['its button', async ({ tap }: Visit) => tap('Stay')],
  [
    'Escape',
    async ({ user, back }: Visit) => {
      await user.keyboard('{Escape}');
      await back(0);
    },
  ],
])(
  'a question that is a screen of its own is left by %s to the screen before, and no further',
  async (_by, leave) => {
    const visit = await openForm();
    await act(() => visit.router.navigate('/log-out'));
    await screen.findByRole('alertdialog');
    await visit.back(0);
    await leave(visit);
    expect([title(), question()]).toEqual(['Your details', null]);
    await visit.back();
    expect(title()).toBe('Home');
  },
);

it('a new document takes the place of the screen, not of its sheet', async () => {
  const { router, port, tap } = await openForm();
  await tap('Choose a city');
  await screen.findByRole('dialog');
  const load = jest.fn(() => port.state());
  await act(() => new Promise((resolve) => router.end(() => resolve(load()))));
  expect(load).toHaveReturnedWith(expect.objectContaining({ layers: 0, idx: 1 }));
});
