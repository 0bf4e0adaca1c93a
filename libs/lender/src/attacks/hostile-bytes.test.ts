import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { headerNames } from '@clearloan/api-client/declare';
import { userInfo } from '@clearloan/session/contract';
import { uploadImage } from '@clearloan/certification/contract';
import { homePage } from '@clearloan/home/contract';
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

describe('a client that sends malformed HTTP', () => {
  const post = (lines: string) => `POST /api/service/login/login HTTP/1.1\r\nHost: localhost\r\n${lines}`;
  const form = 'Content-Type: application/x-www-form-urlencoded\r\n';
  const get = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${more}\r\n`;
  it.each([
    ['a Content-Length above the body size', post(`${form}Content-Length: 5000\r\n\r\nusername=1`)],
    ['a Content-Length below the body size', post(`${form}Content-Length: 3\r\n\r\nusername=1&password=2`)],
    ['a negative Content-Length', post(`${form}Content-Length: -1\r\n\r\n`)],
    ['a Content-Length that is no number', post(`${form}Content-Length: abc\r\n\r\n`)],
    ['two Content-Length headers', post(`${form}Content-Length: 3\r\nContent-Length: 30\r\n\r\na=1`)],
    [
      'Content-Length and Transfer-Encoding: chunked',
      post(
        `${form}Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /sandbox HTTP/1.1\r\n\r\n`,
      ),
    ],
    ['chunks without a size', post(`${form}Transfer-Encoding: chunked\r\n\r\nzz\r\n\r\n`)],
    [
      'a chunk of an overflowing size',
      post(`${form}Transfer-Encoding: chunked\r\n\r\nfffffffffffffffff\r\n\r\n`),
    ],
    ['an unknown Transfer-Encoding', post(`${form}Transfer-Encoding: identity, cow\r\n\r\n`)],
    ['line ends without CR', 'GET /api/v5/index/index HTTP/1.1\nHost: localhost\n\n'],
    ['a header without a name', get('/api/v5/index/index', ': a\r\n')],
    ['a folded header', get('/api/v5/index/index', 'X-A: b\r\n c\r\n')],
    ['a header with a NUL', get('/api/v5/index/index', 'X-A: b\0c\r\n')],
    ['a header of seventy kilobytes', get('/api/v5/index/index', `X-A: ${'a'.repeat(70_000)}\r\n`)],
    [
      '3000 headers',
      get('/api/v5/index/index', Array.from({ length: 3000 }, (_, n) => `X-${String(n)}: a\r\n`).join('')),
    ],
    ['a URL of seventy kilobytes', get(`/api/${'a'.repeat(70_000)}`)],
    ['an absolute URL of another host', get('http://evil.example/api/v5/index/index')],
    ['no Host header', 'GET /api/v5/index/index HTTP/1.1\r\n\r\n'],
    ['two Host headers', get('/api/v5/index/index', 'Host: evil.example\r\n')],
    ['an unknown method', 'STEAL /api/v5/index/index HTTP/1.1\r\nHost: localhost\r\n\r\n'],
    ['a CONNECT request', 'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n'],
    ['a TRACE request', 'TRACE /api/v5/index/index HTTP/1.1\r\nHost: localhost\r\n\r\n'],
    [
      'an upgrade to another protocol',
      get('/api/v5/index/index', 'Connection: Upgrade\r\nUpgrade: websocket\r\n'),
    ],
    ['an unknown Expect header', post(`${form}Expect: a-miracle\r\nContent-Length: 0\r\n\r\n`)],
    ['HTTP/0.9', 'GET /api/v5/index/index\r\n\r\n'],
    ['HTTP/9.9', 'GET / HTTP/9.9\r\nHost: localhost\r\n\r\n'],
    ['a TLS handshake', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
    ['the HTTP/2 preface', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
    ['zero bytes', '\0'.repeat(500)],
  ])('(%s) gets a rejection or a closed connection, and the lender stays up', async (_what, bytes) => {
    const { first, all } = await rawRequest(lender.address, bytes);
    expect(first).toMatch(/^$|^HTTP\/1\.1 (200|4\d\d|501|505) /);
    expect(all).not.toMatch(innards);
  });
});

describe('a file name', () => {
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
    ...['a'.repeat(300), '🏠.jpg', '‮', ' ', 'index.html', 'package.json', 'drizzle/0000_baseline.sql'],
  ];

  const filesUnder = async (where: string) => (await readdir(where, { recursive: true })).sort();

  it('that a device sends with a picture is never used for the stored file', async () => {
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

  it('in a URL opens no file and redirects nowhere', async () => {
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

describe('idle clients', () => {
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

  it('do not block the requests of other clients', async () => {
    const leave = await idle(Number(new URL(lender.address).port));
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => lender.call(homePage, {}, { sessionId })),
    );
    expect(answers.map(({ code }) => code)).toEqual(Array(20).fill(0));
    leave();
  });

  it('would block them on a server with a low connection limit', async () => {
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
