import { causesOf, linesOf } from '../causes';
import { readLender } from '../harness/lender-under-test';
import { runBehaviour } from '../run';
import type { OwnedEndpoint } from '../../context/contracts';
import { liesAboutMoney } from './lies-about-money';
import { liesAboutPeople } from './lies-about-people';
import { liesAboutReplies } from './lies-about-replies';
import { calledBy, lyingLender, type Lie } from './proxy';

/** A mutation and the suite's finding. */
export interface Measured {
  readonly lie: string;
  /** Undefined if the suite found nothing, or nothing about the mutated endpoint. */
  readonly message: string | undefined;
  readonly seconds: number;
}

/** In a mutation run, the lender does everything at once. */
const patienceSeconds = 4;

const lenderOf = (token: string) => readLender({ staffToken: token, patienceSeconds });

/** All mutations with which the suite is measured. */
export const allLies = (token: string, phone: string): readonly Lie[] => [
  ...liesAboutMoney,
  ...liesAboutReplies,
  ...liesAboutPeople(token, phone),
];

/** Runs the suite against a sandbox with one mutation. It is caught if a cause names the mutated endpoint. */
async function measure(
  name: string,
  sandbox: { readonly address: string; readonly token: string },
  calls: readonly OwnedEndpoint[],
): Promise<Measured> {
  const lender = lenderOf(sandbox.token);
  const lie = allLies(sandbox.token, lender.phones.borrower).find((each) => each.name === name);
  if (lie === undefined) throw new Error(`There is no such lie: ${name}`);
  const since = performance.now();
  const { address, stop } = await lyingLender(sandbox.address, lender.prefix, [lie]);
  try {
    const result = await runBehaviour(address, lender, calls);
    // A missing response is not a caught mutation.
    const causes = causesOf(result).filter(({ message }) => !message.startsWith('reply: '));
    const path = calledBy(lie);
    const cause = path === undefined ? causes[0] : causes.find(({ calls: told }) => told.includes(path));
    return { lie: name, message: cause?.message, seconds: (performance.now() - since) / 1_000 };
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
  const proxy = await lyingLender(address, lender.prefix, []);
  try {
    const [first] = linesOf(await runBehaviour(proxy.address, lender, calls));
    if (first !== undefined) throw new Error(`The sandbox without a lie does not pass: ${first}`);
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
    `${caught} of ${measured.length} lies are caught.`,
    '',
    '| what the lender does wrong | caught | what the suite says |',
    '|---|---|---|',
    ...measured.map(
      ({ lie, message }) =>
        `| ${cell(lie)} | ${message === undefined ? 'no' : 'yes'} | ${message === undefined ? '–' : cell(cut(message))} |`,
    ),
  ].join('\n');
}
