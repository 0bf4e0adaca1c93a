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
