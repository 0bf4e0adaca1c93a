import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace.mjs';

/** The files that reference third-party images. */
export const imageFiles = ['deploy/Containerfile', 'deploy/compose.yaml'];

/** A third-party image: `FROM name:tag@digest` or `image: name:tag@digest`. The image built here has no tag. */
const reference = /(?:^FROM|^\s+image:)\s+([\w./-]+)(:[\w.-]+)?(@sha256:[\da-f]*)?/gm;
const ownImage = 'clearloan';

/** @returns {{ name: string, tag?: string, digest?: string }[]} the third-party images in a text */
export const imagesIn = (text) =>
  [...text.matchAll(reference)]
    .filter(([, name]) => name !== ownImage)
    .map(([, name, tag, digest]) => ({ name, tag: tag?.slice(1), digest: digest?.slice(1) }));

/**
 * The problems of the images in a text: each needs an exact version and the digest of its index, so that the tested image is
 * the one that runs.
 */
export const looseImages = (text) =>
  imagesIn(text).flatMap(({ name, tag, digest }) => [
    ...(tag === undefined || tag === 'latest' || !/\d+\.\d+/.test(tag)
      ? [`${name} has no exact version`]
      : []),
    ...(/^sha256:[\da-f]{64}$/.test(digest ?? '') ? [] : [`${name} has no digest`]),
  ]);

/**
 * The text with the registry's current digests.
 * @param {(reference: string) => Promise<string>} digestOf for `name:tag`
 */
export async function withDigests(text, digestOf) {
  const found = new Map();
  for (const { name, tag } of imagesIn(text))
    if (tag !== undefined) found.set(`${name}:${tag}`, await digestOf(`${name}:${tag}`));
  return text.replace(reference, (whole, name, tag = '', digest = '') => {
    const known = found.get(`${name}${tag}`);
    return known === undefined ? whole : `${whole.slice(0, whole.length - digest.length)}@${known}`;
  });
}

export const readImageFile = (path) => readFileSync(join(root, path), 'utf8');
