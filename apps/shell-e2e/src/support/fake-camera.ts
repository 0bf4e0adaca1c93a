import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import sharp from 'sharp';

/** A browser whose camera shows one picture, with camera permission. An MJPEG video is a sequence of JPEGs. */
export async function browserWithCamera(picture: Buffer): Promise<Browser> {
  const film = join(mkdtempSync(join(tmpdir(), 'clearloan-camera-')), 'camera.mjpeg');
  // Chromium expands the brightness range of a video: nearly white parts of the picture would become pure white.
  const frame = await sharp(picture)
    .flatten()
    .linear(0.88)
    .resize(1280, 800, { fit: 'fill' })
    .jpeg({ quality: 92 })
    .toBuffer();
  writeFileSync(film, Buffer.concat([frame, frame]));
  return chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: [
      '--disable-gpu',
      '--no-first-run',
      '--disable-background-networking',
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${film}`,
    ],
  });
}
