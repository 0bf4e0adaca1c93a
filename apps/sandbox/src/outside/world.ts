import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { runAs, type ConsoleModule, type Lender } from '@clearloan/lender';
import { collectingBank, payoutBank } from './bank';
import { decisionService, identityBureau } from './bureaus';
import { carrier } from './carrier';
import { openMailServer } from './mail-server';
import { receivingBank } from './receiving-bank';
import { readMessage, reportTo, type PartyFactory, type Party } from './webhooks';
import { openPendingReports } from './pending-reports';
import { plansConsole } from './pending-reports-console';
import { openStatement } from './statement';

type Variables = Readonly<Record<string, string | undefined>>;

/** Everybody outside whom no environment variable names. */
export interface OutsideWorld {
  /** What the lender has to know, as an operator sets it. */
  readonly variables: Variables;
  readonly console: readonly ConsoleModule[];
  /** Tells everybody where the lender is, and whose business time they use. */
  readonly meetLender: (address: string, lender: Lender) => void;
  readonly stop: () => void;
}

interface Line {
  readonly party: Party;
  readonly secret: string;
}

/** How long parties take, in seconds: a payer to pay a code, the bank to pay a loan out. */
const usualSeconds = { PAYER_SECONDS: '15', PAYOUT_SECONDS: '3' } as const;

function millisecondsOf(name: keyof typeof usualSeconds, environment: Variables): number {
  const seconds = Number(environment[name] ?? usualSeconds[name]);
  if (Number.isInteger(seconds) && seconds >= 0) return seconds * 1_000;
  throw new Error(`${name} is a whole number of seconds.`);
}

/** Starts the outside parties on a loopback port of this process. @param environment a party that it names is not started */
export async function openOutsideWorld(environment: Variables): Promise<OutsideWorld> {
  let met: { readonly address: string; readonly lender: Lender } | undefined;
  const statement = openStatement();
  const plans = openPendingReports(statement);
  const heard = new Set<string>();
  const meet = (make: PartyFactory): Line => {
    const secret = randomBytes(24).toString('base64url');
    return { secret, party: make(reportTo(() => met?.address ?? '', secret)) };
  };
  const lines = [
    carrier,
    identityBureau,
    decisionService(plans),
    payoutBank(plans, millisecondsOf('PAYOUT_SECONDS', environment)),
    collectingBank(plans),
    receivingBank(plans, millisecondsOf('PAYER_SECONDS', environment)),
  ]
    .map(meet)
    .filter(({ party: { port } }) => (environment[`${port}_WEBHOOK_URL`] ?? '') === '');
  const server = createServer((request, reply) => {
    const hear = () => answer(lines, heard, request);
    const status = met === undefined ? Promise.resolve(503) : runAs(met.lender, hear);
    void status.then((code) => reply.writeHead(code).end());
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port: chosen } = server.address() as AddressInfo;
  const mail = (environment['SMTP_URL'] ?? '') === '' ? await openMailServer() : undefined;
  return {
    variables: {
      ...mail?.variables,
      ...variablesOf(lines, `http://127.0.0.1:${String(chosen)}`),
    },
    console: [
      plansConsole(plans),
      { downloads: [statement.download], afterReset: statement.clear },
      ...lines.flatMap(({ party }) => party.console ?? []),
      ...(mail === undefined ? [] : [mail.console]),
    ],
    meetLender: (address, lender) => {
      met = { address, lender };
    },
    stop: () => {
      server.close();
      server.closeAllConnections();
      mail?.stop();
    },
  };
}

const variablesOf = (lines: readonly Line[], address: string): Variables =>
  Object.fromEntries(
    lines.flatMap(({ party: { port }, secret }) => [
      [`${port}_WEBHOOK_URL`, `${address}/${port}`],
      [`${port}_WEBHOOK_SECRET`, secret],
    ]),
  );

/** @returns 200 if the party heard the message, 401 without a valid signature */
async function answer(lines: readonly Line[], heard: Set<string>, request: IncomingMessage): Promise<number> {
  const line = lines.find(({ party }) => request.url === `/${party.port}`);
  if (line === undefined) return 404;
  const { party, secret } = line;
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
  );
  const message = readMessage(await readText(request), headers, secret);
  if (message === undefined) return 401;
  if (heard.has(message.id)) return 200;
  try {
    await party.receive(message);
    heard.add(message.id);
    return 200;
  } catch {
    return 400;
  }
}
