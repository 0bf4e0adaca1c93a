import { randomUUID } from 'node:crypto';
import { codes } from '@clearloan/api-client/declare';
import { faceAttempts, uploadImage } from '@clearloan/certification/contract';
import { sql } from 'drizzle-orm';
import sharp, { type Sharp } from 'sharp';
import { autocommit } from '../../platform/database/connection';
import { logInForTest } from '../../testing/log-in';
import { startTestLender, type TestLender } from '../../testing/test-lender';
import { samplePicture } from '../../testing/verified-borrower';
import { samplePerson } from './sample-card';
import { drawSample } from './sample-drawing';

let lender: TestLender;
let sessionId: string;
let phone = 81_234_800_000;

beforeAll(async () => {
  lender = await startTestLender();
});
beforeEach(async () => {
  sessionId = await logInForTest(`+62${(phone += 1)}`);
});
afterAll(() => lender.stop());

type Type = 'id_front' | 'face' | 'tax_card';
const blob = (bytes: Buffer | string) =>
  new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)]);
const send = (file: Blob, type: Type = 'id_front', more: object = {}) =>
  lender.call(uploadImage, { file, type, uploadId: randomUUID(), ...more }, { sessionId });
const get = (url: string | undefined, as = sessionId) =>
  fetch(`${lender.address}${url ?? ''}?sessionId=${as}`, {
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
  });
const grey = (width: number, height: number, light = 180) =>
  sharp({ create: { width, height, channels: 3, background: { r: light, g: light, b: light } } });

describe('a sample id card', () => {
  const read = {
    name: samplePerson.name,
    id_number: samplePerson.idNumber,
    birthday: samplePerson.birthday,
    gender: samplePerson.gender,
  };

  it.each([
    ['unchanged', (card: Sharp) => card.png()],
    ['when scaled down and strongly compressed', (card: Sharp) => card.resize(520).jpeg({ quality: 60 })],
    ['when scaled up', (card: Sharp) => card.resize(1600).jpeg({ quality: 80 })],
    ['upside down', (card: Sharp) => card.rotate(180).jpeg()],
    ['when rotated by 90 degrees', (card: Sharp) => card.rotate(90).webp()],
    ['with a thin border', (card: Sharp) => card.extend({ top: 8, bottom: 8, left: 12, right: 12 }).jpeg()],
  ])('is read by OCR %s', async (_how, change) => {
    const picture = await change(sharp(await drawSample('id_front'))).toBuffer();
    expect((await send(blob(picture))).value()).toMatchObject({ accepted: true, ocr: read });
  });

  it('of another kind has no OCR result, and the borrower enters the fields', async () => {
    expect((await send(blob(await grey(1000, 600).png().toBuffer()))).value()).toMatchObject({
      accepted: true,
      ocr: {},
    });
    expect((await send(await samplePicture('tax_card'), 'tax_card')).value().ocr).toEqual({});
  });
});

describe('an unusable picture', () => {
  it('is rejected with what to do better', async () => {
    const dark = (await send(blob(await grey(900, 600, 12).jpeg().toBuffer()))).value();
    expect(dark).toMatchObject({ accepted: false, reason: expect.stringContaining('dark') as string });
    const small = (await send(blob(await grey(150, 90).jpeg().toBuffer()))).value();
    expect(small).toMatchObject({ accepted: false, reason: expect.stringContaining('small') as string });
  });

  const bomb = Buffer.from('89504e470d0a1a0a0000000d494844520000c3500000c350080600000000000000', 'hex');
  it.each([
    ['an SVG drawing', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['a PDF', '%PDF-1.7\n1 0 obj'],
    ['a GIF', Buffer.from('R0lGODlhAQABAAAAACw=', 'base64')],
    ['an HTML page', '<!doctype html><script>alert(1)</script>'],
    ['nothing', ''],
    [
      'text that begins like a photo',
      Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from('not a photo')]),
    ],
    ['50,000 by 50,000 pixels', bomb],
  ])('is rejected when it is %s', async (_what, bytes) => {
    expect(await send(blob(bytes))).toMatchObject({ code: codes.fileRefused, raw: { field: 'file' } });
  });

  it('is rejected when it is truncated', async () => {
    const whole = await sharp(await drawSample('face'))
      .jpeg()
      .toBuffer();
    expect((await send(blob(whole.subarray(0, Math.floor(whole.length / 2))))).code).toBe(codes.fileRefused);
  });

  it('is rejected above five megabytes', async () => {
    const large = Buffer.concat([await grey(100, 100).jpeg().toBuffer(), Buffer.alloc(5 * 1024 * 1024)]);
    expect((await send(blob(large))).code).toBe(codes.fileRefused);
  });
});

