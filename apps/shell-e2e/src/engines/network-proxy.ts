import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

const idleTimeoutMs = 10_000;

/** A proxy between a browser and a lender, so that cutting the network needs no support by the engine. */
export interface NetworkProxy {
  /** The lender's URL for the browser. */
  readonly address: string;
  /** Refuses all connections and breaks open ones. */
  cut(): Promise<void>;
  restore(): Promise<void>;
  /** Waits until no request has been in flight for this many milliseconds. Rejects after ten seconds. */
  waitForIdle(ms?: number): Promise<void>;
  /**
   * Inserts scripts at the start of every page that is loaded from now on.
   * @param unsupportedDirective a CSP directive to remove, because the emulated browser does not know it
   */
  injectScripts(scripts: readonly string[], unsupportedDirective?: string): void;
}

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** The CSP with one more allowed script, and without a directive. */
const policyFor = (policy: string, script: string, unsupportedDirective?: string): string =>
  policy
    .split('; ')
    .filter((directive) => unsupportedDirective === undefined || !directive.startsWith(unsupportedDirective))
    .join('; ')
    .replace('script-src ', `script-src ${hashOf(script)} `);

/** A page with the script inserted first, and its CSP. */
async function scripted(reply: IncomingMessage, script: string, unsupportedDirective?: string) {
  const page = (await buffer(reply)).toString().replace('<head>', () => `<head><script>${script}</script>`);
  const policy = String(reply.headers['content-security-policy'] ?? '');
  const headers: OutgoingHttpHeaders = {
    ...reply.headers,
    'content-length': Buffer.byteLength(page),
    'content-security-policy': policyFor(policy, script, unsupportedDirective),
  };
  return { page, headers };
}

/** Opens a proxy on a free local port. @param lenderPort the lender's port */
export async function startProxy(lenderPort: number): Promise<NetworkProxy> {
  let script = '';
  let directiveToRemove: string | undefined;
  let openRequests = 0;
  let lastClosedAt = performance.now();
  const forward = (request: IncomingMessage, answer: ServerResponse) => {
    openRequests += 1;
    answer.on('close', () => {
      openRequests -= 1;
      lastClosedAt = performance.now();
    });
    // Pages are modified here, so compression is disabled.
    const headers = { ...request.headers, 'accept-encoding': 'identity' };
    const { url: path, method } = request;
    const upstream = httpRequest({ port: lenderPort, path, method, headers }, (reply) => {
      void respond(reply, answer);
    });
    upstream.on('error', () => answer.destroy());
    request.on('error', () => upstream.destroy());
    request.pipe(upstream);
  };
  const respond = async (reply: IncomingMessage, answer: ServerResponse) => {
    const isPage = reply.headers['content-type']?.startsWith('text/html') ?? false;
    const status = reply.statusCode ?? 502;
    if (!isPage || script === '') {
      answer.writeHead(status, reply.headers);
      reply.pipe(answer);
      return;
    }
    const { page, headers } = await scripted(reply, script, directiveToRemove);
    answer.writeHead(status, headers).end(page);
  };
  const server = createServer(forward);
  const listen = async (port: number) => {
    server.listen(port);
    await once(server, 'listening');
  };
  await listen(0);
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.');
  const { port } = address;
  return {
    address: `http://localhost:${String(port)}`,
    async cut() {
      const ended = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await ended;
    },
    restore: () => listen(port),
    async waitForIdle(ms = 150) {
      const giveUpAt = performance.now() + idleTimeoutMs;
      while (openRequests > 0 || performance.now() - lastClosedAt < ms) {
        if (performance.now() > giveUpAt)
          throw new Error(`${String(openRequests)} requests are still in flight.`);
        await wait(25);
      }
    },
    injectScripts(scripts, unsupportedDirective) {
      script = scripts.join(';\n');
      directiveToRemove = unsupportedDirective;
    },
  };
}
