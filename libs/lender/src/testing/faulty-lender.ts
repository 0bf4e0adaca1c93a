import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** A pattern that the built lender contains exactly once, and its replacement. */
interface Fault {
  readonly place: RegExp;
  readonly instead: string;
}

const faults = {
  /** Returns the result of a transaction first and commits a moment later. */
  hasty: {
    place:
      /return await (onOneConnection[\w$]*\(thisLender[\w$]*\(\)\.pools\.main, \((\w+)\) => drizzle[\w$]*\(\2(?:, \{[^}]*\})?\)\.transaction\()\((\w+)\) => (current[\w$]*\.run\(\3, work\))(, \{[^}]*\}\)\));/g,
    instead: `return await new Promise((tell, fail) => {
  $1async ($3) => {
    const result = await $4;
    tell(result);
    await new Promise((later) => globalThis.setTimeout(later, 1500));
    return result;
  }$5.catch(fail);
});`,
  },
  /** Crashes when a pool loses a connection. */
  fragile: { place: /pool\.on\("error", ignore[\w$]*\);/g, instead: '' },
  /** Never sweeps for unsent messages. */
  forgetful: { place: /\{\s*name: "unsent-messages",[^}]*\},/g, instead: '' },
  /** Sends each attempt under a new id. */
  renaming: {
    place: /headers: (signedHeaders[\w$]*)\(messageId,/g,
    instead: 'headers: $1(globalThis.crypto.randomUUID(),',
  },
} satisfies Record<string, Fault>;

/** A copy of a built lender with one fault that a test has to find. @returns its main file */
export async function makeFaulty(mainFile: string, fault: keyof typeof faults): Promise<string> {
  const { place, instead } = faults[fault];
  const folder = `${dirname(mainFile)}-${fault}`;
  await cp(dirname(mainFile), folder, { recursive: true });
  let changed = 0;
  for (const name of await readdir(folder, { recursive: true })) {
    if (!name.endsWith('.js')) continue;
    const text = await readFile(join(folder, name), 'utf8');
    changed += [...text.matchAll(place)].length;
    await writeFile(join(folder, name), text.replace(place, instead));
  }
  if (changed !== 1) throw new Error(`The place for the fault ${fault} was found ${String(changed)} times.`);
  return join(folder, 'main.js');
}
