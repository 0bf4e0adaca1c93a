import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** The one place of the built lender where a transaction ends before its result is told. */
const told =
  /return await (drizzle[\w$]*\(opened[\w$]*\(\)\.main(?:, \{[^}]*\})?\)\.transaction\()\((\w+)\) => (current[\w$]*\.run\(\2, work\))(, \{[^}]*\}\));/g;

/** Tells first and commits a moment later. */
const tooSoon = `return await new Promise((tell, fail) => {
  $1async ($2) => {
    const result = await $3;
    tell(result);
    await new Promise((later) => globalThis.setTimeout(later, 1500));
    return result;
  }$4.catch(fail);
});`;

/** A copy of a built lender with one fault: it acknowledges before it commits. @returns its main file */
export async function makeHasty(mainFile: string): Promise<string> {
  const folder = `${dirname(mainFile)}-hasty`;
  await cp(dirname(mainFile), folder, { recursive: true });
  let changed = 0;
  for (const name of await readdir(folder, { recursive: true })) {
    if (!name.endsWith('.js')) continue;
    const text = await readFile(join(folder, name), 'utf8');
    changed += [...text.matchAll(told)].length;
    await writeFile(join(folder, name), text.replace(told, tooSoon));
  }
  if (changed !== 1) throw new Error(`The place to make hasty was found ${String(changed)} times.`);
  return join(folder, 'main.js');
}
