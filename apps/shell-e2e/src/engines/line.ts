import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  createServer,
  request as ask,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

/** The line between a browser and a lender. No engine has to take part in cutting it. */
export interface Line {
  /** Where the browser finds the lender. */
  readonly address: string;
  /** Refuses every connection and breaks those that are open. */
  cut(): Promise<void>;
  restore(): Promise<void>;
  /** Waits until no request has been under way for so many milliseconds. */
  quiet(ms?: number): Promise<void>;
  /**
   * Puts scripts at the start of every page that is loaded from now on.
   * @param unknown a directive of the page's policy that the browser is to know as little as its API
   */
  beforeEachPage(scripts: readonly string[], unknown?: string): void;
}

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** The policy with this one script in addition, and without a directive. */
const policyFor = (policy: string, script: string, unknown?: string): string =>
  policy
    .split('; ')
    .filter((directive) => unknown === undefined || !directive.startsWith(unknown))
    .join('; ')
    .replace('script-src ', `script-src ${hashOf(script)} `);

/** A page with the script before all else, and the policy for it. */
async function scripted(reply: IncomingMessage, script: string, unknown?: string) {
  const page = (await buffer(reply)).toString().replace('<head>', () => `<head><script>${script}</script>`);
  const policy = String(reply.headers['content-security-policy'] ?? '');
  const headers: OutgoingHttpHeaders = {
    ...reply.headers,
    'content-length': Buffer.byteLength(page),
    'content-security-policy': policyFor(policy, script, unknown),
  };
  return { page, headers };
}

/** Opens a line at a free port of this machine. @param lenderPort where the lender listens */
export async function openLine(lenderPort: number): Promise<Line> {
  let script = '';
  let unknownDirective: string | undefined;
  let open = 0;
  let last = performance.now();
  const pass = (asked: IncomingMessage, answer: ServerResponse) => {
    open += 1;
    answer.on('close', () => {
      open -= 1;
      last = performance.now();
    });
    // Pages are changed here, so nothing is asked for compressed.
    const headers = { ...asked.headers, 'accept-encoding': 'identity' };
    const { url: path, method } = asked;
    const given = ask({ port: lenderPort, path, method, headers }, (reply) => {
      void send(reply, answer);
    });
    given.on('error', () => answer.destroy());
    asked.on('error', () => given.destroy());
    asked.pipe(given);
  };
  const send = async (reply: IncomingMessage, answer: ServerResponse) => {
    const isPage = reply.headers['content-type']?.startsWith('text/html') ?? false;
    const status = reply.statusCode ?? 502;
    if (!isPage || script === '') {
      answer.writeHead(status, reply.headers);
      reply.pipe(answer);
      return;
    }
    const { page, headers } = await scripted(reply, script, unknownDirective);
    answer.writeHead(status, headers).end(page);
  };
  const server = createServer(pass);
  const listen = async (at: number) => {
    server.listen(at);
    await once(server, 'listening');
  };
  await listen(0);
  const place = server.address();
  if (place === null || typeof place === 'string') throw new Error('The line has no port.');
  const { port } = place;
  return {
    address: `http://localhost:${String(port)}`,
    async cut() {
      const ended = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await ended;
    },
    restore: () => listen(port),
    async quiet(ms = 150) {
      for (let left = 400; left > 0 && (open > 0 || performance.now() - last < ms); left -= 1) await wait(25);
    },
    beforeEachPage(scripts, unknown) {
      script = scripts.join(';\n');
      unknownDirective = unknown;
    },
  };
}
