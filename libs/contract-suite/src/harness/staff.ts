import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { StaffFunction, LenderUnderTest } from './lender-under-test';
import type { Surroundings } from './surroundings';

const run = promisify(execFile);

type Named = Readonly<Record<string, string>>;

const fill = (text: string, named: Named, as: (value: string) => string) =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = named[name];
    return value === undefined ? whole : as(value);
  });

/** Where the staff functions are, and their token. */
interface Place {
  readonly base: string;
  readonly headers: Named;
  readonly fetch: typeof fetch;
}

async function callStaff(place: Place, act: StaffFunction, named: Named): Promise<Buffer> {
  if ('command' in act) {
    const [file = '', ...given] = act.command.map((part) => fill(part, named, String));
    const { stdout } = await run(file, given, { encoding: 'buffer' });
    return stdout;
  }
  const address = new URL(fill(act.url, named, encodeURIComponent), place.base);
  const { headers } = place;
  const reply = await place.fetch(
    address,
    act.body === undefined ? { headers } : posted(act.body, named, headers),
  );
  if (!reply.ok) throw new Error(`The staff’s ${address.pathname} returned ${reply.status}.`);
  return Buffer.from(await reply.arrayBuffer());
}

/** A field that is `{days}` is sent as a number. */
const posted = (body: object, { days }: Named, headers: Named) => ({
  method: 'POST',
  headers: { ...headers, 'Content-Type': 'application/json' },
  body: JSON.stringify(body).replaceAll('"{days}"', days ?? 'null'),
});

/** What the suite needs from a lender besides its API. */
export interface Staff {
  /** The latest code for a phone, newer than the one before; waits for it. */
  readonly codeFor: (phone: string, length: number) => Promise<string>;
  readonly picture: (type: string) => Promise<Blob>;
  readonly approve: (orderId: string) => Promise<void>;
  /** Expires the unused codes of a phone; undefined if the staff of this lender cannot. */
  readonly expireCodes: ((phone: string) => Promise<void>) | undefined;
  readonly arrive: (paymentId: string) => Promise<void>;
  /** Moves the lender's clock ahead; undefined if the staff of this lender cannot. */
  readonly moveDays: ((days: number) => Promise<void>) | undefined;
  /** Polls until there is a result or the timeout expires. @throws {Error} on timeout */
  readonly wait: <Found>(
    what: string | (() => string),
    look: () => Promise<Found | undefined>,
  ) => Promise<Found>;
}

/** @param base the lender's URL without the API prefix @param acted called after each act of the staff */
export function staffOf(
  base: string,
  lender: LenderUnderTest,
  { fetch, now, pause }: Surroundings,
  acted: () => void,
): Staff {
  const used = new Set<string>();
  const { staffToken, expireCodes, moveClock } = lender;
  const headers: Named = staffToken === undefined ? {} : { Authorization: `Bearer ${staffToken}` };
  const place = { base, headers, fetch };
  const wait: Staff['wait'] = async (what, look) => {
    const end = now() + lender.patienceSeconds * 1_000;
    for (;;) {
      const found = await look();
      if (found !== undefined) return found;
      if (now() > end) {
        const missing = typeof what === 'string' ? what : what();
        throw new Error(`Waited ${lender.patienceSeconds} s for ${missing}.`);
      }
      await pause(250);
    }
  };
  const ask = async (act: StaffFunction | null, named: Named) => {
    if (act !== null) await callStaff(place, act, named);
    acted();
  };
  return {
    wait,
    codeFor: (phone, length) => {
      let text = '';
      const what = () => `a new code of ${length} digits for ${phone}; smsCode said “${text.slice(0, 80)}”`;
      return wait(what, async () => {
        text = (await callStaff(place, lender.smsCode, { phone })).toString('utf8');
        const [code] = new RegExp(`(?<!\\d)\\d{${length}}(?!\\d)`).exec(text) ?? [];
        if (code === undefined || used.has(code)) return undefined;
        used.add(code);
        return code;
      });
    },
    picture: async (type) =>
      new Blob([new Uint8Array(await callStaff(place, lender.picture, { type }))], { type: 'image/png' }),
    expireCodes:
      expireCodes === null
        ? undefined
        : (phone) => callStaff(place, expireCodes, { phone }).then(() => undefined),
    approve: (orderId) => ask(lender.approve, { orderId }),
    arrive: (paymentId) => ask(lender.arrive, { paymentId }),
    moveDays: moveClock === null ? undefined : (days) => ask(moveClock, { days: String(days) }),
  };
}
