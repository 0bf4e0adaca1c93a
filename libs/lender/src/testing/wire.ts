import { createServer, Socket, type AddressInfo } from 'node:net';

/** A TCP proxy that a test can cut at any time, like a dying server or a lost network. */
export interface Wire {
  /** The server's URL through the proxy. */
  readonly url: string;
  /** Resets all connections; new ones succeed. */
  readonly reset: () => void;
  /** Resets all connections and refuses new ones until it is repaired. */
  readonly cut: () => void;
  readonly mend: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** @param target URL of a server, `postgres://user:password@host:port/name` */
export async function startWire(target: string): Promise<Wire> {
  const there = new URL(target);
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const far = new Socket();
    for (const end of [near, far]) {
      open.add(end);
      end.on('error', () => undefined);
      end.on('close', () => {
        open.delete(end);
        near.destroy();
        far.destroy();
      });
    }
    far.connect(Number(there.port), there.hostname);
    near.pipe(far).pipe(near);
  });
  const listen = (port: number) => new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const reset = () => {
    for (const end of open) end.resetAndDestroy();
  };
  const cut = () => {
    server.close();
    reset();
  };
  const url = new URL(target);
  url.hostname = '127.0.0.1';
  url.port = String(port);
  return {
    url: url.href,
    reset,
    cut,
    mend: () => listen(port),
    stop: () =>
      new Promise((done) => {
        server.close(() => {
          done();
        });
        reset();
      }),
  };
}
