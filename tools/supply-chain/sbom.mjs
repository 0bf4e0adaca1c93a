/** Writes the SBOM of the product, without tools, in CycloneDX format: `npx nx run tools:sbom [file]`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { root, run, runTimePackages } from '../workspace.mjs';

const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
const args = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'];

/** The run-time dependencies and everything that they need, as `name@version`. @param {{ ref: string, dependsOn?: string[] }[]} graph */
function runTimeRefs(graph) {
  const refs = new Set(Object.entries(runTimePackages()).map(([name, version]) => `${name}@${version}`));
  const needs = new Map(graph.map(({ ref, dependsOn = [] }) => [ref, dependsOn]));
  for (const ref of refs) for (const other of needs.get(ref) ?? []) refs.add(other);
  return refs;
}

/**
 * Reads the lock file, so nothing needs to be installed. Tools are filtered here and not by npm's `--omit dev`, which keeps the
 * tools of the build, and removes packages that a tool has as a peer, such as react.
 * @returns {Promise<{ components: { 'bom-ref': string, purl: string }[] }>} a CycloneDX document
 */
export async function billOfMaterials() {
  const { code, out, err } = await run(npm, args);
  if (code !== 0) throw new Error(`npm could not write the bill of materials:\n${err}`);
  const bill = JSON.parse(out);
  const refs = runTimeRefs(bill.dependencies);
  const components = bill.components.filter((one) => refs.has(one['bom-ref']));
  const kept = new Set([bill.metadata.component['bom-ref'], ...refs]);
  const dependencies = bill.dependencies
    .filter(({ ref }) => kept.has(ref))
    .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((other) => kept.has(other)) }));
  return { ...bill, components, dependencies };
}

if (import.meta.filename === process.argv[1]) {
  const file = resolve(process.argv[2] ?? join(root, 'dist/sbom.cdx.json'));
  const bill = await billOfMaterials();
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(bill, null, 2)}\n`);
  console.log(`${bill.components.length} packages in ${file}`);
}
