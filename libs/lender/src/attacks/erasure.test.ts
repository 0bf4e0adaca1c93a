import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { codes, type Endpoint } from '@clearloan/api-client/declare';
import { deleteUser } from '@clearloan/account/contract';
import { rateService } from '@clearloan/loans/contract';
import { saveEvents } from '@clearloan/privacy/contract';
import { savePushSubscription } from '@clearloan/reminders/contract';
import { getTableName, inArray, eq, sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import { createModules, type AppModules } from '../app';
import { businessNow, realNow } from '../platform/context/clock';
import { ownedEndpoints } from '@clearloan/open-api';
import { autocommit, db, transaction } from '../platform/database/connection';
import { declaredTables } from '../platform/database/schema/all-tables';
import { borrowers } from '../platform/database/schema/borrowers';
import { orders } from '../platform/database/schema/orders';
import { storeCode } from '../modules/codes/codes';
import { newPhone, plainBorrower } from '../core/lending/testing/certified-borrower';
import type { Adapter } from '../platform/outbox/adapter';
import { enqueue } from '../platform/outbox/outbox';
import { runNamedJob } from '../testing/run-named-job';
import { startTestLender, type TestLender } from '../testing/test-lender';
import { sendWire } from '../testing/wire-call';
import { columnsWith, keptColumns } from './testing/all-texts';
import { requestOf } from './testing/calls-of-an-owner';
import { fieldsOf, isText, withValue, type Field } from './testing/fields';
import { secretsOf } from './testing/foreign-ids';
import { ownerOfEverything, type Owner } from './testing/owner';

jest.setTimeout(600_000);

const seal = 'a secret of the tests';
const adapter: Adapter = {
  port: 'payout',
  secrets: [seal],
  isResendable: true,
  send: () => Promise.reject(new RangeError('not sent')),
};

let folder: string;
let lender: TestLender;
let modules: AppModules;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'clearloan-erasure-'));
  lender = await startTestLender({ dataDir: folder }, (context) => (modules = createModules(context)));
});
afterAll(() => lender.stop());

/** Calls that end the session or the account; the erasure itself follows. */
const isLast = ({ path }: Endpoint) => path.includes('logout') || path.includes('session');
const endpoints = ownedEndpoints.map(({ endpoint }) => endpoint).filter((endpoint) => !isLast(endpoint));

let marked = 0;
/** A text that is nowhere else, in the forms that a field may have. */
const markers = (): readonly string[] => {
  const number = String((marked += 1)).padStart(4, '0');
  return [`Zqmarker ${number} erase`, `zqmarker${number}`, `99173040${number}9`, `zqm${number}`];
};

/** The markers that the schema of a field accepts; none for a number, a date or an id. */
const markersFor = ({ schema }: Field): readonly string[] =>
  markers().filter((marker) => v.safeParse(schema, marker).success);

/** The places of a field in a request; a record has one for each of its keys. */
function placesOf({ place }: Field, wire: object): readonly Field['place'][] {
  return place.length === 1 && place[0] === 'answer' ? Object.keys(wire).map((key) => [key]) : [place];
}

interface Sent {
  /** The fields, as `path field`, that the lender accepted with a marker. */
  readonly accepted: Set<string>;
  readonly texts: string[];
}

/** Writes a marker into each free text of each endpoint of the contract, one field at a time. */
async function markEverything(owner: Owner, { accepted, texts }: Sent): Promise<void> {
  for (const endpoint of endpoints)
    for (const field of fieldsOf(endpoint.request).filter(isText))
      for (const place of placesOf(field, requestOf(owner, endpoint))) {
        for (const marker of markersFor(field)) {
          texts.push(marker);
          const wire = withValue(freshRequest(owner, endpoint), place, marker);
          const how = { sessionId: owner.sessionId, key: randomUUID() };
          const reply = await sendWire(lender.address, endpoint, wire, how);
          const { code } = v.parse(v.object({ code: v.unknown() }), await reply.json());
          if (code !== codes.success) continue;
          accepted.add(`${endpoint.path} ${place.join('.')}`);
          break;
        }
      }
}

/** Ids that devices generate. */
const newIds = () => ({
  record_id: randomUUID(),
  id: randomUUID(),
  loanId: randomUUID(),
  draftId: randomUUID(),
});

/** A request that adds something new, so that no later one replaces it. */
function freshRequest(owner: Owner, endpoint: Endpoint): object {
  const isNew = /\/(?:save|add)-|-save$/.test(endpoint.path);
  const own = isNew ? { ...owner.own, ...newIds() } : owner.own;
  const wire = requestOf({ ...owner, own }, endpoint);
  const isEvents = endpoint === saveEvents;
  const place = ['events', 0, 'consent', 'consentId'];
  return isEvents ? (Object(withValue(wire, place, randomUUID())) as object) : wire;
}

/** What a borrower leaves behind besides the texts of requests: a code, messages to other systems, a push subscription. */
async function leaveTraces({ phone, sessionId, marks, orders: own }: Owner): Promise<void> {
  await transaction(() => storeCode({ phone, purpose: 'login', code: '246810' }, '127.0.0.1'));
  await transaction(() => enqueue(adapter, { holder: marks.name }, realNow(), own.running));
  const browser = {
    endpoint: `https://fcm.googleapis.com/fcm/send/${marks.accountNumber}`,
    p256dh: `B${'A'.repeat(86)}`,
    auth: 'A'.repeat(22),
  };
  (await lender.call(savePushSubscription, browser, { sessionId, key: randomUUID() })).value();
}

