import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const root = join(__dirname, '..', '..', '..');
/** The document as a lender gets it. */
const file = join(root, 'docs/openapi.json');
const run = promisify(execFile);
const patienceMs = 240_000;
/** A case that only `npm run test:full` runs. */
const itInFull = process.env['TEST_SIZE'] === 'full' ? it : it.skip;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'clearloan-api-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The output of a tool in node_modules; telemetry and update checks are off. */
async function tool(
  script: string,
  given: readonly string[],
): Promise<{ readonly code: number; readonly out: string }> {
  const env = {
    ...process.env,
    REDOCLY_TELEMETRY: 'off',
    REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
    CI: 'true',
  };
  try {
    const { stdout, stderr } = await run(process.execPath, [join(root, 'node_modules', script), ...given], {
      env,
      cwd: folder,
    });
    return { code: 0, out: stdout + stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as { code?: number; stdout?: string; stderr?: string };
    return { code: code ?? 1, out: `${stdout ?? ''}${stderr ?? ''}` };
  }
}

const lint = async (path: string) => {
  const { out } = await tool('@redocly/cli/bin/cli.js', [
    'lint',
    path,
    '--extends',
    'recommended',
    '--format',
    'json',
  ]);
  const report = JSON.parse(out.slice(out.indexOf('{'), out.lastIndexOf('}') + 1)) as {
    readonly totals: { readonly errors: number; readonly warnings: number };
    readonly problems: readonly { readonly ruleId: string; readonly message: string }[];
  };
  return { ...report.totals, rules: report.problems.map(({ ruleId, message }) => `${ruleId}: ${message}`) };
};

it(
  'the document passes Redocly’s recommended rules without an error or a warning',
  async () => {
    expect(await lint(file)).toMatchObject({ errors: 0, warnings: 0, rules: [] });
  },
  patienceMs,
);

itInFull(
  'a document with a missing summary and a wrong example fails',
  async () => {
    const text = await readFile(file, 'utf8');
    const spoiled = join(folder, 'spoiled.json');
    await writeFile(spoiled, text.replace('"summary":"Log out",', ''));
    expect((await lint(spoiled)).rules.join()).toContain('operation-summary');
  },
  patienceMs,
);

const client = `import type { paths } from './openapi';
type Reply<Path extends keyof paths> = paths[Path] extends { get: { responses: { 200: { content: { 'application/json': infer Body } } } } } ? Body : never;
type Plan = Extract<Reply<'/v3/installment/loan-plan-info'>, { code: 0 }>['data'];
export const left = ({ repay_plans: rows, payoffAmount }: Plan): string => [payoffAmount, ...(rows ?? []).map((row) => row.repayTotalAmount)].join();
export const isRefused = (reply: Reply<'/v3/installment/loan-plan-info'>): boolean => reply.code === 1002;
`;

itInFull(
  'a client generated from the document compiles under strict types, and a wrong field in it does not',
  async () => {
    const types = join(folder, 'openapi.ts');
    const generated = await tool('openapi-typescript/bin/cli.js', [file, '-o', types]);
    expect(generated).toMatchObject({ code: 0 });
    const compile = (path: string) =>
      tool('typescript/bin/tsc', [
        '--ignoreConfig',
        '--noEmit',
        '--strict',
        '--exactOptionalPropertyTypes',
        '--noUncheckedIndexedAccess',
        '--target',
        'es2022',
        '--moduleResolution',
        'bundler',
        '--module',
        'esnext',
        path,
      ]);
    const good = join(folder, 'client.ts');
    await writeFile(good, client);
    expect(await compile(good)).toEqual({ code: 0, out: '' });
    const bad = join(folder, 'wrong.ts');
    await writeFile(bad, client.replace('row.repayTotalAmount', 'row.total'));
    expect((await compile(bad)).out).toContain("Property 'total' does not exist");
  },
  patienceMs,
);
