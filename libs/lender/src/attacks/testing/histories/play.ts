import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { codes, moneyText, type Endpoint } from '@clearloan/api-client/declare';
import { moveClock } from '../../../platform/context/clock';
import { forEachItem } from '../../../platform/jobs/for-each-item';
import { dueErasures } from '../../../modules/account/delete-account';
import { transaction } from '../../../platform/database/connection';
import { loanBook } from '../../../core/lending/loan-book';
import { paidWith, type Payment } from '../../../core/servicing/credit';
import type { PictureService } from '../../../modules/pictures/pictures';
import { startSession } from '../../../platform/context/sessions';
import { actOnConsole } from '../../../testing/console-call';
import { partiesAnswer } from '../../../testing/parties';
import { sendWire } from '../../../testing/wire-call';
import { accountOf, thingsOf, type Attacker, type World } from './world';
import { weightOf, wireOf } from './writes';

/** One completed action, for the report of a fault. */
export interface Done {
  readonly by: string;
  readonly what: string;
  readonly status: number;
  readonly code: unknown;
}

interface Stage {
  readonly world: World;
  readonly writes: readonly Endpoint[];
  readonly pictures: PictureService;
}

/** Rounds per history, and concurrent actions per round. */
const rounds = { least: 3, most: 6 };
const burst = { least: 6, most: 13 };

/**
 * Runs a history: bursts of writes by two borrowers and staff, with business time moving between and during them.
 * @returns what was done
 */
export async function playHistory(stage: Stage): Promise<readonly Done[]> {
  const { random } = stage.world;
  const done: Done[] = [];
  const count = rounds.least + random.below(rounds.most - rounds.least + 1);
  for (let round = 0; round < count; round += 1) {
    // The first round sees the loans in their initial state: a cooling-off period ends within days.
    if (round > 0 && random.below(3) > 0) done.push(await letTimePass(stage.world, daysAhead(stage.world)));
    for (const attacker of stage.world.attackers) await ensureSession(attacker);
    const acts = Array.from({ length: burst.least + random.below(burst.most - burst.least + 1) }, () =>
      pickAct(stage),
    );
    done.push(...(await Promise.all(acts.map((act) => act()))).flat());
  }
  return done;
}

/** Often a few days, within which codes, quotes and the cooling-off period end; else up to four months. */
const daysAhead = ({ random }: World): number => random.below(random.below(2) === 0 ? 8 : 121);

type Act = () => Promise<Done | readonly Done[]>;

/** A seed gives the same start and the same actions; how they interleave depends on the machine. */
function pickAct(stage: Stage): Act {
  const { random } = stage.world;
  const choice = random.below(20);
  const attacker = random.pick(stage.world.attackers);
  if (choice === 0) {
    const days = daysAhead(stage.world);
    return () => letTimePass(stage.world, days);
  }
  if (choice === 1) return () => erasures(stage);
  if (choice <= 5) return () => actAsStaff(stage.world, attacker);
  const endpoint = pickWrite(stage);
  const isTwice = random.below(3) === 0;
  return () => write(stage.world, attacker, endpoint, isTwice);
}

function pickWrite({ writes, world }: Stage): Endpoint {
  const total = writes.reduce((sum, each) => sum + weightOf(each, world), 0);
  let left = world.random.below(total);
  for (const each of writes) {
    left -= weightOf(each, world);
    if (left < 0) return each;
  }
  throw new Error('The drawn weight is beyond the last write.');
}

/** The clock moves, and everybody outside acts. */
async function letTimePass({ attackers }: World, days: number): Promise<Done> {
  await moveClock(days);
  for (const attacker of attackers)
    for (const { orderId } of (await thingsOf(attacker)).orders) await partiesAnswer(orderId);
  return { by: 'time', what: `${String(days)} days`, status: 200, code: 0 };
}

async function erasures({ pictures }: Stage): Promise<Done> {
  await forEachItem('due-erasures', dueErasures(pictures, loanBook));
  return { by: 'lender', what: 'due erasures', status: 200, code: 0 };
}

/** A write, sometimes sent twice with one key: both must get the same response. */
async function write(
  world: World,
  attacker: Attacker,
  endpoint: Endpoint,
  isTwice: boolean,
): Promise<readonly Done[]> {
  const wire = await wireOf(endpoint, world, attacker);
  if (wire === undefined) return [];
  const how = { sessionId: attacker.sessionId, key: randomUUID() };
  const send = async () => {
    const reply = await sendWire(world.lender.address, endpoint, wire, how);
    const answer = (await reply.json()) as { code: unknown; data?: { sessionId?: string } | null };
    const { code, data } = answer;
    if (typeof data?.sessionId === 'string') attacker.sessionId = data.sessionId;
    const what = `${endpoint.path} ${JSON.stringify(wire)}`;
    return { by: attacker.phone, what, status: reply.status, code, answer };
  };
  const replies = await Promise.all(isTwice && endpoint.idempotent ? [send(), send()] : [send()]);
  const [one, other] = replies.map(({ answer }) => answer);
  const isExplained = replies.some(({ code }) => code === codes.processing || code === codes.sessionExpired);
  if (replies.length > 1 && !isExplained && !isDeepStrictEqual(one, other))
    throw new Error(`Two responses for one key: ${JSON.stringify(replies)}`);
  return replies.map(({ answer: _answer, ...each }) => each);
}

async function actAsStaff({ lender, random }: World, attacker: Attacker): Promise<readonly Done[]> {
  const { orders, payments } = await thingsOf(attacker);
  const order = orders.find(({ status }) => status === 'reviewing');
  const payment = payments.length === 0 ? undefined : random.pick(payments);
  const [path, body]: [string, object] | [undefined, object] =
    order !== undefined && random.below(2) === 0
      ? [`/orders/${order.orderId}/review`, { decision: random.below(4) === 0 ? 'reject' : 'approve' }]
      : payment !== undefined
        ? [`/payments/${payment.paymentId}/arrive`, arriving(payment, random.below(6))]
        : [undefined, {}];
  if (path === undefined) return [];
  const reply = await actOnConsole(lender.address, path, body);
  return [{ by: 'staff', what: `${path} ${JSON.stringify(body)}`, status: reply.status, code: 0 }];
}

/** The expected amount, another one, or more than expected. */
function arriving(payment: Payment, choice: number): object {
  if (choice === 0) return { amount: moneyText(12_345) };
  return choice <= 2 ? { amount: moneyText(paidWith(payment) + 500_00) } : {};
}

/** Logs a borrower in whose session has ended, unless the account is erased or about to be. */
export async function ensureSession(attacker: Attacker): Promise<boolean> {
  const { isErased, eraseAt } = await accountOf(attacker);
  if (isErased || eraseAt !== null) return false;
  attacker.sessionId = await transaction(() => startSession(attacker.borrowerId));
  return true;
}
