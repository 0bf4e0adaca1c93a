import type { CallResult } from './run';

const countChecks = (results: readonly CallResult[]) =>
  results.reduce((sum, { checks }) => sum + checks.length, 0);

/** The last line, for people and for scripts. */
export const verdict = (results: readonly CallResult[]) =>
  `${results.filter(({ keeps }) => keeps).length} of ${results.length} calls keep the contract, ${countChecks(results)} checks`;

const faultsOf = ({ checks }: CallResult) =>
  checks.flatMap(({ rule, faults }) => faults.map((fault) => `${rule}: ${fault}`));

/** A line for each call, and below it what is wrong. */
export const asText = (results: readonly CallResult[]): string =>
  [
    ...results.flatMap((result) => [
      `${result.keeps ? 'ok    ' : 'FAILED'} ${result.owner.padEnd(13)} ${result.style.padEnd(3)} ${result.path}  (${result.checks.length} checks)`,
      ...faultsOf(result).map((fault) => `       ${fault}`),
    ]),
    verdict(results),
    '',
  ].join('\n');

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

/** The same as a page to hand around. */
export const asMarkdown = (results: readonly CallResult[], base: string, at: Date): string =>
  [
    '# Contract report',
    '',
    `${base}, ${at.toISOString()}: ${verdict(results)}.`,
    '',
    '| call | style | owner | checks | what is wrong |',
    '|---|---|---|---|---|',
    ...results.map(
      (result) =>
        `| ${result.path} | ${result.style} | ${result.owner} | ${result.checks.length} | ${cell(faultsOf(result).join('; ')) || '–'} |`,
    ),
    '',
  ].join('\n');
