import { once } from 'node:events';
import { connect } from 'node:net';
import { startTestLender, type TestLender } from '../../testing/test-lender';

let lender: TestLender;
beforeAll(async () => {
  lender = await startTestLender();
});
afterAll(async () => {
  await lender.stop();
});

it('a URL that is too long gets 431, and the next requests succeed', async () => {
  const tooLong = `${lender.address}/api/v4/index/home-page?utm_source=${'x'.repeat(20_000)}`;
  for (let turn = 0; turn < 50; turn += 1) {
    const [refused, next] = await Promise.all([fetch(tooLong), fetch(`${lender.address}/healthz`)]);
    expect([refused.status, refused.headers.get('connection'), next.status]).toEqual([431, 'close', 200]);
  }
});

it('bytes that are not HTTP get 400, and the connection closes', async () => {
  const { hostname, port } = new URL(lender.address);
  const response = await new Promise<string>((resolve) => {
    let text = '';
    const socket = connect(Number(port), hostname, () => socket.write('no request\r\n\r\n'));
    socket.on('data', (more) => (text += more.toString()));
    socket.on('close', () => {
      resolve(text);
    });
  });
  expect(response).toMatch(/^HTTP\/1\.1 400 Bad Request\r\nConnection: close\r\n/);
});

it('a call that arrives on a busy connection while the lender stops gets its whole reply', async () => {
  const stopping = await startTestLender();
  const { hostname, port } = new URL(stopping.address);
  const body = 'username=%2B6281234567890&password=a%20long%20wrong%20sentence';
  const head = 'HTTP/1.1\r\nHost: localhost\r\nX-Requested-With: XMLHttpRequest\r\n';
  const form = `Content-Type: application/x-www-form-urlencoded\r\nContent-Length: ${String(body.length)}`;
  // Checking a password takes long enough.
  const slow = `POST /api/service/login/login ${head}${form}\r\n\r\n${body}`;
  let received = '';
  const socket = connect(Number(port), hostname).on('data', (more) => (received += more.toString()));
  // Both are read at once: with the reply to the first, the lender is busy with the second.
  socket.write(`GET /healthz ${head}\r\n${slow}`);
  await once(socket, 'data');
  const stopped = stopping.stop();
  socket.write(`GET /api/v4/index/home-page?lang=en ${head}\r\n`);
  await once(socket, 'close');
  await stopped;
  expect(received.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200', 'HTTP/1.1 200']);
  expect(received.match(/"code":\d+/g)).toEqual(['"code":1104', '"code":0']);
});
