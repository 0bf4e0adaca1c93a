import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { codes } from '@clearloan/api-client/declare';
import { deleteUser } from '@clearloan/account/contract';
import { uploadImage } from '@clearloan/certification/contract';
import { uploadProblemImage } from '@clearloan/complaints/contract';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { borrowers } from '../../platform/database/schema/borrowers';
import { moveClock } from '../../platform/context/clock';
import { db, transaction, writableDb } from '../../platform/database/connection';
import { createModules, type AppModules } from '../../app';
import { codeFor } from '../../testing/borrower-for-test';
import { logInForTest } from '../../testing/log-in';
import { startS3LikeServer, type S3LikeServer } from '../../testing/several/s3-like-server';
import { sizes } from '../../testing/sizes';
import { forEachItem } from '../../platform/jobs/for-each-item';
import { runNamedJob } from '../../testing/run-named-job';
import { startTestLender, type TestLender } from '../../testing/test-lender';
import { pictureLimits } from './clean-picture';
import { createPictureService, type PictureService } from './pictures';
import type { PictureStore } from './picture-store';
import { pictures } from '../../platform/database/schema/certification';
import { pictureStoreOnDisk } from './store-on-disk';
import { pictureStoreOnS3 } from './store-on-s3';
import { actOnConsole } from '../../testing/console-call';

jest.setTimeout(300_000);

/** A photo that differs from all others: noise. */
async function freshPhoto(): Promise<Blob> {
  const side = 240;
  const noise = sharp(randomBytes(side * side), { raw: { width: side, height: side, channels: 1 } });
  return new Blob([new Uint8Array(await noise.png().toBuffer())], { type: 'image/png' });
}

const hour = 60 * 60_000;

interface Kept {
  readonly store: PictureStore;
  readonly names: () => Promise<string[]>;
  /** Makes everything in the store this much older. */
  readonly age: (ms: number) => Promise<void>;
}

