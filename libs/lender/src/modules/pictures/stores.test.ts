import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startS3LikeServer, type S3LikeServer } from '../../testing/several/s3-like-server';
import type { PictureStore } from './picture-store';
import { demandWritable, pictureStoreOnDisk } from './store-on-disk';
import { pictureStoreOnS3 } from './store-on-s3';

let s3: S3LikeServer;
let folder: string;
const stores: Record<string, () => PictureStore> = {
  'on disk': () => pictureStoreOnDisk(folder),
  'in a bucket': () => pictureStoreOnS3(s3.bucket),
};
const picture = Buffer.from([0xff, 0xd8, 0xff, 0, 1, 2]);
const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const name = hashOf(picture);

beforeAll(async () => {
  s3 = await startS3LikeServer();
  folder = await mkdtemp(join(tmpdir(), 'clearloan-pictures-'));
});
afterAll(async () => {
  await s3.stop();
  await rm(folder, { recursive: true, force: true });
});

describe.each(Object.keys(stores))('pictures %s', (where) => {
  const store = () => stores[where]?.() ?? pictureStoreOnDisk(folder);

  it('are returned as stored, until they are removed', async () => {
    expect(await store().get(name)).toBeUndefined();
    await store().put(name, picture);
    await store().put(name, picture);
    expect(await store().get(name)).toEqual(picture);
    await store().remove(name);
    await store().remove(name);
    expect(await store().get(name)).toBeUndefined();
  });

  it('are stored under their hash and nowhere else', async () => {
    await expect(async () => store().put('../../etc/passwd', picture)).rejects.toThrow(RangeError);
    await expect(async () => store().get(name.toUpperCase())).rejects.toThrow(RangeError);
  });
});

describe('a bucket', () => {
  it('rejects requests signed with another secret, and the borrower gets an error', async () => {
    const stranger = pictureStoreOnS3({ ...s3.bucket, secretAccessKey: 'guessed' });
    await expect(stranger.put(name, picture)).rejects.toThrow('The picture store returned 403.');
    await expect(stranger.get(name)).rejects.toThrow('403');
    expect(s3.names()).toEqual([]);
  });

  it('serves its pictures to the next key, also after the first one is deleted', async () => {
    await pictureStoreOnS3(s3.bucket).put(name, picture);
    const { accessKeyId, secretAccessKey } = s3.bucket;
    const next = { ...s3.bucket, accessKeyId: 'next-key', secretAccessKey: 'next-secret' };
    s3.accessKeys.set(next.accessKeyId, next.secretAccessKey);
    for (const bucket of [s3.bucket, next]) expect(await pictureStoreOnS3(bucket).get(name)).toEqual(picture);
    s3.accessKeys.delete(accessKeyId);
    await expect(pictureStoreOnS3(s3.bucket).get(name)).rejects.toThrow('403');
    expect(await pictureStoreOnS3(next).get(name)).toEqual(picture);
    await pictureStoreOnS3(next).remove(name);
    s3.accessKeys.set(accessKeyId, secretAccessKey);
  });

  it('rejects other content under a picture’s name', async () => {
    const store = pictureStoreOnS3(s3.bucket);
    await expect(store.put(name, Buffer.from('something else'))).rejects.toThrow('403');
    expect(s3.names()).toEqual([]);
  });

  it('that fails once is retried; one that stays down is an error, not a missing picture', async () => {
    const store = pictureStoreOnS3(s3.bucket);
    s3.failNext(503, 1);
    await store.put(name, picture);
    expect(await store.get(name)).toEqual(picture);
    s3.failNext(503, 3);
    await expect(store.get(name)).rejects.toThrow('503');
    await store.remove(name);
  });
});

it('a folder that takes no file is refused with its variable, and a probe leaves nothing behind', async () => {
  const fresh = join(folder, 'fresh/pictures');
  await demandWritable(fresh);
  expect(await readdir(fresh)).toEqual([]);
  // A file in its place: a right would not stop the superuser.
  const taken = join(folder, 'taken');
  await writeFile(taken, '');
  await expect(demandWritable(join(taken, 'pictures'))).rejects.toThrow(/^DATA_DIR: .*taken/);
});
