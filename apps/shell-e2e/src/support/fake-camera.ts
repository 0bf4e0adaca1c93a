import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import sharp from 'sharp';

/** A browser whose camera shows one picture, and that lets pages see it. A film of JPEGs is those JPEGs in a row. */
export async function browserWithCamera(picture: Buffer): Promise<Browser> {
  const film = join(mkdtempSync(join(tmpdir(), 'clearloan-camera-')), 'camera.mjpeg');
  // Chromium stretches a film's light: what is nearly white in the picture would shine.
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
