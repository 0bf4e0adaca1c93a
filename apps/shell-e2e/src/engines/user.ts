import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import type { Step, Tappable } from '@clearloan/routes';
import type { EngineDriver, Point } from './driver';
import {
  chooseOption,
  goInside,
  locate,
  lookAt,
  readWords,
  selectAll,
  type Sight,
  type Sought,
  type Words,
} from './in-page';
import { parseFaults, takeNotes, type Fault } from './watch-page';
import type { Facts } from '../screens/reach';

/** Finds elements by role and name, in the same way in every engine. */
const library = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

const located = v.variant('state', [
  v.object({ state: v.picklist(['no library', 'absent', 'busy', 'covered']) }),
  v.object({ state: v.literal('there'), x: v.number(), y: v.number() }),
]);
const sight = v.object({
  path: v.string(),
  heading: v.string(),
  isLoading: v.boolean(),
  sideways: v.number(),
  smallFields: v.array(v.string()),
});

const pauseMs = 50;

type Name = string | RegExp;
/** The target of a tap or of typing: `{ button: 'Apply' }`. An action is a button or a link. */
type Part = Readonly<Partial<Record<Tappable | 'combobox' | 'action' | 'label', Name>>> & {
  /** The index among several; by default the last, because the topmost layer comes last in the DOM. */
  readonly nth?: number;
};

const wordsOf = (name: Name): Words =>
  typeof name === 'string' ? { source: name } : { source: name.source, flags: name.flags };

const rolesOf = (kind: string): readonly string[] => {
  if (kind === 'label') return [];
  return kind === 'action' ? ['link', 'button'] : [kind];
};

function soughtIn({ nth = -1, ...part }: Part): Sought {
  const [entry] = Object.entries(part);
  if (entry === undefined) throw new Error('The target has no role or label.');
  const [kind, name] = entry;
  return { roles: rolesOf(kind), words: wordsOf(name), nth };
}

/** A borrower's actions in any engine. Each waits until it is possible. */
export interface User {
  open(path: string): Promise<void>;
  /** Navigates to a screen inside the app, as Back and Forward do. */
  navigate(path: string): Promise<void>;
  tap(part: Part, patienceMs?: number): Promise<void>;
  /** Waits until an element can be tapped. */
  ready(part: Part): Promise<void>;
  /** Taps a field by its label and replaces its text. */
  fill(label: Name, text: string, nth?: number): Promise<void>;
  choose(name: string, nth: number): Promise<void>;
  perform(step: Step): Promise<void>;
  attach(path: string): Promise<void>;
  /** Waits for text anywhere on the page; returns all visible text. */
  waitForText(words: Name, patienceMs?: number): Promise<string>;
  /** Waits for the heading of a loaded screen that is stable between two checks. */
  waitForHeading(heading: Name, patienceMs?: number): Promise<Sight>;
  /** The faults since the last call. */
  faults(): Promise<readonly Fault[]>;
  /** Waits until a self-contained function in the page returns true. */
  until(what: string, inPage: () => boolean | Promise<boolean>): Promise<void>;
  /** Writes to the storage of the open origin. */
  store(key: string, value: string): Promise<void>;
}

/**
 * @param address of the lender, prepended to every path
 * @param usualPatienceMs the default timeout of an action
 */
export function userOn(driver: EngineDriver, address: string, usualPatienceMs = 15_000): User {
  const evaluate = (inPage: (...given: never[]) => unknown, given?: unknown) =>
    driver.evaluate(`(${inPage.toString()})(${given === undefined ? '' : JSON.stringify(given)})`);
  const has = (words: Name, text: string) =>
    typeof words === 'string' ? text.includes(words) : words.test(text);

  /** Polls until the result is acceptable; on timeout, the error contains the last result. */
  async function until<Seen>(
    wanted: string,
    ask: () => Promise<Seen>,
    isEnough: (seen: Seen) => boolean,
    patienceMs = usualPatienceMs,
  ): Promise<Seen> {
    const end = performance.now() + patienceMs;
    for (;;) {
      const seen = await ask();
      if (isEnough(seen)) return seen;
      if (performance.now() > end) {
        const page = String(await evaluate(readWords)).slice(0, 600);
        throw new Error(`${wanted}: ${JSON.stringify(seen)} after ${patienceMs} ms. The page reads: ${page}`);
      }
      await wait(pauseMs);
    }
  }

  async function find(sought: Sought) {
    const found = v.parse(located, await evaluate(locate, sought));
    if (found.state !== 'no library') return found;
    await driver.evaluate(`(() => { ${library}\n })()`);
    return v.parse(located, await evaluate(locate, sought));
  }

  /** The position of an element that no longer moves. */
  async function pointOf(part: Part, patienceMs?: number): Promise<Point> {
    const sought = soughtIn(part);
    let before: Point | undefined;
    const isAtRest = (found: Awaited<ReturnType<typeof find>>) => {
      if (found.state !== 'there') return false;
      const isSame = before?.x === found.x && before.y === found.y;
      before = found;
      return isSame;
    };
    const found = await until(`tap ${JSON.stringify(sought)}`, () => find(sought), isAtRest, patienceMs);
    if (found.state !== 'there') throw new Error('The element was removed before the tap.');
    return found;
  }

  const user: User = {
    open: (path) => driver.open(`${address}${path}`),
    async navigate(path) {
      await evaluate(goInside, path);
    },
    async tap(part, patienceMs) {
      await driver.tapAt(await pointOf(part, patienceMs));
    },
    async ready(part) {
      await pointOf(part);
    },
    async fill(label, text, nth = 0) {
      await user.tap({ label, nth });
      await until(`a field ${String(label)} with the focus`, () => evaluate(selectAll), Boolean);
      await driver.type(text);
    },
    async choose(name, nth) {
      await pointOf({ combobox: name });
      await until(`a list ${name}`, () => evaluate(chooseOption, { name, nth }), Boolean);
    },
    async perform(step) {
      if ('choose' in step) await user.choose(step.choose, step.nth);
      else if ('fill' in step) await user.fill(step.fill, step.with);
      else await user.tap({ [step.tap]: step.name });
    },
    attach: (path) => driver.attach(path),
    waitForText: (words, patienceMs) =>
      until(
        `words ${String(words)}`,
        async () => String(await evaluate(readWords)),
        (text) => has(words, text),
        patienceMs,
      ),
    waitForHeading(heading, patienceMs) {
      let before = '';
      const isAtRest = (seen: Sight) => {
        const now = JSON.stringify(seen);
        const isSame = now === before;
        before = now;
        return isSame && has(heading, seen.heading) && !seen.isLoading;
      };
      const readSight = async () => v.parse(sight, await evaluate(lookAt));
      return until(`a screen ${String(heading)}`, readSight, isAtRest, patienceMs);
    },
    faults: async () => parseFaults(await evaluate(takeNotes)),
    async until(what, inPage) {
      await until(what, () => evaluate(inPage), Boolean, 40_000);
    },
    async store(key, value) {
      await evaluate((entry: readonly [string, string]) => localStorage.setItem(...entry), [key, value]);
    },
  };
  return user;
}

/** Stores a borrower's session on the device before the app starts, from a file of the same origin. */
export async function enter(user: User, { sessionId }: Facts): Promise<void> {
  if (sessionId === undefined) return;
  await user.open('/version.json');
  await user.store('clearloan.login', JSON.stringify({ sessionId }));
}
