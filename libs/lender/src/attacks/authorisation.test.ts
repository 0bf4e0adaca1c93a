import { randomUUID } from 'node:crypto';
import { codes, isSuccess, type Endpoint } from '@clearloan/api-client/declare';
import { deleteUser } from '@clearloan/account/contract';
import { logout } from '@clearloan/session/contract';
import { sql } from 'drizzle-orm';
import { storeCode } from '../modules/codes/codes';
import { ownedEndpoints } from '@clearloan/open-api';
import { autocommit, transaction } from '../platform/database/connection';
import { newPhone, plainBorrower } from '../core/lending/testing/certified-borrower';
import { startSession } from '../platform/context/sessions';
import { startTestLender, type TestLender } from '../testing/test-lender';
import { sendWire } from '../testing/wire-call';
import { publicCalls } from './public-calls';
import { requestOf } from './testing/calls-of-an-owner';
import { fieldsOf, isIdentifier, unagreed } from './testing/fields';
import {
  absentLike,
  idsNamed,
  namesOfListedThings,
  ownedFields,
  poseAs,
  swapIds,
} from './testing/foreign-ids';
import { ownerOfEverything, type Owner } from './testing/owner';
import { allRows, lostRows } from './testing/rows';
import { offerWithWeakCalls, weakEndpoints } from './testing/weak-calls';

jest.setTimeout(600_000);

let lender: TestLender;
let anna: Owner;
let bela: Owner;
const endpoints = ownedEndpoints.map(({ endpoint }) => endpoint);
const closed = endpoints.filter((endpoint) => !endpoint.public);

beforeAll(async () => {
  lender = await startTestLender({}, offerWithWeakCalls);
  anna = await ownerOfEverything(lender);
  bela = await ownerOfEverything(lender);
});
afterAll(() => lender.stop());

const ask = async (endpoint: Endpoint, wire: unknown, sessionId: string | undefined) => {
  const reply = await sendWire(lender.address, endpoint, wire, { sessionId, key: randomUUID() });
  return {
    status: reply.status,
    body: (await reply.json()) as { code: number; message: string; data: unknown },
  };
};

it('only the listed endpoints work without a login', () => {
  const open = endpoints.filter((endpoint) => endpoint.public).map(({ path }) => path);
  expect(open.sort()).toEqual([...publicCalls].sort());
});

describe('an endpoint that needs a login rejects the request and changes nothing for', () => {
  const callers: readonly (readonly [string, () => Promise<string | undefined>])[] = [
    ['nobody', () => Promise.resolve(undefined)],
    [
      'a session that was idle too long',
      async () => {
        const sessionId = await transaction(() => startSession(anna.borrowerId));
        await autocommit().execute(
          sql`update sessions set seen_at = now() - interval '61 minutes' where seen_at = (select max(seen_at) from sessions)`,
        );
        return sessionId;
      },
    ],
    [
      'a session that was logged out',
      async () => {
        const sessionId = await transaction(() => startSession(anna.borrowerId));
        (await lender.call(logout, {}, { sessionId })).value();
        return sessionId;
      },
    ],
    [
      'a borrower who deleted the account',
      async () => {
        const { phone, sessionId } = await plainBorrower(newPhone());
        await transaction(() => storeCode({ phone, purpose: 'delete', code: '135790' }, '127.0.0.1'));
        (await lender.call(deleteUser, { smsCode: '135790' }, { sessionId })).value();
        return sessionId;
      },
    ],
  ];

  const notRefused = async (asked: readonly Endpoint[], sessionId: string | undefined) => {
    const found: unknown[] = [];
    for (const endpoint of asked) {
      const { status, body } = await ask(endpoint, requestOf(anna, endpoint), sessionId);
      if (status !== 200 || body.code !== codes.sessionExpired || body.data !== null)
        found.push([endpoint.path, status, body]);
    }
    return found;
  };

  it.each(callers)('%s', async (_who, sessionOf) => {
    const sessionId = await sessionOf();
    const before = await allRows();
    expect(await notRefused(closed, sessionId)).toEqual([]);
    expect(await allRows()).toEqual(before);
    expect(await notRefused([weakEndpoints.forgetsLogin], sessionId)).toHaveLength(1);
  });
});

