import fastify from 'fastify';
import { isFromThisMachine } from './console-guard';

/** The client address is the socket's, so only a fake socket can have another one. */
async function isLetIn(remoteAddress: string, headers: Record<string, string> = {}): Promise<boolean> {
  const server = fastify();
  server.get('/', (request) => ({ isIn: isFromThisMachine(request) }));
  const reply = await server.inject({ url: '/', remoteAddress, headers: { host: 'localhost', ...headers } });
  return reply.json<{ isIn: boolean }>().isIn;
}

it.each(['127.0.0.1', '127.8.9.1', '::1', '::ffff:127.0.0.1'])('%s is allowed', async (address) => {
  expect(await isLetIn(address)).toBe(true);
});

it.each(['192.168.1.5', '10.0.0.1', '::ffff:192.168.1.5', 'fe80::1', '8.8.8.8'])(
  '%s is rejected',
  async (address) => {
    expect(await isLetIn(address)).toBe(false);
  },
);

it('a request that a proxy on this machine forwards is rejected', async () => {
  expect(await isLetIn('127.0.0.1', { 'x-forwarded-for': '8.8.8.8' })).toBe(false);
  expect(await isLetIn('127.0.0.1', { forwarded: 'for=8.8.8.8' })).toBe(false);
});