describe('a stored picture', () => {
  it('has no place and no time in its metadata', async () => {
    const tagged = await grey(900, 600)
      .withExif({
        IFD0: { Copyright: 'canary-owner' },
        IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '6/1 12/1 0/1' },
      })
      .jpeg()
      .toBuffer();
    expect(tagged.includes('canary-owner')).toBe(true);
    const { url } = (await send(blob(tagged))).value();
    const kept = Buffer.from(await (await get(url)).arrayBuffer());
    const facts = await sharp(kept).metadata();
    expect([facts.format, facts.exif, facts.icc]).toEqual(['jpeg', undefined, undefined]);
    expect(kept.includes('canary-owner')).toBe(false);
  });

  it('is served only to its owner, as a download', async () => {
    const { url } = (await send(await samplePicture('face'), 'face')).value();
    const reply = await get(url);
    expect(reply.status).toBe(200);
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'content-disposition': 'attachment',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining('sandbox') as string,
    });
    const other = await logInForTest(`+62${(phone += 1)}`);
    const [foreign, unknown] = [await get(url, other), await get(`/api/pictures/${randomUUID()}`, other)];
    expect([foreign.status, await foreign.json()]).toEqual([unknown.status, await unknown.json()]);
    expect(foreign.status).toBe(404);
    expect(await (await get(url, 'nobody')).json()).toMatchObject({ code: codes.sessionExpired });
  });

  it.each(['..%2f..%2fetc%2fpasswd', '%00', 'CON', '1', "' or 1=1 --"])(
    'is not found by the name %s',
    async (name) => {
      expect([400, 404]).toContain((await get(`/api/pictures/${name}`)).status);
    },
  );

  it('is stored once when the device sends it again', async () => {
    const [file, uploadId] = [await samplePicture('id_front'), randomUUID()];
    const ids = await Promise.all([1, 2, 3].map(() => send(file, 'id_front', { uploadId })));
    expect(new Set(ids.map((answer) => answer.value().imageId)).size).toBe(1);
  });
});

describe('the face check', () => {
  it('can be started five times a day; its other steps do not count', async () => {
    const file = await samplePicture('face');
    (await send(file, 'face', { step: 'front' })).value();
    (await send(file, 'face', { step: 'left' })).value();
    expect((await lender.call(faceAttempts, {}, { sessionId })).value()).toMatchObject({
      leftTimes: 4,
      canTry: true,
    });
    for (let more = 0; more < 3; more += 1) (await send(file, 'face', { step: 'front' })).value();
    const last = { step: 'front', uploadId: randomUUID() };
    const { imageId } = (await send(file, 'face', last)).value();
    const used = (await lender.call(faceAttempts, {}, { sessionId })).value();
    expect(used).toMatchObject({ leftTimes: 0, canTry: false, message: expect.any(String) as string });
    expect(Date.parse(used.until ?? '')).toBeGreaterThan(Date.now());
    expect((await send(file, 'face', { step: 'front' })).code).toBe(codes.tooMany);
    // Its response was lost.
    expect((await send(file, 'face', last)).value().imageId).toBe(imageId);
  });
});

it('a borrower can send thirty pictures a day', async () => {
  const file = blob(await grey(300, 300).jpeg().toBuffer());
  for (let sent = 0; sent < 30; sent += 1) (await send(file, 'tax_card')).value();
  await autocommit().execute(sql`update pictures set stored_at = stored_at - interval '20 hours 30 minutes'`);
  const refused = await send(file, 'tax_card');
  expect(refused).toMatchObject({
    code: codes.tooMany,
    raw: { retryAfter: expect.closeTo(12_600, -2) as number },
  });
  expect(refused.message).toMatch(/in 4 hours/);
});
