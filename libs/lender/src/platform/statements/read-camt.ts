import { XMLParser } from 'fast-xml-parser';
import { boundedText } from '@clearloan/api-client/declare';
import * as v from 'valibot';
import { bankTime } from '../context/instants';
import {
  entryAmount,
  entryCurrency,
  entryId,
  type BankEntry,
  type StatementEntry,
} from '../context/bank-entry';
import { StatementRefused } from './read-csv';

const repeated = new Set(['Stmt', 'Ntry', 'NtryDtls', 'TxDtls', 'Ustrd', 'Strd']);
const parser = new XMLParser({
  ignoreAttributes: false,
  parseTagValue: false,
  removeNSPrefix: true,
  isArray: (name) => repeated.has(name),
});

const line = boundedText(2_000);
const text = v.optional(line);
const amount = v.object({ '#text': entryAmount, '@_Ccy': entryCurrency });
const details = v.object({
  Refs: v.optional(v.object({ EndToEndId: text, TxId: text, AcctSvcrRef: text })),
  Amt: v.optional(amount),
  RmtInf: v.optional(
    v.object({
      Ustrd: v.optional(v.array(line), []),
      Strd: v.optional(v.array(v.object({ CdtrRefInf: v.optional(v.object({ Ref: text })) })), []),
    }),
  ),
});
const entry = v.object({
  Amt: amount,
  CdtDbtInd: v.picklist(['CRDT', 'DBIT']),
  Sts: v.optional(v.union([line, v.object({ Cd: line })])),
  BookgDt: v.optional(v.object({ Dt: text, DtTm: text })),
  AcctSvcrRef: text,
  RvslInd: text,
  NtryDtls: v.optional(v.array(v.object({ TxDtls: v.optional(v.array(details), []) })), []),
});
const documentSchema = v.object({
  Document: v.object({
    BkToCstmrStmt: v.object({ Stmt: v.array(v.object({ Ntry: v.optional(v.array(entry), []) })) }),
  }),
});
type Entry = v.InferOutput<typeof entry>;
type Details = v.InferOutput<typeof details>;

/**
 * Parses a bank statement in ISO 20022 camt.053, any version. A batch counts as its individual payments; a debit is negative.
 * A debit with the reversal indicator takes back the payments that its details name.
 */
export function readCamt(xml: string): readonly StatementEntry[] {
  if (/<!DOCTYPE|<!ENTITY/i.test(xml)) throw new StatementRefused('A statement declares no document type.');
  const parsed = v.safeParse(documentSchema, parser.parse(xml));
  if (!parsed.success) {
    const [issue] = parsed.issues;
    throw new StatementRefused(`${v.getDotPath(issue) ?? 'The document'}: ${issue.message}`);
  }
  return parsed.output.Document.BkToCstmrStmt.Stmt.flatMap(({ Ntry }) => Ntry)
    .filter(isBooked)
    .flatMap((each): StatementEntry[] => {
      if (each.CdtDbtInd === 'CRDT') return entriesOf(each);
      if (each.RvslInd === 'true' || each.RvslInd === '1') return reversalsOf(each);
      return entriesOf(each).map((one) => ({ ...one, amount: -one.amount }));
    });
}

const isBooked = ({ Sts }: Entry): boolean => (typeof Sts === 'object' ? Sts.Cd : (Sts ?? 'BOOK')) === 'BOOK';

function reversalsOf(each: Entry): StatementEntry[] {
  const ids = each.NtryDtls.flatMap(({ TxDtls }) => TxDtls).map((one) => v.safeParse(entryId, ownIdOf(one)));
  const named = ids.flatMap((id) => (id.success ? id.output : []));
  if (named.length === 0 || named.length < ids.length)
    throw new StatementRefused('A reversal does not name its payment (AcctSvcrRef or TxId).');
  return named.map((id) => ({ entryId: id, reversedAt: bookedAtOf(each) }));
}

function entriesOf(each: Entry): BankEntry[] {
  const all = each.NtryDtls.flatMap(({ TxDtls }) => TxDtls);
  const single = all.length < 2;
  return (single ? [all[0] ?? {}] : all).map((one) => {
    const { '#text': sum, '@_Ccy': currency } = (single ? undefined : one.Amt) ?? each.Amt;
    if (!single && one.Amt === undefined) throw new StatementRefused('A payment of a batch has no amount.');
    const id = single ? (each.AcctSvcrRef ?? ownIdOf(one)) : ownIdOf(one);
    const known = v.safeParse(entryId, id);
    if (!known.success) throw new StatementRefused('An entry has no id of the bank (AcctSvcrRef or TxId).');
    return {
      id: known.output,
      amount: sum,
      currency,
      bookedAt: bookedAtOf(each),
      references: referencesOf(one),
    };
  });
}

const ownIdOf = ({ Refs }: Details) => Refs?.AcctSvcrRef ?? Refs?.TxId;

function bookedAtOf({ BookgDt }: Entry): Date {
  const at = bankTime(BookgDt?.DtTm ?? BookgDt?.Dt ?? '');
  if (at === undefined) throw new StatementRefused('An entry has no booking date (BookgDt).');
  return at;
}

/** Possible references: the structured ones, and words of the free text that contain a digit. Names are left out. */
function referencesOf({ Refs, RmtInf }: Details): string[] {
  const structured = [Refs?.EndToEndId, ...(RmtInf?.Strd ?? []).map(({ CdtrRefInf }) => CdtrRefInf?.Ref)];
  const parts = (RmtInf?.Ustrd ?? []).flatMap((line) => line.split(/\s+/)).filter((word) => /\d/.test(word));
  return [...structured, ...parts]
    .filter((each) => each !== undefined)
    .filter((each) => each !== 'NOTPROVIDED')
    .slice(0, 20);
}
