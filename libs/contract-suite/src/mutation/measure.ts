import { causesOf, linesOf } from '../causes';
import { readLender } from '../harness/lender-under-test';
import { runBehaviour } from '../run';
import type { OwnedEndpoint } from '@clearloan/open-api';
import { moneyMutations } from './money-mutations';
import { accessMutations } from './access-mutations';
import { replyMutations } from './reply-mutations';
import { mutatedPath, startMutatingProxy, type Mutation } from './proxy';

/** A mutation and the suite's finding. */
export interface Measured {
  readonly mutation: string;
  /** Undefined if the suite found nothing, or nothing about the mutated endpoint. */
  readonly message: string | undefined;
  readonly seconds: number;
}

/** In a mutation run, the lender does everything at once. */
const patienceSeconds = 4;

const lenderOf = (token: string) => readLender({ staffToken: token, patienceSeconds });

/** All mutations with which the suite is measured. */
export const allMutations = (token: string, phone: string): readonly Mutation[] => [
  ...moneyMutations,
  ...replyMutations,
  ...accessMutations(token, phone),
];

/** Runs the suite against a sandbox with one mutation. It is caught if a cause names the mutated endpoint. */
async function measure(
  name: string,
  sandbox: { readonly address: string; readonly token: string },
  calls: readonly OwnedEndpoint[],
): Promise<Measured> {
  const lender = lenderOf(sandbox.token);
  const mutation = allMutations(sandbox.token, lender.phones.borrower).find((each) => each.name === name);
  if (mutation === undefined) throw new Error(`There is no mutation ${name}`);
  const since = performance.now();
  const { address, stop } = await startMutatingProxy(sandbox.address, lender.prefix, [mutation]);
  try {
    const result = await runBehaviour(address, lender, calls);
    // A missing response is not a caught mutation.
    const causes = causesOf(result).filter(({ message }) => !message.startsWith('reply: '));
    const path = mutatedPath(mutation);
    const cause = path === undefined ? causes[0] : causes.find(({ calls: told }) => told.includes(path));
    return { mutation: name, message: cause?.message, seconds: (performance.now() - since) / 1_000 };
  } finally {
    stop();
  }
}

/** A finding counts only if the suite finds nothing without the mutation. */
async function expectHonest(
  { address, token }: { readonly address: string; readonly token: string },
  calls: readonly OwnedEndpoint[],
): Promise<void> {
  const lender = lenderOf(token);
  const proxy = await startMutatingProxy(address, lender.prefix, []);
  try {
    const [first] = linesOf(await runBehaviour(proxy.address, lender, calls));
    if (first !== undefined) throw new Error(`The unmutated sandbox does not pass: ${first}`);
  } finally {
    proxy.stop();
  }
}

/** Runs each mutation separately, several in parallel; every run has its own borrowers. */
export async function measureAll(
  names: readonly string[],
  sandbox: { readonly address: string; readonly token: string },
  calls: readonly OwnedEndpoint[],
  atOnce: number,
  told: (measured: Measured) => void = () => undefined,
): Promise<readonly Measured[]> {
  await expectHonest(sandbox, calls);
  const waiting = [...names];
  const results = new Map<string, Measured>();
  const lane = async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      const measured = await measure(name, sandbox, calls);
      results.set(name, measured);
      told(measured);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  return names.flatMap((name) => results.get(name) ?? []);
}

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
const mostShown = 140;
const cut = (text: string) => (text.length > mostShown ? `${text.slice(0, mostShown)}…` : text);

/** The table in docs/contract.md. */
export function asTable(measured: readonly Measured[]): string {
  const caught = measured.filter(({ message }) => message !== undefined).length;
  return [
    `${caught} of ${measured.length} mutations are caught.`,
    '',
    '| mutation | caught | message of the suite |',
    '|---|---|---|',
    ...measured.map(
      ({ mutation, message }) =>
        `| ${cell(mutation)} | ${message === undefined ? 'no' : 'yes'} | ${message === undefined ? '–' : cell(cut(message))} |`,
    ),
  ].join('\n');
}
