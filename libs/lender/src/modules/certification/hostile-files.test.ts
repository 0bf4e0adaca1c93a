import { randomUUID } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { codes } from '@clearloan/api-client/declare';
import { basicPersonInfo, uploadImage } from '@clearloan/certification/contract';
import sharp from 'sharp';
import { logInForTest } from '../../testing/log-in';
import { startTestLender, type TestLender } from '../../testing/test-lender';

let lender: TestLender;
let sessionId: string;
beforeAll(async () => {
  lender = await startTestLender();
  sessionId = await logInForTest('+6281234900001');
});
afterAll(() => lender.stop());

const text = (words: string) => Buffer.from(words, 'latin1');
const hex = (digits: string) => Buffer.from(digits.replace(/\s/g, ''), 'hex');
const photo = (form: 'jpeg' | 'png' | 'webp' | 'tiff' | 'avif' | 'gif') =>
  sharp({ create: { width: 400, height: 300, channels: 3, background: '#aaaaaa' } })
    .toFormat(form)
    .toBuffer();
const halfOf = (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length / 2));

const pngStart = hex('89504e470d0a1a0a');
/** A PNG with wrong checksums, or with a declared size that differs from its data. A decoder must not trust it. */
function png(width: number, height: number, data: Buffer): Buffer {
  const head = Buffer.alloc(25);
  head.writeUInt32BE(13, 0);
  head.write('IHDR', 4, 'latin1');
  head.writeUInt32BE(width, 8);
  head.writeUInt32BE(height, 12);
  head.set([8, 6, 0, 0, 0], 16);
  const body = Buffer.alloc(12 + data.length);
  body.writeUInt32BE(data.length, 0);
  body.write('IDAT', 4, 'latin1');
  body.set(data, 8);
  return Buffer.concat([pngStart, head, body]);
}

type Make = () => Buffer | Promise<Buffer>;
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const hostile: readonly (readonly [string, Make])[] = [
  ['an empty file', () => Buffer.alloc(0)],
  ['one byte', () => hex('ff')],
  ['a megabyte of zeros', () => Buffer.alloc(1024 * 1024)],
  ['an SVG with a script', () => text(svg)],
  ['an SVG with an XML prolog', () => text(`<?xml version="1.0"?>${svg}`)],
  ['an SVG with a byte order mark', () => Buffer.concat([hex('efbbbf'), text(svg)])],
  ['a compressed SVG', () => Buffer.concat([hex('1f8b0800'), text(svg)])],
  ['an HTML page', () => text('<!doctype html><script>alert(1)</script>')],
  ['a script', () => text('#!/bin/sh\nrm -rf /\n')],
  [
    'XML with an external entity',
    () => text('<!DOCTYPE x [<!ENTITY f SYSTEM "file:///etc/passwd">]><x>&f;</x>'),
  ],
  ['a PDF', () => text('%PDF-1.7\n1 0 obj')],
  ['a PDF that ends like a JPEG', () => Buffer.concat([text('%PDF-1.7\n'), hex('ffd9')])],
  ['PostScript', () => text('%!PS-Adobe-3.0\n(/etc/passwd) (r) file')],
  ['a GIF', () => photo('gif')],
  ['a GIF that is also a script', () => text('GIF89a=1/*')],
  ['a TIFF', () => photo('tiff')],
  ['an AVIF', () => photo('avif')],
  ['a bitmap', () => Buffer.concat([text('BM'), Buffer.alloc(200)])],
  ['an icon', () => Buffer.concat([hex('00000100'), Buffer.alloc(200)])],
  ['an archive', () => Buffer.concat([text('PK\x03\x04'), Buffer.alloc(200)])],
  ['a Windows program', () => Buffer.concat([text('MZ'), Buffer.alloc(200)])],
  ['an ELF binary', () => Buffer.concat([hex('7f454c46'), Buffer.alloc(200)])],
  ['a video', () => Buffer.concat([hex('00000018'), text('ftypmp42'), Buffer.alloc(200)])],
  ['an ImageMagick drawing script', () => text('push graphic-context\nimage over 0,0 0,0 "|id"\npop')],
  ['text that begins like a JPEG', () => Buffer.concat([hex('ffd8ff'), text('not a photo')])],
  [
    'an HTML page that begins like a JPEG',
    () => Buffer.concat([hex('ffd8ffe0'), text('<script>1</script>')]),
  ],
  ['text that begins like a PNG', () => Buffer.concat([pngStart, text('not a photo')])],
  ['text that begins like a WebP', () => Buffer.concat([text('RIFF0000WEBP'), text('not a photo')])],
  ['an audio file that begins like a WebP', () => Buffer.concat([text('RIFF0000WAVE'), Buffer.alloc(99)])],
  ['a JPEG after a space', async () => Buffer.concat([text(' '), await photo('jpeg')])],
  ['a truncated JPEG', async () => halfOf(await photo('jpeg'))],
  ['a truncated PNG', async () => halfOf(await photo('png'))],
  ['a truncated WebP', async () => halfOf(await photo('webp'))],
  ['a PNG of 50,000 by 50,000 pixels', () => png(50_000, 50_000, deflateSync(Buffer.alloc(1000)))],
  ['a PNG without a size', () => png(0, 0, deflateSync(Buffer.alloc(10)))],
  ['a PNG with garbage inside', () => png(400, 300, Buffer.alloc(500, 7))],
  [
    'a photo above five megabytes',
    async () => Buffer.concat([await photo('jpeg'), Buffer.alloc(5 * 1024 * 1024)]),
  ],
];

describe('a file that is no photo', () => {
  it.each(hostile)('is rejected with a message when it is %s', async (_what, make) => {
    const file = new Blob([new Uint8Array(await make())], { type: 'image/jpeg' });
    const answer = await lender.call(
      uploadImage,
      { file, type: 'id_front', uploadId: randomUUID() },
      { sessionId },
    );
    expect(answer).toMatchObject({
      code: codes.fileRefused,
      message: expect.stringMatching(/^[A-Z].+\.$/) as string,
      raw: { field: 'file' },
    });
  });

  it('leaves no stored picture', async () => {
    const known = (await lender.call(basicPersonInfo, {}, { sessionId })).value();
    expect([known.id_front, known.face]).toEqual([undefined, undefined]);
  });
});

it('a photo with a web page appended is stored without the page', async () => {
  const both = Buffer.concat([await photo('jpeg'), text('<script>alert(1)</script>')]);
  const file = new Blob([new Uint8Array(both)], { type: 'text/html' });
  const { url } = (
    await lender.call(uploadImage, { file, type: 'id_front', uploadId: randomUUID() }, { sessionId })
  ).value();
  const kept = await fetch(`${lender.address}${url ?? ''}?sessionId=${sessionId}`, {
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
  });
  expect(kept.headers.get('content-type')).toBe('image/jpeg');
  expect(Buffer.from(await kept.arrayBuffer()).includes('script')).toBe(false);
});
