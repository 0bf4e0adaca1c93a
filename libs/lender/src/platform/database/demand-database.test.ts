import { createServer } from 'node:net';
import { demandDatabase } from './demand-database';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const changed = (change: (url: URL) => void) => {
  const url = new URL(database.url);
  change(url);
  return url.href;
};
const closedPort = () =>
  new Promise<string>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' ? String(address?.port) : '';
      probe.close(() => {
        resolve(port);
      });
    });
  });

it('a usable database is accepted', async () => {
  await expect(demandDatabase(database.url)).resolves.toBeUndefined();
});

it.each([
  ['an unknown user', (url: URL) => (url.username = 'nobody'), /(role|user) "nobody"/],
  ['a wrong password', (url: URL) => (url.password = 'hunter2-wrong'), /password authentication failed/],
  ['an unknown database', (url: URL) => (url.pathname = '/nowhere'), /database "nowhere" does not exist/],
])('the error for %s names the variable, and never the password', async (_what, change, reason) => {
  const refused = demandDatabase(changed(change));
  await expect(refused).rejects.toThrow(reason);
  await expect(refused).rejects.toThrow(/^DATABASE_URL is not a usable database/);
  await expect(refused).rejects.not.toThrow(/hunter2/);
});

it('the error names the variable when no server listens at the address', async () => {
  const port = await closedPort();
  await expect(demandDatabase(changed((url) => (url.port = port)))).rejects.toThrow(
    /^DATABASE_URL is not a usable database.*ECONNREFUSED/,
  );
});