describe.each(['on disk', 'in a bucket'] as const)('pictures %s', (where) => {
  let dataDir: string;
  let s3: S3LikeServer;
  let lender: TestLender;
  let modules: AppModules;
  let kept: Kept;
  let room: PictureService;

  beforeAll(async () => {
    s3 = await startS3LikeServer();
    dataDir = await mkdtemp(join(tmpdir(), 'clearloan-left-'));
    const bucket = where === 'on disk' ? undefined : s3.bucket;
    lender = await startTestLender({ dataDir, bucket }, (context) => (modules = createModules(context)));
    kept = where === 'on disk' ? onDisk(join(dataDir, 'pictures')) : inBucket(s3);
    room = createPictureService(kept.store, '/api');
  });
  afterAll(async () => {
    await lender.stop();
    await s3.stop();
    await rm(dataDir, { recursive: true, force: true });
  });
  beforeEach(() => room.empty());

  const job = (name: string) => runNamedJob(modules, name);
  let lastPhone = 81_236_000_000;
  let phone = '';
  const newBorrower = async () => {
    phone = `+62${String((lastPhone += 1))}`;
    const sessionId = await logInForTest(phone);
    const [row] = await db().select().from(borrowers).where(eq(borrowers.phone, phone));
    return { sessionId, borrowerId: row?.borrowerId ?? '' };
  };

  it('a borrower above the daily limit leaves no file of a rejected picture', async () => {
    const { sessionId } = await newBorrower();
    const answers = [];
    for (let sent = 0; sent < pictureLimits.aDay + sizes.refusedUploads; sent += 1) {
      const request = { file: await freshPhoto(), uploadId: randomUUID() };
      answers.push((await lender.call(uploadProblemImage, request, { sessionId })).code);
    }
    expect(answers.filter((code) => code === codes.tooMany)).toHaveLength(sizes.refusedUploads);
    expect(await kept.names()).toHaveLength(pictureLimits.aDay);
  });

  it('concurrent pictures above the limit leave no file either', async () => {
    const { borrowerId } = await newBorrower();
    const photos = await Promise.all(Array.from({ length: pictureLimits.aDay + 8 }, freshPhoto));
    const taken = await Promise.allSettled(
      photos.map((file) => room.take(borrowerId, { file, purpose: 'problem' })),
    );
    expect(taken.filter(({ status }) => status === 'rejected')).toHaveLength(8);
    expect(await kept.names()).toHaveLength(pictureLimits.aDay);
  });

  it('a repeat under one uploadId returns the first picture, whatever it contains', async () => {
    const { sessionId } = await newBorrower();
    const uploadId = randomUUID();
    const send = async () =>
      (await lender.call(uploadProblemImage, { file: await freshPhoto(), uploadId }, { sessionId })).value();
    const first = await send();
    expect([await send(), await send()]).toEqual([first, first]);
    expect(await kept.names()).toHaveLength(1);
  });

  it('a picture recorded in a transaction that fails is not stored', async () => {
    const { borrowerId } = await newBorrower();
    const prepared = await room.prepare(borrowerId, { file: await freshPhoto(), purpose: 'receipt' });
    const failing = transaction(async () => {
      await room.keep(prepared);
      throw new Error('refused');
    });
    await expect(failing).rejects.toThrow('refused');
    await room.discard(prepared);
    expect(await kept.names()).toEqual([]);
  });

  it('an erased account leaves no file, and another borrower keeps the picture that both sent', async () => {
    const other = await newBorrower();
    const shared = await freshPhoto();
    await room.take(other.borrowerId, { file: shared, purpose: 'problem' });
    const { sessionId, borrowerId } = await newBorrower();
    for (const file of [await freshPhoto(), await freshPhoto()])
      (
        await lender.call(uploadImage, { file, type: 'id_front', uploadId: randomUUID() }, { sessionId })
      ).value();
    await room.take(borrowerId, { file: shared, purpose: 'problem' });
    expect(await kept.names()).toHaveLength(3);
    const smsCode = await codeFor(lender, phone, 'delete', { sessionId });
    (await lender.call(deleteUser, { smsCode }, { sessionId })).value();
    await moveClock(3);
    await job('due-erasures');
    expect(await kept.names()).toHaveLength(1);
  });

  it('an erasure that rolls back keeps the pictures', async () => {
    const { borrowerId } = await newBorrower();
    await room.take(borrowerId, { file: await freshPhoto(), purpose: 'problem' });
    const failing = transaction(async () => {
      await room.removeBytesOf(borrowerId);
      await writableDb().delete(pictures).where(eq(pictures.borrowerId, borrowerId));
      throw new Error('undone');
    });
    await expect(failing).rejects.toThrow('undone');
    expect(await kept.names()).toHaveLength(1);
  });

  it('files without a picture record are deleted after an hour, and those with one stay', async () => {
    const { borrowerId } = await newBorrower();
    await room.take(borrowerId, { file: await freshPhoto(), purpose: 'problem' });
    for (let count = 0; count < 4; count += 1)
      await room.prepare(borrowerId, { file: await freshPhoto(), purpose: 'problem' });
    await job('bytes-without-a-picture');
    expect(await kept.names()).toHaveLength(5);
    await kept.age(2 * hour);
    await job('bytes-without-a-picture');
    expect(await kept.names()).toHaveLength(1);
  });

  it('a file deleted during an upload is stored again when its picture is recorded', async () => {
    const { borrowerId } = await newBorrower();
    const prepared = await room.prepare(borrowerId, { file: await freshPhoto(), purpose: 'problem' });
    await room.discard(prepared);
    expect(await kept.names()).toEqual([]);
    expect(await room.give(borrowerId, await room.keep(prepared))).toEqual(prepared.bytes);
  });

  it('a reset on the console leaves no file, with or without a picture record', async () => {
    const { borrowerId } = await newBorrower();
    await room.take(borrowerId, { file: await freshPhoto(), purpose: 'problem' });
    await room.prepare(borrowerId, { file: await freshPhoto(), purpose: 'problem' });
    expect((await actOnConsole(lender.address, '/reset', {})).status).toBe(200);
    expect(await kept.names()).toEqual([]);
    expect(await db().select().from(pictures)).toEqual([]);
  });
});

it('a partial file is deleted after an hour', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'clearloan-unfinished-'));
  const { store, age, names } = onDisk(folder);
  const name = 'a'.repeat(64);
  await store.put(name, Buffer.from('whole'));
  await writeFile(join(folder, 'aa', `${name}.0123456789ab`), 'half');
  const room = createPictureService(store, '/api');
  const lender = await startTestLender();
  await age(2 * hour);
  await forEachItem('bytes-without-a-picture', room.unused);
  expect(await names()).toEqual([]);
  await lender.stop();
  await rm(folder, { recursive: true, force: true });
});

function onDisk(folder: string): Kept {
  const files = async () =>
    (await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])).filter((entry) =>
      entry.isFile(),
    );
  return {
    store: pictureStoreOnDisk(folder),
    names: async () => (await files()).map(({ name }) => name),
    age: async (ms) => {
      const then = new Date(Date.now() - ms);
      for (const { parentPath, name } of await files()) await utimes(join(parentPath, name), then, then);
    },
  };
}

function inBucket(s3: S3LikeServer): Kept {
  return {
    store: pictureStoreOnS3(s3.bucket),
    names: () => Promise.resolve(s3.names()),
    age: (ms) => {
      s3.age(ms);
      return Promise.resolve();
    },
  };
}
