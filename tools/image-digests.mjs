/**
 * `node tools/image-digests.mjs`: looks up the digest of each third-party image in deploy/ and writes it after its tag. Needs
 * Docker with buildx. `-- --check` writes nothing and exits with 1 when a digest has changed.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { imageFiles, readImageFile, withDigests } from './deploy/images.mjs';
import { root, run } from './workspace.mjs';

async function digestOf(reference) {
  const given = ['buildx', 'imagetools', 'inspect', reference, '--format', '{{.Manifest.Digest}}'];
  const { code, out, err } = await run('docker', given);
  const digest = out.trim();
  if (code !== 0 || !/^sha256:[\da-f]{64}$/.test(digest)) throw new Error(`${reference}: ${err || out}`);
  return digest;
}

const isCheck = process.argv.includes('--check');
for (const path of imageFiles) {
  const before = readImageFile(path);
  const after = await withDigests(before, digestOf);
  if (after === before) continue;
  console.log(`${path}: ${isCheck ? 'digests differ from the registry' : 'digests written'}`);
  if (isCheck) process.exitCode = 1;
  else writeFileSync(join(root, path), after);
}
