import { Stamp, type StampKind } from '@clearloan/ui';
import type { Due } from '../rules/due';
import { DueWords } from './due-words';

const looks: Record<Due['kind'], StampKind> = { late: 'over', today: 'due', soon: 'due', later: 'idle' };

/** How a payment stands to its day, as a stamp. */
export function DueStamp({ due }: { due: Due }) {
  return (
    <Stamp kind={looks[due.kind]}>
      <DueWords due={due} />
    </Stamp>
  );
}
