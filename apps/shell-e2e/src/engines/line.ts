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

/** A proxy between a browser and a lender, so that cutting the network needs no support by the engine. */
export interface Line {
  /** The lender's URL for the browser. */
  readonly address: string;
  /** Refuses all connections and breaks open ones. */
  cut(): Promise<void>;
  restore(): Promise<void>;
  /** Waits until no request has been in flight for this many milliseconds. */
  quiet(ms?: number): Promise<void>;
  /**
   * Inserts scripts at the start of every page that is loaded from now on.
   * @param unknown a CSP directive to remove, because the emulated browser does not know it
   */
  beforeEachPage(scripts: readonly string[], unknown?: string): void;
}

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** The CSP with one more allowed script, and without a directive. */
const policyFor = (policy: string, script: string, unknown?: string): string =>
  policy
    .split('; ')
    .filter((directive) => unknown === undefined || !directive.startsWith(unknown))
    .join('; ')
    .replace('script-src ', `script-src ${hashOf(script)} `);

/** A page with the script inserted first, and its CSP. */
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

/** Opens a proxy on a free local port. @param lenderPort the lender's port */
export async function openLine(lenderPort: number): Promise<Line> {
  let script = '';
  let unknownDirective: string | undefined;
  let open = 0;
  let last = performance.now();
  const pass = (request: IncomingMessage, answer: ServerResponse) => {
    open += 1;
    answer.on('close', () => {
      open -= 1;
      last = performance.now();
    });
    // Pages are modified here, so compression is disabled.
    const headers = { ...request.headers, 'accept-encoding': 'identity' };
    const { url: path, method } = request;
    const upstream = ask({ port: lenderPort, path, method, headers }, (reply) => {
      void send(reply, answer);
    });
    upstream.on('error', () => answer.destroy());
    request.on('error', () => upstream.destroy());
    request.pipe(upstream);
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
  if (place === null || typeof place === 'string') throw new Error('The proxy has no port.');
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
