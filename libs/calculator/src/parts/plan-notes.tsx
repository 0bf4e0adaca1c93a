import { Note, Stack } from '@clearloan/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { unreadLines, type LeftLine, type PastedPlan } from '../rules/plan-read';
import './field-row.css';

/** How many lines are listed; the others are counted. */
const shownLines = 8;
/** A line is quoted only as far as needed to find it. */
const quotedCharacters = 48;

/** Which lines of a pasted plan were not parsed and why, and which payments are missing or duplicated. */
export function PlanNotes({ pasted }: { pasted: PastedPlan }) {
  const { left, missing, twice } = pasted;
  const unread = unreadLines(pasted);
  const others = left.filter((line) => !unread.includes(line));
  const missingNumbers = numbers(missing);
  const twiceNumbers = numbers(twice);
  if (left.length + missing.length + twice.length === 0) return null;
  return (
    <div className="cl-calc-choice">
      <Stack gap={3}>
        {unread.length > 0 && (
          <LineNote
            kind="over"
            title={
              <Plural value={unread.length} one="# line couldn’t be read" other="# lines couldn’t be read" />
            }
            lines={unread}
          />
        )}
        {missing.length > 0 && (
          <Note kind="over" title={<Trans>Payments are missing: {missingNumbers}</Trans>} />
        )}
        {twice.length > 0 && (
          <Note kind="over" title={<Trans>Payments that appear twice: {twiceNumbers}</Trans>} />
        )}
        {others.length > 0 && (
          <LineNote
            title={
              <Plural value={others.length} one="# line isn’t a payment" other="# lines aren’t payments" />
            }
            lines={others}
          />
        )}
      </Stack>
    </div>
  );
}

/** The first few numbers. */
const numbers = (all: readonly number[]): string =>
  all.slice(0, shownLines).join(', ') + (all.length > shownLines ? ', …' : '');

interface LineNoteProps {
  readonly title: ReactNode;
  readonly kind?: 'over';
  readonly lines: readonly LeftLine[];
}

function LineNote({ title, kind, lines }: LineNoteProps) {
  const messageOf = useLineMessage();
  const more = lines.length - shownLines;
  return (
    <Note title={title} {...(kind && { kind })}>
      <ul>
        {lines.slice(0, shownLines).map((line) => (
          <li key={line.line}>{messageOf(line)}</li>
        ))}
        {more > 0 && (
          <li>
            <Plural value={more} one="And # more line" other="And # more lines" />
          </li>
        )}
      </ul>
    </Note>
  );
}

function quoted(text: string): string {
  const letters = Array.from(text.trim().replace(/\s+/g, ' '));
  return letters.length > quotedCharacters
    ? `${letters.slice(0, quotedCharacters).join('')}…`
    : letters.join('');
}

function useLineMessage() {
  const { t } = useLingui();
  return ({ line, reason, text: whole }: LeftLine): string => {
    const text = quoted(whole);
    switch (reason) {
      case 'above':
        return t`Line ${line}, “${text}”, is above the table`;
      case 'total':
        return t`Line ${line}, “${text}”, is the total`;
      case 'opening':
        return t`Line ${line}, “${text}”, is what’s owed at the start`;
      case 'totalDiffers':
        return t`Line ${line}, “${text}”: the total doesn’t match the sum of the payments`;
      case 'amount':
        return t`Line ${line}, “${text}”: an amount isn’t clear`;
      case 'day':
        return t`Line ${line}, “${text}”: this date doesn’t exist`;
      case 'cells':
        return t`Line ${line}, “${text}”: it doesn’t have the same number of amounts as the others`;
      case 'columns':
        return t`Line ${line}, “${text}”: we can’t tell the amounts apart. Paste the headings too.`;
    }
  };
}
