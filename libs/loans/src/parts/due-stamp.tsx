import { Stamp } from '@clearloan/ui';
import type { Due } from '../rules/due';
import { DueText, looksOfDue } from './due-text';

/** How a payment stands to its day, as a stamp. */
export function DueStamp({ due }: { due: Due }) {
  return (
    <Stamp kind={looksOfDue[due.kind]}>
      <DueText due={due} />
    </Stamp>
  );
}
