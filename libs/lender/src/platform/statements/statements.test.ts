import { sql } from 'drizzle-orm';
import { autocommit } from '../database/connection';
import { actOnConsole, askConsole } from '../../testing/console-call';
import { lenderInBalance } from '../../core/lending/testing/lender-in-balance';
import { runningLoan } from '../../core/payments/testing/running-loan';
import { importStatement } from './import-statement';
import { readCamt } from './read-camt';
import { readCsv } from './read-csv';

const lender = lenderInBalance();

const head = 'id,booked_at,amount,currency,reference';
const xml = (entries: string) =>
  `<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt>${entries}</Stmt></BkToCstmrStmt></Document>`;
const entryXml = (changes: {
  sum?: string;
  sign?: string;
  id?: string;
  status?: string;
  details?: string;
}) => {
  const { sum = '2142.31', sign = 'CRDT', id = 'S1', status = '<Cd>BOOK</Cd>', details = '' } = changes;
  return `<Ntry><Amt Ccy="CNY">${sum}</Amt><CdtDbtInd>${sign}</CdtDbtInd><Sts>${status}</Sts><BookgDt><Dt>2026-11-24</Dt></BookgDt><AcctSvcrRef>${id}</AcctSvcrRef>${details}</Ntry>`;
};
const tx = (inner: string) => `<NtryDtls><TxDtls>${inner}</TxDtls></NtryDtls>`;

it('a statement pays each loan once, however often and in whichever format it is imported', async () => {
  const loan = await runningLoan(lender);
  const { vcode = '' } = (await loan.askCode({})).value();
  const csv = `${head}\nS1,2026-11-24,2142.31,CNY,${vcode}\nS2,2026-11-24,10.00,CNY,nobody-knows-1\n`;
  expect(await importStatement(csv)).toMatchObject({ credited: 1, unmatched: 1 });
  expect(await importStatement(csv)).toMatchObject({ credited: 1, unmatched: 1 });
  const camt = xml(entryXml({ details: tx(`<RmtInf><Ustrd>instalment ${vcode}</Ustrd></RmtInf>`) }));
  expect(await importStatement(camt)).toMatchObject({ credited: 1 });
  const { rows } = await autocommit().execute(
    sql`select distinct posting_id from ledger_entries where order_id = ${loan.orderId} and kind = 'payment'`,
  );
  expect(rows).toHaveLength(1);
  expect(await importStatement(`${head}\nS1,2026-11-24,1.00,CNY,${vcode}\n`)).toMatchObject({ conflict: 1 });
});

it('a file with one bad row is rejected as a whole', async () => {
  const file = `${head}\nS8,2026-11-24,1.00,CNY,a1\nS9,2026-11-24,1.0x,CNY,a2\n`;
  await expect(importStatement(file)).rejects.toThrow('Row 3, amount: must be an amount');
  const { rows } = await autocommit().execute(sql`select 1 from bank_entries where entry_id = 'S8'`);
  expect(rows).toHaveLength(0);
});

it.each([
  [`${head}\n,2026-11-24,1.00,CNY,a`, 'Row 2, id'],
  [`${head}\nS1,24.11.2026,1.00,CNY,a`, 'Row 2, booked_at'],
  [`${head}\nS1,2026-11-24,1.00,yuan,a`, 'Row 2, currency'],
  ['id,amount\nS1,1.00', 'Row 2, booked_at'],
])('a CSV row that cannot be parsed is reported: %j', (file, place) => {
  expect(() => readCsv(file)).toThrow(place);
});

it.each([
  ['2026-11-30T23:30:00', '2026-11-30T16:30:00.000Z'],
  ['2026-11-30T23:30:00.25', '2026-11-30T16:30:00.250Z'],
  ['2026-11-30', '2026-11-29T17:00:00.000Z'],
  ['2026-11-30T23:30:00+07:00', '2026-11-30T16:30:00.000Z'],
  ['2026-11-30T23:30:00Z', '2026-11-30T23:30:00.000Z'],
])('a bank’s time %s without a zone is the market’s time', (written, instant) => {
  const element = written.includes('T') ? `<DtTm>${written}</DtTm>` : `<Dt>${written}</Dt>`;
  const camt = xml(entryXml({})).replace('<Dt>2026-11-24</Dt>', element);
  const bookedAt = [readCamt(camt), readCsv(`${head}\nS1,${written},1.00,CNY,a`)].map(([entry]) =>
    entry !== undefined && 'bookedAt' in entry ? entry.bookedAt.toISOString() : undefined,
  );
  expect(bookedAt).toEqual([instant, instant]);
});