describe('data of another borrower', () => {
  it('is covered: each id in a request belongs to an owner or is in a public list', () => {
    const names = new Set(
      endpoints.flatMap(({ request }) => fieldsOf(request).filter(isIdentifier)).map(({ name }) => name),
    );
    expect(
      [...names].filter((name) => !namesOfListedThings.includes(name) && idsNamed(name, bela).includes('')),
    ).toEqual([]);
    expect(endpoints.flatMap(ownedFields).length).toBeGreaterThan(40);
  });

  it('looks as if it did not exist, however it is addressed, and stays unchanged', async () => {
    const before = await allRows();
    const found: string[] = [];
    // The thief's own copy is saved under the same id, so these endpoints run last; otherwise later ones would find it.
    const savesOwn = /save-account|save-record|save-budget|save-repay-product|add-loan/;
    const asked = closed.filter(({ path }) => !/logout/.test(path) && !savesOwn.test(path));
    const saving = closed.filter(({ path }) => savesOwn.test(path)).reverse();
    for (const endpoint of [...asked, ...saving]) {
      found.push(...(await swapIds(lender.address, endpoint, anna, bela)));
      found.push(...(await poseAs(lender.address, endpoint, anna, bela)));
    }
    expect(found).toEqual([]);
    const after = await allRows();
    const belas = (rows: readonly string[]) => rows.filter((row) => row.includes(bela.borrowerId));
    expect(belas(before).length).toBeGreaterThan(20);
    expect(belas(after)).toEqual(belas(before));
    const names = [...Object.values(bela.own), ...Object.values(bela.orders)];
    const about = before.filter((row) => names.some((name) => row.includes(name)));
    expect(lostRows(about, after)).toEqual([]);
  });

  it('would show up in this test if an endpoint skipped the owner check', async () => {
    const found = await swapIds(lender.address, weakEndpoints.forgetsOwner, anna, bela);
    expect(found.join('\n')).toContain(bela.marks.note);
  });

  it('includes pictures', async () => {
    const fetchPicture = async (url: string, { sessionId }: Owner) => {
      const reply = await fetch(`${lender.address}${url}?sessionId=${sessionId}`, {
        headers: { 'X-Requested-With': 'XMLHttpRequest' },
      });
      return [reply.status, await reply.text()] as const;
    };
    const url = bela.own['img_url'] ?? '';
    expect((await fetchPicture(url, bela))[0]).toBe(200);
    expect(await fetchPicture(url, anna)).toEqual(await fetchPicture(absentLike(url), anna));
    expect((await fetchPicture(url.toUpperCase().replace('/API/PICTURES', '/api/pictures'), anna))[0]).toBe(
      404,
    );
  });
});

describe('a response has exactly the fields of its contract', () => {
  /** Endpoints that succeed only after a longer flow, which their module's tests cover. */
  const refusedHere = [
    '/credit-info/upload-contacts-ios',
    '/service/login/login',
    '/service/login/reset-pwd',
    '/service/login/send-voice-code',
    '/service/login/sms-code-login',
    '/v3/bind-card/bind-card-remove',
    '/v3/certify/save-basic-info',
    '/v3/contract/closing-letter',
    '/v3/installment/autopay-create',
    '/v3/loan-details/arrangement',
    '/v3/loan-details/google-score',
    '/v3/personal-center/document-mail',
    '/v3/personal-center/email-save',
    '/v3/personal-center/passkey-save',
    '/v3/personal-center/passkey-start',
    '/v3/personal-center/phone-change',
    '/v3/personal-center/session-end',
  ];
  /** A copy of the borrower's data. Its structure is fixed; its content is what they typed. */
  const ownCopy = [
    ...['phone', 'identity', 'personal', 'job', 'contacts', 'bankAccounts', 'accountChanges', 'budgets'],
    ...['reports', 'messages', 'notifications'],
    // The rows of all other tables.
    ...['bookAccounts', 'bookRecords', 'borrowers', 'consents', 'ledgerEntries', 'loans', 'mandates'],
    ...['orderHistory', 'orders', 'passkeys', 'payCodePeriods', 'payments', 'pictures', 'planRows'],
    ...['reminders', 'savedLoans', 'signedAgreements'],
  ];

  it('on every endpoint', async () => {
    const carla = await ownerOfEverything(lender);
    const asked = [
      ...endpoints.filter(({ style }) => style === 'GET'),
      ...endpoints.filter(({ style }) => style !== 'GET'),
    ].filter(({ path }) => !/logout/.test(path));
    const found: string[] = [];
    const refused: string[] = [];
    for (const endpoint of asked) {
      const { body } = await ask(endpoint, requestOf(carla, endpoint), carla.sessionId);
      expect(Object.keys(body)).toEqual(['code', 'message', 'data']);
      if (!isSuccess(body.code)) refused.push(endpoint.path);
      else found.push(...unagreed(endpoint.data, body.data).map((place) => `${endpoint.path} ${place}`));
    }
    expect(refused.sort()).toEqual(refusedHere);
    expect(found.sort()).toEqual(ownCopy.map((kind) => `/v3/personal-center/user-info data.${kind}`).sort());
  });

  it('and an extra field fails the check', async () => {
    const { body } = await ask(weakEndpoints.tellsMore, {}, anna.sessionId);
    expect(unagreed(weakEndpoints.tellsMore.data, body.data)).toEqual(['passwordHash']);
  });
});
