import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { SMTPServer } from 'smtp-server';
import { autocommit, transaction } from '../database/connection';
import { deliverTask } from '../outbox/deliver';
import { leaseMs } from '../outbox/outbox';
import { runDueJobs } from '../../testing/run-jobs';
import { openTestDatabase } from '../../testing/test-database';
import { mailPort } from './mail';

let close: () => Promise<void>;
let server: SMTPServer;
let refuseWith: number | undefined;
let isSilent = false;
const letters: string[] = [];

beforeAll(async () => {
  ({ close } = await openTestDatabase());
  server = new SMTPServer({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) => {
      if (username === 'lender' && password === 'of-the-lender') done(null, { user: 'lender' });
      else done(new Error('wrong'));
    },
    onRcptTo: (_address, _session, done) => {
      if (isSilent) return;
      done(refuseWith === undefined ? null : Object.assign(new Error('no'), { responseCode: refuseWith }));
    },
    onData: (stream, _session, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        letters.push(Buffer.concat(parts).toString('utf8'));
        done();
      });
    },
  });
  const listener = server.listen(0, '127.0.0.1');
  await once(listener, 'listening');
});
afterAll(async () => {
  await new Promise<void>((done) => {
    server.close(done);
  });
  await close();
});
beforeEach(async () => {
  letters.length = 0;
  refuseWith = undefined;
  isSilent = false;
  await autocommit().execute(sql`delete from outbox_messages`);
});

const portFor = (password: string) => {
  const { port } = server.server.address() as AddressInfo;
  const url = `smtp://lender:${password}@127.0.0.1:${String(port)}`;
  return mailPort({ url, from: 'lender@lender.example', staff: 'staff@lender.example' });
};
const mail = { subject: 'Money arrived without a payment', text: 'The console shows it.' };

async function sendWith(
  { adapters, mailStaff, mailBorrower }: ReturnType<typeof portFor>,
  to?: Parameters<typeof mailBorrower>[0],
) {
  await transaction(() => (to === undefined ? mailStaff(mail) : mailBorrower(to)));
  await runDueJobs([deliverTask(adapters, () => undefined)]);
  const { rows } = await autocommit().execute<{ message_id: string; status: string; last_failure: string }>(
    sql`select message_id, status, last_failure from outbox_messages`,
  );
  return rows[0];
}

it('the staff gets an email with the id of its message', async () => {
  const row = await sendWith(portFor('of-the-lender'));
  expect(row).toMatchObject({ status: 'sent' });
  expect(letters).toHaveLength(1);
  expect(letters[0]).toContain(`Message-ID: <${row?.message_id ?? ''}@lender.example>`);
  expect(letters[0]).toMatch(/^To: staff@lender.example/m);
  expect(letters[0]).toContain(mail.subject);
});

it('a busy mail server gets the email later, and one that rejects it does not', async () => {
  refuseWith = 451;
  expect(await sendWith(portFor('of-the-lender'))).toMatchObject({
    status: 'pending',
    last_failure: 'SMTP 451',
  });
  await autocommit().execute(sql`delete from outbox_messages`);
  refuseWith = 550;
  expect(await sendWith(portFor('of-the-lender'))).toMatchObject({
    status: 'failed',
    last_failure: 'SMTP 550',
  });
});

it('a mail server that does not go on is left before another attempt may begin', async () => {
  isSilent = true;
  const after = AbortSignal.timeout.bind(AbortSignal);
  const deadline = jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => after(200));
  const isClosed = new Promise<void>((closed) => {
    server.onClose = () => {
      closed();
    };
  });
  expect(await sendWith(portFor('of-the-lender'))).toMatchObject({
    status: 'pending',
    last_failure: 'SMTP 0',
  });
  expect(deadline.mock.calls.flat().every((ms) => ms < leaseMs)).toBe(true);
  expect(deadline).toHaveBeenCalled();
  deadline.mockRestore();
  await isClosed;
});

it('a wrong password sends nothing and is stored in no row', async () => {
  const row = await sendWith(portFor('hunter2'));
  expect(row?.last_failure).toMatch(/^SMTP 535$/);
  expect(letters).toHaveLength(0);
});

const toBorrower = {
  to: 'mira@example.com',
  subject: 'भुगतान की रसीद',
  text: 'It’s attached.',
  document: { name: 'receipt.html', html: '<!doctype html><p>₹2,142.31</p>' },
  expiresAt: new Date(Date.now() + 60_000),
};

it('a borrower gets a document as a file, from the lender by its name', async () => {
  expect(await sendWith(portFor('of-the-lender'), toBorrower)).toMatchObject({ status: 'sent' });
  const [letter = ''] = letters;
  expect(letter).toMatch(/^From: Clearloan <lender@lender\.example>/m);
  expect(letter).toMatch(/^To: mira@example\.com/m);
  expect(letter).toMatch(/^Auto-Submitted: auto-generated/m);
  expect(letter).toMatch(/^Content-Type: text\/html; charset=utf-8; name=receipt\.html/m);
  const [, encoded = ''] = /filename=receipt\.html\r\n\r\n([\w+/=\r\n]+)/.exec(letter) ?? [];
  expect(Buffer.from(encoded, 'base64').toString('utf8')).toBe(toBorrower.document.html);
});

it('a mail to a borrower that is rejected leaves nothing that staff could read or resend', async () => {
  refuseWith = 550;
  expect(await sendWith(portFor('of-the-lender'), toBorrower)).toMatchObject({ status: 'failed' });
  const { rows } = await autocommit().execute(sql`select body from outbox_messages`);
  expect(rows).toEqual([{ body: null }]);
});
