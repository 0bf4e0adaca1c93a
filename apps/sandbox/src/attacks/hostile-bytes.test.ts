import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { headerNames } from '@clearloan/api-client/declare';
import { userInfo } from '@clearloan/auth/contract';
import { uploadImage } from '@clearloan/certification/contract';
import { homePage } from '@clearloan/loans/contract';
import { logInForTest } from '../testing/log-in';
import { sizes } from '../testing/sizes';
import { startTestLender, type TestLender } from '../testing/test-lender';
import { innards } from './testing/hostile-texts';
import { inTurn } from './testing/sequential';
import { smallPhoto } from './testing/owner';
import { rawRequest } from './testing/raw-request';

jest.setTimeout(1_800_000);

let lender: TestLender;
let folder: string;
let sessionId: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'clearloan-hostile-'));
  lender = await startTestLender({ dataDir: join(folder, 'files') });
  sessionId = await logInForTest();
});
afterEach(async () => {
  expect((await lender.call(userInfo, {}, { sessionId })).code).toBe(0);
});
afterAll(async () => {
  await lender.stop();
  await rm(folder, { recursive: true, force: true });
});

const headers = { [headerNames.requestedWith]: 'XMLHttpRequest' };

describe('bytes that are no proper HTTP', () => {
  const post = (lines: string) => `POST /api/service/login/login HTTP/1.1\r\nHost: localhost\r\n${lines}`;
  const form = 'Content-Type: application/x-www-form-urlencoded\r\n';
  const get = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${more}\r\n`;
  it.each([
    ['a length above what comes', post(`${form}Content-Length: 5000\r\n\r\nusername=1`)],
    ['a length below what comes', post(`${form}Content-Length: 3\r\n\r\nusername=1&password=2`)],
    ['a length below nothing', post(`${form}Content-Length: -1\r\n\r\n`)],
    ['a length that is no number', post(`${form}Content-Length: abc\r\n\r\n`)],
    ['two lengths', post(`${form}Content-Length: 3\r\nContent-Length: 30\r\n\r\na=1`)],
    [
      'a length and chunks',
      post(
        `${form}Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /sandbox HTTP/1.1\r\n\r\n`,
      ),
    ],
    ['chunks without a size', post(`${form}Transfer-Encoding: chunked\r\n\r\nzz\r\n\r\n`)],
    ['a chunk of endless size', post(`${form}Transfer-Encoding: chunked\r\n\r\nfffffffffffffffff\r\n\r\n`)],
    ['a transfer that nobody knows', post(`${form}Transfer-Encoding: identity, cow\r\n\r\n`)],
    ['a line without its end', 'GET /api/v5/index/index HTTP/1.1\nHost: localhost\n\n'],
    ['a header without a name', get('/api/v5/index/index', ': a\r\n')],
    ['a header in two lines', get('/api/v5/index/index', 'X-A: b\r\n c\r\n')],
    ['a header with a NUL', get('/api/v5/index/index', 'X-A: b\0c\r\n')],
    ['a header of seventy kilobytes', get('/api/v5/index/index', `X-A: ${'a'.repeat(70_000)}\r\n`)],
    [
      'a thousand headers',
      get('/api/v5/index/index', Array.from({ length: 3000 }, (_, n) => `X-${String(n)}: a\r\n`).join('')),
    ],
    ['an address of seventy kilobytes', get(`/api/${'a'.repeat(70_000)}`)],
    ['an address of another host', get('http://evil.example/api/v5/index/index')],
    ['no host', 'GET /api/v5/index/index HTTP/1.1\r\n\r\n'],
    ['two hosts', get('/api/v5/index/index', 'Host: evil.example\r\n')],
    ['a method that nobody knows', 'STEAL /api/v5/index/index HTTP/1.1\r\nHost: localhost\r\n\r\n'],
    ['a wish to tunnel', 'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n'],
    ['a wish to see itself', 'TRACE /api/v5/index/index HTTP/1.1\r\nHost: localhost\r\n\r\n'],
    [
      'a wish for another protocol',
      get('/api/v5/index/index', 'Connection: Upgrade\r\nUpgrade: websocket\r\n'),
    ],
    ['an expectation that nobody has', post(`${form}Expect: a-miracle\r\nContent-Length: 0\r\n\r\n`)],
    ['the first version', 'GET /api/v5/index/index\r\n\r\n'],
    ['a version to come', 'GET / HTTP/9.9\r\nHost: localhost\r\n\r\n'],
    ['a greeting of TLS', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
    ['the preface of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
    ['nothing but zeros', '\0'.repeat(500)],
  ])('%s end in a refusal or a closed door, and the lender lives on', async (_what, bytes) => {
    const { first, all } = await rawRequest(lender.address, bytes);
    expect(first).toMatch(/^$|^HTTP\/1\.1 (200|4\d\d|501|505) /);
    expect(all).not.toMatch(innards);
  });
});

describe('a name of a file', () => {
  const names = [
    ...[
      '../../../../etc/passwd',
      '..\\..\\..\\boot.ini',
      '....//....//etc/passwd',
      '/etc/passwd',
      '//etc/passwd',
    ],
    ...[
      'C:\\windows\\win.ini',
      '\\\\evil.example\\share\\a',
      'file:///etc/passwd',
      '~/.ssh/id_rsa',
      '.',
      '..',
      '',
    ],
    ...[
      '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
      '%252e%252e%252fetc%252fpasswd',
      '..%c0%af..%c0%afetc%c0%afpasswd',
      '..%00/etc/passwd',
    ],
    ...[
      'a.jpg%00.html',
      'a.jpg\u0000.html',
      'a\u202egpj.exe',
      'CON',
      'NUL.jpg',
      'COM1',
      'aux.png',
      'a.php',
      'a.jpg.php',
      '.htaccess',
    ],
    ...[
      '<script>.jpg',
      "a';drop table pictures;--.jpg",
      '$(reboot).jpg',
      '`reboot`.jpg',
      '|reboot',
      '-rf',
      'a\r\nSet-Cookie: b=c',
    ],
    ...['a'.repeat(300), '🏠.jpg', '‮', ' ', 'index.html', 'package.json', 'drizzle/0000_frame.sql'],
  ];

  const filesUnder = async (where: string) => (await readdir(where, { recursive: true })).sort();

  it('that a phone gives to a picture is never used', async () => {
    const file = await smallPhoto();
    const uploadId = randomUUID();
    for (const name of names.slice(0, sizes.hostileTexts * 20)) {
      const form = new FormData();
      form.append('file', file, name);
      form.append('type', 'id_front');
      form.append('uploadId', uploadId);
      const reply = await fetch(`${lender.address}/api${uploadImage.path}?sessionId=${sessionId}`, {
        method: 'POST',
        headers,
        body: form,
      });
      expect([name, reply.status]).toEqual([name, 200]);
      await reply.arrayBuffer();
    }
    const files = await filesUnder(folder);
    expect(files.length).toBeGreaterThan(2);
    expect(
      files.filter(
        (file) => !/^files(\/pictures(\/[0-9a-f]{2}(\/[0-9a-f]{64})?)?)?$/.test(file.replaceAll('\\', '/')),
      ),
    ).toEqual([]);
  });

  it('in an address opens nothing and leads nowhere', async () => {
    for (const name of names) {
      const encoded = [name.replace(/[\r\n\0 ]/g, '%20'), encodeURIComponent(name.replace(/\p{Cs}/gu, ''))];
      for (const room of [
        '/',
        '/assets/',
        '/api/pictures/',
        '/logos/',
        '/sandbox/samples/',
        '//evil.example/',
        '/%5cevil.example/',
      ]) {
        const { first, all } = await rawRequest(
          lender.address,
          `GET ${room}${inTurn(encoded, 1)[0] ?? ''}?sessionId=${sessionId} HTTP/1.1\r\nHost: localhost\r\nX-Requested-With: XMLHttpRequest\r\nConnection: close\r\n\r\n`,
        );
        expect([room, name, first]).toEqual([room, name, expect.stringMatching(/^HTTP\/1\.1 (200|4\d\d) /)]);
        expect(all).not.toMatch(/^location:|root:|"dependencies"|CREATE TABLE/im);
      }
    }
  });
});

describe('clients that say nothing', () => {
  const idle = async (port: number) => {
    const sockets: Socket[] = [];
    for (let count = 0; count < sizes.idleClients; count += 1) {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => undefined);
      socket.write('POST /api/service/login/login HTTP/1.1\r\nHost: localhost\r\nX-');
      sockets.push(socket);
      await new Promise((next) => socket.once('connect', next).once('close', next));
    }
    return () => {
      for (const socket of sockets) socket.destroy();
    };
  };

  it('keep nobody else from being answered', async () => {
    const leave = await idle(Number(new URL(lender.address).port));
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => lender.call(homePage, {}, { sessionId })),
    );
    expect(answers.map(({ code }) => code)).toEqual(Array(20).fill(0));
    leave();
  });

  it('would, where only a few are let in', async () => {
    const narrow = createServer((_request, reply) => reply.end('ok'));
    narrow.maxConnections = sizes.idleClients;
    await new Promise<void>((resolve) => narrow.listen(0, '127.0.0.1', resolve));
    const { port } = narrow.address() as AddressInfo;
    const leave = await idle(port);
    await expect(fetch(`http://127.0.0.1:${String(port)}/`)).rejects.toThrow();
    leave();
    narrow.close();
  });
});
