import { Note, Pad } from '@clearloan/ui';
import { Plural, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { LeftOut, TableIn } from '../rules/table-in';
import type { LineNotice } from '../rules/table-line';

/** How many lines are listed; the others are counted. */
const shownLines = 50;
/** A cell is quoted only as far as needed to find it. */
const quotedCharacters = 40;

/** Lines that are left out, lines that change, and unused columns. */
export function TableProblems({ table: { problems, notices, unused } }: { table: TableIn }) {
  const messageOf = useProblemMessage();
  const noticeOf = useNoticeMessage();
  const names = unused.map(quoted).join(', ');
  return (
    <>
      {problems.length > 0 && (
        <LineList
          title={<Plural value={problems.length} one="# line skipped" other="# lines skipped" />}
          kind="over"
          sentences={problems.map(messageOf)}
        />
      )}
      {notices.length > 0 && (
        <LineList
          title={<Plural value={notices.length} one="# line changes" other="# lines change" />}
          sentences={notices.map(({ line, notice }) => noticeOf(notice, line))}
        />
      )}
      {unused.length > 0 && (
        <Pad>
          <Note
            title={<Plural value={unused.length} one="# column isn’t used" other="# columns aren’t used" />}
          >
            {names}
          </Note>
        </Pad>
      )}
    </>
  );
}

interface LineListProps {
  readonly title: ReactNode;
  readonly kind?: 'over';
  readonly sentences: readonly string[];
}

function LineList({ title, kind, sentences }: LineListProps) {
  const more = sentences.length - shownLines;
  return (
    <Pad>
      <Note title={title} {...(kind && { kind })}>
        <ul>
          {sentences.slice(0, shownLines).map((sentence, at) => (
            <li key={at}>{sentence}</li>
          ))}
          {more > 0 && (
            <li>
              <Plural value={more} one="And # more line" other="And # more lines" />
            </li>
          )}
        </ul>
      </Note>
    </Pad>
  );
}

function quoted(cell: string): string {
  const letters = Array.from(cell.trim());
  return letters.length > quotedCharacters
    ? `${letters.slice(0, quotedCharacters).join('')}…`
    : letters.join('');
}

function useProblemMessage() {
  const { t } = useLingui();
  return ({ line, problem, cell: whole = '' }: LeftOut): string => {
    const cell = quoted(whole);
    const isEmpty = cell === '';
    switch (problem) {
      case 'date':
        return isEmpty ? t`Line ${line}: the date is missing` : t`Line ${line}: “${cell}” isn’t a date`;
      case 'far':
        return t`Line ${line}: “${cell}” is before 1970 or more than a year from now`;
      case 'amount':
        return isEmpty ? t`Line ${line}: the amount is missing` : t`Line ${line}: “${cell}” isn’t a number`;
      case 'unclear':
        return t`Line ${line}: “${cell}” could mean two amounts. Write it with two decimals.`;
      case 'type':
        return t`Line ${line}: “${cell}” isn’t income, expense or transfer`;
      case 'sign':
        return t`Line ${line}: the type doesn’t match the sign of “${cell}”`;
      case 'account':
        return t`Line ${line}: you don’t have an account named “${cell}”`;
      case 'clash':
        return t`Line ${line}: the account ID belongs to a different account than “${cell}”`;
      case 'target':
        return t`Line ${line}: the account to transfer to is missing`;
      case 'category':
        return t`Line ${line}: the category “${cell}” is too long`;
      case 'quotes':
        return t`Line ${line}: a quote isn’t closed`;
      case 'cells':
        return t`Line ${line}: there are more values than headings, starting at “${cell}”`;
      case 'total':
        return t`Line ${line}: “${cell}” is a total, not a record`;
      case 'above':
        return t`Line ${line}: “${cell}” is above the headings`;
      case 'columns':
        return t`Line ${line}: Date and Amount headings are missing`;
    }
  };
}

function useNoticeMessage() {
  const { t } = useLingui();
  return (notice: LineNotice, line: number): string =>
    notice === 'cut'
      ? t`Line ${line}: the text was too long and was cut`
      : t`Line ${line}: unreadable letters are shown as “�”`;
}
