import type { LoaderFunctionArgs } from 'react-router-dom';
import { guard } from './guard';

const elsewhere = {
  isAtLogin: () => false,
  address: () => '/elsewhere',
  read: async () => Promise.resolve(),
};
const guest = { isLoggedIn: () => false, isHandedOver: () => false };
const borrower = { isLoggedIn: () => true, isHandedOver: () => false };
const handedOver = { isLoggedIn: () => true, isHandedOver: () => true };

/** Where the guard sends a visitor; nowhere when the screen may open. */
async function sentTo(visitor: typeof guest, path: string, isOpen = false): Promise<string | null> {
  const request = new Request(`http://localhost${path}`);
  const answer: unknown = await guard(
    visitor,
    elsewhere,
    isOpen,
  )({ request } as LoaderFunctionArgs, undefined);
  return answer instanceof Response ? answer.headers.get('Location') : null;
}

it('opens a borrower’s screens to a borrower, and sends a guest to the login and back', async () => {
  expect(await sentTo(borrower, '/orders')).toBeNull();
  expect(await sentTo(guest, '/orders?_tab=repaying')).toBe('/login?_return=%2Forders%3F_tab%3Drepaying');
});

it('opens an open screen to a guest', async () => {
  expect(await sentTo(guest, '/', true)).toBeNull();
});

it.each(['/', '/orders', '/certification', '/cards', '/settings', '/privacy'])(
  'asks whose session a link brought before it opens %s',
  async (path) => {
    expect(await sentTo(handedOver, path, true)).toMatch(/^\/login/);
  },
);

it.each(['/login', '/agreements/privacy', '/privacy-policy', '/about-us'])(
  'lets %s, which knows nobody, be read before that',
  async (path) => {
    expect(await sentTo(handedOver, path, true)).toBeNull();
  },
);