it('a reversal names the entry that the bank took back', () => {
  const reversedAt = new Date('2026-11-23T17:00:00Z');
  const taken = { entryId: 'S7', reversedAt };
  expect(readCsv(`${head},reverses\nR1,2026-11-24,-1.00,CNY,,S7`)).toEqual([taken]);
  const details = tx('<Refs><AcctSvcrRef>S7</AcctSvcrRef></Refs>');
  const reversal = (indicator: string, of = details) =>
    entryXml({ sign: 'DBIT', id: 'R1', details: of }).replace('<Sts>', `${indicator}<Sts>`);
  // Both forms of a true value in XML Schema.
  for (const indicator of ['<RvslInd>true</RvslInd>', '<RvslInd>1</RvslInd>'])
    expect(readCamt(xml(reversal(indicator)))).toEqual([taken]);
  expect(() => readCamt(xml(reversal('<RvslInd>true</RvslInd>', '')))).toThrow('does not name its payment');
});

it('outgoing money is negative, is not imported, and what is pending does not count', async () => {
  const csv = `${head}\nO1,2026-11-24,-1.00,CNY,a\nO2,2026-11-24,1.00,CNY,"a b"`;
  expect(readCsv(csv)).toMatchObject([
    { id: 'O1', amount: -100 },
    { id: 'O2', references: ['a', 'b'] },
  ]);
  const debit = entryXml({ sign: 'DBIT' }) + entryXml({ status: 'PDNG', id: 'S3' });
  expect(readCamt(xml(debit))).toMatchObject([{ id: 'S1', amount: -214_231 }]);
  expect(await importStatement(csv)).toMatchObject({ unmatched: 1, conflict: 0 });
});

it('a batch in a camt.053 statement counts as its single payments, and payer names are not stored', () => {
  const one = (id: string, sum: string) =>
    `<TxDtls><Refs><AcctSvcrRef>${id}</AcctSvcrRef><EndToEndId>E2E${id}</EndToEndId></Refs><Amt Ccy="CNY">${sum}</Amt><RmtInf><Ustrd>Budi Hartono 8808123412341234</Ustrd></RmtInf></TxDtls>`;
  const batch = entryXml({
    sum: '3.00',
    details: `<NtryDtls>${one('T1', '1.00')}${one('T2', '2.00')}</NtryDtls>`,
  });
  expect(readCamt(xml(batch))).toEqual([
    expect.objectContaining({ id: 'T1', amount: 100, references: ['E2ET1', '8808123412341234'] }),
    expect.objectContaining({ id: 'T2', amount: 200 }),
  ]);
});

it.each([
  ['<!DOCTYPE x [<!ENTITY a "b">]><Document/>', 'declares no document type'],
  ['<Document><Other/></Document>', 'BkToCstmrStmt'],
  [xml(entryXml({ sum: 'much' })), 'must be an amount'],
])('a camt.053 file that cannot be parsed is rejected: %s', (file, sentence) => {
  expect(() => readCamt(file)).toThrow(sentence);
});

it('an entry that cannot be booked waits for staff, and the entries after it count', async () => {
  const [stuck, loan] = [await runningLoan(lender), await runningLoan(lender)];
  const codeOf = async (each: typeof loan) => (await each.askCode({})).value().vcode ?? '';
  const codes = [await codeOf(stuck), await codeOf(loan)];
  await autocommit().execute(sql`create table stuck as select ${stuck.orderId}::uuid as id`);
  await autocommit().execute(sql`
    create function stuck() returns trigger language plpgsql as $$ begin
      if new.order_id in (select id from stuck) then raise exception 'no' using errcode = '23514'; end if;
      return new; end $$`);
  await autocommit().execute(
    sql`create trigger stuck before insert on ledger_entries for each row execute function stuck()`,
  );
  const lines = codes.map((vcode, index) => `W${String(index)},2026-11-24,2142.31,CNY,${vcode}`);
  expect(await importStatement([head, ...lines, ''].join('\n'))).toMatchObject({ credited: 1, unmatched: 1 });
  expect(await (await askConsole(lender.address, '/')).text()).toContain('it could not be booked');
  await autocommit().execute(
    sql`drop trigger stuck on ledger_entries; drop function stuck; drop table stuck`,
  );
  const reply = await actOnConsole(lender.address, '/entries/W0/assign', { reference: codes[0] });
  expect(await reply.json()).toEqual({ status: 'credited' });
});

it('a reference with a NUL is refused with its file', async () => {
  await expect(importStatement(`${head}\nS7,2026-11-24,1.00,CNY,"42\0 65"`)).rejects.toThrow('NUL');
});
