import {
  integer,
  text,
  uuid,
  type PgJsonbBuilderInitial,
  type PgTextBuilderInitial,
  type PgUUIDBuilderInitial,
} from 'drizzle-orm/pg-core';
import type { CronJob } from '../../jobs/jobs';
import { lenderTable, type Declared, type ErasureOf } from './lender-table';

type Id = PgUUIDBuilderInitial<'id'>;
type Text<Name extends string> = PgTextBuilderInitial<Name, [string, ...string[]]>;
type Noted = {
  readonly id: Id;
  readonly note: Text<'note'>;
};
type Facts = {
  readonly id: Id;
  readonly facts: PgJsonbBuilderInitial<'facts'>;
};
type Notes = {
  readonly id: Id;
  readonly notes: ReturnType<Text<'notes'>['array']>;
};
type Phones = {
  readonly id: Id;
  readonly phone: Text<'phone'>;
};
type Ids = {
  readonly id: Id;
};
type Columns = Record<string, Parameters<typeof lenderTable>[2][string]>;

/** Whether the compiler takes this erasure for these columns. */
type Takes<Erasure, Of extends Columns> = Erasure extends ErasureOf<Of> ? true : false;
interface Kept<Texts> {
  readonly kept: 'consentLog';
  readonly texts: Texts;
}
interface OnlyId {
  readonly id: null;
}

/** The compiler checks each answer, so a change that takes one of these does not compile. */
it('the compiler refuses what could leave a text of a borrower behind', () => {
  const refused: {
    readonly noDeclaration: 2 extends Parameters<typeof lenderTable>['length'] ? true : false;
    readonly textOfKeptRow: Takes<Kept<OnlyId>, Noted>;
    readonly json: Takes<Kept<OnlyId>, Facts>;
    readonly list: Takes<Kept<OnlyId>, Notes>;
    readonly reasonThatNobodyReads: Takes<{ readonly kept: 'because'; readonly texts: OnlyId }, Ids>;
    readonly textOfEmptiedRow: Takes<{ readonly emptied: OnlyId }, Noted>;
    readonly erasedWithoutOwner: Takes<{ readonly erased: true }, Noted>;
    readonly borrowersAsNobodys: Takes<{ readonly nobodys: true }, Phones>;
    readonly plainTable: { readonly name: string } extends Declared ? true : false;
    readonly jobThatLoops: { name: string; cron: string; run: () => Promise<void> } extends CronJob
      ? true
      : false;
  } = {
    noDeclaration: false,
    textOfKeptRow: false,
    json: false,
    list: false,
    reasonThatNobodyReads: false,
    textOfEmptiedRow: false,
    erasedWithoutOwner: false,
    borrowersAsNobodys: false,
    plainTable: false,
    jobThatLoops: false,
  };
  expect(Object.values(refused)).not.toContain(true);
});

it('the compiler takes the same declarations where each text has its answer', () => {
  const taken: {
    readonly textOfKeptRow: Takes<Kept<{ readonly note: null }>, Noted>;
    readonly json: Takes<Kept<{ readonly facts: null }>, Facts>;
    readonly list: Takes<Kept<{ readonly notes: null }>, Notes>;
    readonly noText: Takes<Kept<OnlyId>, Ids>;
    readonly textOfEmptiedRow: Takes<{ readonly emptied: { readonly note: null } }, Noted>;
    readonly erasedByPhone: Takes<{ readonly erased: true }, Phones>;
    readonly nobodys: Takes<{ readonly nobodys: true }, Ids>;
  } = {
    textOfKeptRow: true,
    json: true,
    list: true,
    noText: true,
    textOfEmptiedRow: true,
    erasedByPhone: true,
    nobodys: true,
  };
  expect(Object.values(taken)).not.toContain(false);
});

it('a column of ids, numbers or names from a list needs no declaration of its own', () => {
  const kind = text('kind', { enum: ['one', 'other'] });
  const table = lenderTable(
    'listed',
    { kept: 'consentLog', texts: {} },
    { id: uuid('id'), kind, periods: integer('periods').array() },
  );
  expect(table.kind.enumValues).toEqual(['one', 'other']);
});
