import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** A place of the built lender, found once, and what stands there in a lender with one fault. */
interface Fault {
  readonly name: string;
  readonly place: RegExp;
  readonly instead: string;
}

/** The one place where a transaction ends before its result is told; tells first and commits a moment later. */
const hasty: Fault = {
  name: 'hasty',
  place:
    /return await (onOneConnection[\w$]*\(opened[\w$]*\(\)\.main, \((\w+)\) => drizzle[\w$]*\(\2(?:, \{[^}]*\})?\)\.transaction\()\((\w+)\) => (current[\w$]*\.run\(\3, work\))(, \{[^}]*\}\)\));/g,
  instead: `return await new Promise((tell, fail) => {
  $1async ($3) => {
    const result = await $4;
    tell(result);
    await new Promise((later) => globalThis.setTimeout(later, 1500));
    return result;
  }$5.catch(fail);
});`,
};

/** The place where a pool learns to outlive its connections. */
const fragile: Fault = {
  name: 'fragile',
  place: /pool\.on\("error", ignore[\w$]*\);/g,
  instead: '',
};

/** A copy of a built lender that acknowledges before it commits. @returns its main file */
export const makeHasty = (mainFile: string): Promise<string> => withFault(mainFile, hasty);

/** A copy of a built lender that a lost connection ends. @returns its main file */
export const makeFragile = (mainFile: string): Promise<string> => withFault(mainFile, fragile);

async function withFault(mainFile: string, { name: fault, place, instead }: Fault): Promise<string> {
  const folder = `${dirname(mainFile)}-${fault}`;
  await cp(dirname(mainFile), folder, { recursive: true });
  let changed = 0;
  for (const name of await readdir(folder, { recursive: true })) {
    if (!name.endsWith('.js')) continue;
    const text = await readFile(join(folder, name), 'utf8');
    changed += [...text.matchAll(place)].length;
    await writeFile(join(folder, name), text.replace(place, instead));
  }
  if (changed !== 1) throw new Error(`The place to make ${fault} was found ${String(changed)} times.`);
  return join(folder, 'main.js');
}