/** Ends the borrower's loans, as if they were paid off. */
async function payOff({ borrowerId }: Owner): Promise<void> {
  const isOpen = inArray(orders.status, ['repaying', 'overdue', 'disbursing', 'disburseFailed']);
  await autocommit()
    .update(orders)
    .set({ status: 'settled', wakeAt: null, lateFrom: null })
    .where(sql`${eq(orders.borrowerId, borrowerId)} and ${isOpen}`);
}

async function eraseAccount({ borrowerId }: Owner): Promise<void> {
  const eraseAt = new Date((await businessNow()).getTime() - 1000);
  await autocommit().update(borrowers).set({ eraseAt }).where(eq(borrowers.borrowerId, borrowerId));
  await runNamedJob(modules, 'due-erasures');
  const [left] = await db().select().from(borrowers).where(eq(borrowers.borrowerId, borrowerId));
  expect(left?.isErased).toBe(true);
}

const files = async () =>
  (await readdir(join(folder, 'pictures'), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

/** Ids identify no person once the account is erased. */
const textsOf = (owner: Owner) =>
  secretsOf(owner).filter((secret) => !/^(?:[0-9a-f]{8}-|P-|\/api\/)/.test(secret));

/** Where texts of a borrower are left after the erasure. A new line here needs the lender's lawyers. */
const kept = [
  'bank_references.reference',
  'consents.locale',
  'consents.screen',
  'consents.text_hash',
  'consents.text_version',
  'payments.reference',
  'signed_agreements.html',
];
/** Some of the places where the markers are before, so that the search is known to find them. */
const somewhere = [
  ...['book_accounts.name', 'book_records.address', 'book_records.note', 'borrowers.phone'],
  ...['cards.holder', 'emergency_contacts.name', 'form_answers.answers', 'identities.name'],
  ...['outbox_messages.body', 'phone_facts.facts', 'problem_events.text', 'push_subscriptions.endpoint'],
  ...['reminders.note', 'reminders.lender', 'saved_loans.name', 'service_ratings.comment'],
  ...['sms_codes.phone', ...kept],
];

it('each table declares what the erasure does with it', async () => {
  const { rows } = await autocommit().execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const names = declaredTables().map(({ table }) => getTableName(table));
  expect(names.toSorted()).toEqual(rows.map(({ name }) => name));
  for (const { table, erasure } of declaredTables())
    if ('erasedWith' in erasure)
      expect(
        getTableConfig(table).foreignKeys.map((key) => [
          getTableName(key.reference().foreignTable),
          key.onDelete,
        ]),
      ).toContainEqual([erasure.erasedWith, 'cascade']);
});

it('an erased account is nowhere, except where its texts are declared to be kept [promise: delete-all, delete-kept, delete-at-least]', async () => {
  const owner = await ownerOfEverything(lender);
  const sent: Sent = { accepted: new Set(), texts: [] };
  await leaveTraces(owner);
  await markEverything(owner, sent);
  await payOff(owner);
  await markEverything(owner, sent);
  expect(sent.accepted.size).toBeGreaterThan(50);
  const texts = [...sent.texts, ...textsOf(owner)];
  const before = await columnsWith(texts, [seal]);
  expect(somewhere.filter((place) => !before.includes(place))).toEqual([]);
  expect(await files()).not.toEqual([]);
  await eraseAccount(owner);
  const left = await columnsWith(texts, [seal]);
  expect(left).toEqual(kept);
  expect(keptColumns()).toEqual(expect.arrayContaining(left));
  expect(await files()).toEqual([]);
  // An error report has names from the build of the app only; its schema accepts no sentence.
  const lines = lender.log.filter((line) => !('reported' in line));
  const log = JSON.stringify(lines).toLowerCase();
  expect(texts.filter((text) => log.includes(text.toLowerCase()))).toEqual([]);
});

it('the deletion lists the reasons for which rows are kept [promise: delete-kept]', async () => {
  const owner = await ownerOfEverything(lender);
  const { kept: items } = (await lender.call(deleteUser, { preview: true }, owner)).value();
  expect(items.map(({ what }) => what).toSorted()).toEqual([
    'What you agreed to, and when',
    'Your applications, without your name and details',
    'Your loan agreements and payments',
  ]);
  const visitor = await plainBorrower(newPhone());
  expect((await lender.call(deleteUser, { preview: true }, visitor)).value().kept).toEqual([]);
});

it('a table whose texts are declared as kept instead of erased is found here', async () => {
  const owner = await ownerOfEverything(lender);
  await payOff(owner);
  const comment = 'A comment that should be erased.';
  (await lender.call(rateService, { score: 5, comment }, { ...owner, key: randomUUID() })).value();
  const ratings = declaredTables().find(({ table }) => getTableName(table) === 'service_ratings');
  if (ratings === undefined) throw new Error('Ratings are not declared.');
  const wrong = jest.replaceProperty(ratings, 'erasure', { kept: 'consentLog', texts: { comment: 'kept' } });
  await eraseAccount(owner);
  wrong.restore();
  expect(await columnsWith([comment], [])).toEqual(['service_ratings.comment']);
});
