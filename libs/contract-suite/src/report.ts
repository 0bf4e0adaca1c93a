import { causesOf, linesOf, sentenceOf } from './causes';
import type { CallResult, SuiteResult } from './results';

/** The last line, for people and for scripts. */
export function verdict(result: SuiteResult): string {
  const { calls } = result;
  const kept = calls.filter(({ keeps }) => keeps).length;
  const checks = calls.reduce((sum, call) => sum + call.checks.length, 0);
  const causes = causesOf(result).length;
  const found = causes === 0 ? '' : `, ${causes} ${causes === 1 ? 'cause' : 'causes'}`;
  return `${kept} of ${calls.length} endpoints conform to the contract, ${checks} checks${found}`;
}

/** One line per cause, then the verdict. The report has a line per endpoint. */
export const asText = (result: SuiteResult): string => [...linesOf(result), verdict(result), ''].join('\n');

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

const faultsOf = ({ checks, isReached }: CallResult) => [
  ...checks.flatMap(({ rule, faults }) => faults.map((fault) => `${rule}: ${sentenceOf(fault)}`)),
  ...(isReached ? [] : ['not reached']),
];

/** The same as a Markdown page. */
export const asMarkdown = (result: SuiteResult, base: string, at: Date): string =>
  [
    '# Contract report',
    '',
    `${base}, ${at.toISOString()}: ${verdict(result)}.`,
    '',
    ...linesOf(result).map((line) => `- ${cell(line)}`),
    '',
    '| call | style | owner | checks | what is wrong |',
    '|---|---|---|---|---|',
    ...result.calls.map((call) => {
      const { path, style, owner, checks } = call;
      return `| ${path} | ${style} | ${owner} | ${checks.length} | ${cell(faultsOf(call).slice(0, 3).join('; ')) || '–'} |`;
    }),
    '',
  ].join('\n');
