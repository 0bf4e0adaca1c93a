import { readFileSync, writeFileSync } from 'node:fs';
import type { OwnedEndpoint } from '@clearloan/open-api';
import { allMutations, asTable, measureAll } from './measure';

const begin = '<!-- mutations -->';
const end = '<!-- /mutations -->';
const atOnce = 2;

/**
 * Measures every mutation against a running sandbox and writes the table between the markers of a page.
 * @param page the file, docs/contract.md @param token of the sandbox's console
 * @throws {Error} if the page has no markers, or there is no token
 */
export async function writeMutationTable(
  page: string,
  address: string,
  token: string | undefined,
  calls: readonly OwnedEndpoint[],
): Promise<{ readonly caught: number; readonly mutations: number }> {
  if (token === undefined) throw new Error('Mutations need the console of a sandbox: set CONSOLE_TOKEN.');
  const text = readFileSync(page, 'utf8');
  const [before, after] = [text.split(begin)[0], text.split(end)[1]];
  if (before === undefined || after === undefined) throw new Error(`${page} has no ${begin} … ${end}.`);
  const names = allMutations(token, '').map(({ name }) => name);
  const measured = await measureAll(
    names,
    { address, token },
    calls,
    atOnce,
    ({ mutation, message, seconds }) => {
      process.stdout.write(
        `${message === undefined ? 'MISSED' : 'caught'} ${seconds.toFixed(0)} s  ${mutation}: ${message ?? '–'}\n`,
      );
    },
  );
  writeFileSync(page, `${before}${begin}\n\n${asTable(measured)}\n\n${end}${after}`);
  const caught = measured.filter(({ message }) => message !== undefined).length;
  process.stdout.write(`${caught} of ${measured.length} mutations are caught\n`);
  return { caught, mutations: measured.length };
}
