/**
 * `node tools/release-manifests.mjs --image <name> --digest <sha256:…> <folder>`: the Kustomize base with an overlay that runs one
 * image by its digest. Without a digest (nothing was pushed) the overlay uses the version.
 */
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { stringify } from 'yaml';
import { root } from './workspace.mjs';

const { values, positionals } = parseArgs({
  options: { image: { type: 'string' }, digest: { type: 'string', default: '' } },
  allowPositionals: true,
});
const [folder] = positionals;
const { image = '', digest } = values;
if (folder === undefined || !/^[\w./:-]+$/.test(image) || !/^(?:sha256:[\da-f]{64})?$/.test(digest))
  throw new Error('Say --image <name> --digest <sha256:…> <folder>.');
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const named = { name: 'clearloan', newName: image.toLowerCase() };
const overlay = {
  apiVersion: 'kustomize.config.k8s.io/v1beta1',
  kind: 'Kustomization',
  resources: ['../base'],
  images: [digest === '' ? { ...named, newTag: version } : { ...named, digest }],
};
mkdirSync(join(folder, 'release'), { recursive: true });
cpSync(join(root, 'deploy/kubernetes/base'), join(folder, 'base'), { recursive: true });
writeFileSync(join(folder, 'release/kustomization.yaml'), stringify(overlay));
console.log(`${folder}/release runs ${image} ${digest === '' ? version : `@${digest}`}`);
