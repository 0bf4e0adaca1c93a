import { Note, Pad } from '@clearloan/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { LeftOut, TableIn } from '../rules/table-in';
import type { LineNotice } from '../rules/table-line';

/** How many lines are listed; the others are counted. */
const shownLines = 50;
/** A cell is quoted only as far as needed to find it. */
const quotedCharacters = 40;

/** Lines that are left out, by kind, lines to check, and unused columns. */
export function TableProblems({ table: { problems, notices, unused, balance } }: { table: TableIn }) {
  const noticeOf = useNoticeMessage();
  const names = unused.map(quoted).join(', ');
  return (
    <>
      {balance === 'strays' && (
        <Pad>
          <Note title={<Trans>The balances don’t match the amounts</Trans>}>
            <Trans>So we can’t check if the amounts are right and complete.</Trans>
          </Note>
        </Pad>
      )}
      <LeftOutLines problems={problems} />
      {notices.length > 0 && (
        <LineList
          title={<Plural value={notices.length} one="# line to check" other="# lines to check" />}
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

/** Lines in another currency, and those that did not happen, are counted apart from those that cannot be read. */
function LeftOutLines({ problems }: { problems: readonly LeftOut[] }) {
  const messageOf = useProblemMessage();
  const foreign = problems.filter(({ problem }) => problem === 'currency');
  const undone = problems.filter(({ problem }) => problem === 'undone' || problem === 'pending');
  const others = problems.filter((each) => !foreign.includes(each) && !undone.includes(each));
  const lists = [
    { lines: others, title: <Plural value={others.length} one="# line skipped" other="# lines skipped" /> },
    {
      lines: foreign,
      title: (
        <Plural
          value={foreign.length}
          one="# line in another currency skipped"
          other="# lines in another currency skipped"
        />
      ),
    },
    {
      lines: undone,
      title: (
        <Plural
          value={undone.length}
          one="# pending or failed payment skipped"
          other="# pending or failed payments skipped"
        />
      ),
    },
  ];
  return lists.map(
    ({ lines, title }, at) =>
      lines.length > 0 && <LineList key={at} title={title} kind="over" sentences={lines.map(messageOf)} />,
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
      case 'currency':
        return t`Line ${line}: the amount is in ${cell}`;
      case 'undone':
      case 'pending':
        return t`Line ${line}: the status is “${cell}”`;
      case 'balance':
        return t`Line ${line}: the balance shows that “${cell}” went the other way`;
      case 'leg':
        return t`Line ${line}: “${cell}” is the other side of a transfer`;
    }
  };
}

function useNoticeMessage() {
  const { t } = useLingui();
  return (notice: LineNotice, line: number): string => {
    switch (notice) {
      case 'cut':
        return t`Line ${line}: the text was too long and was cut`;
      case 'letters':
        return t`Line ${line}: unreadable letters are shown as “�”`;
      case 'gap':
        return t`Line ${line}: going by the balance, lines are missing before this one`;
      case 'year':
        return t`Line ${line}: the year is missing, so we used the latest possible one`;
      case 'fee':
        return t`Line ${line}: the fee is counted in the amount`;
    }
  };
}
