import {
  get,
  id,
  nothing,
  object,
  optional,
  postForm,
  text,
  type Endpoint,
} from '@clearloan/api-client/declare';
import { eq, sql } from 'drizzle-orm';
import { bookRecords } from '../../platform/database/schema/bookkeeping';
import { autocommit, db } from '../../platform/database/connection';
import { defineHandler, definePublicHandler, type Call } from '../../platform/context/define-handler';
import { createModules, type AppContext, type AppModules } from '../../app';

/**
 * Endpoints with one fault each, next to the real ones. An attack that does not find the fault meant for it would not find one
 * in the lender either.
 */
const forgetsLogin = get('/test/forgets-login', { request: object({}), data: nothing });
const forgetsOwner = get('/test/forgets-owner', {
  request: object({ record_id: id }),
  data: object({ record_id: id, note: optional(text(500)) }),
});
const tellsMore = get('/test/tells-more', { request: object({}), data: object({ name: text() }) });
const buildsQuery = get('/test/builds-query', { request: object({ word: text(2000) }), data: nothing });
const trustsShape = postForm('/test/trusts-shape', { request: object({ word: text(2000) }), data: nothing });

const nothingToSay = () => Promise.resolve(undefined);

const overlooked: Call = {
  endpoint: tellsMore,
  headers: {},
  isLocked: false,
  read: (request) => ({ request, answer: () => Promise.resolve({ name: 'Sari', passwordHash: 'told' }) }),
};

const weak = {
  forgetsLogin: definePublicHandler({ ...forgetsLogin, public: true }, nothingToSay),
  forgetsOwner: defineHandler(forgetsOwner, async ({ request }) => {
    // The older row: the thief may have saved their own under the same id.
    const [row] = await db()
      .select()
      .from(bookRecords)
      .where(eq(bookRecords.recordId, request.record_id))
      .orderBy(bookRecords.changedAt);
    return { record_id: row?.recordId ?? 'none', note: row?.note ?? undefined };
  }),
  tellsMore: overlooked,
  buildsQuery: defineHandler(buildsQuery, async ({ request }) => {
    // oxlint-disable-next-line clearloan/no-built-sql -- the fault itself
    await autocommit().execute(sql.raw(`select '${request.word}'`));
    return undefined;
  }),
  trustsShape: defineHandler(trustsShape, ({ request }) => {
    if (/[^\w .:+/-]/.test(request.word)) throw new Error('nobody sends this');
    return Promise.resolve(undefined);
  }),
} satisfies Record<string, Call>;

/** The faulty endpoints as a contract would declare them. */
export const weakEndpoints: Readonly<Record<keyof typeof weak, Endpoint>> = {
  forgetsLogin,
  forgetsOwner,
  tellsMore,
  buildsQuery,
  trustsShape,
};

/** The real modules plus the faulty endpoints. */
export const offerWithWeakCalls = (context: AppContext): AppModules => {
  const modules = createModules(context);
  return { ...modules, calls: [...modules.calls, ...Object.values(weak)] };
};
