import { moneyStep } from '@clearloan/formatting';
import { useClock, useMarket } from '@clearloan/app-runtime';
import {
  Button,
  ChoiceGroup,
  EmptyState,
  LinkAction,
  Note,
  Pad,
  PencilSimpleIcon,
  ReadFailure,
  ScalesArt,
  Sheet,
  SkeletonList,
} from '@clearloan/ui';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ComparedEntry, PartsLegend } from '../parts/compared-entry';
import { areAlike, compareLoans, type Basis } from '../rules/compare-loans';
import { formOfSaved, type StoredLoan } from '../rules/stored-loan';
import type { LoanForm } from '../rules/loan-form';
import { OnlyHereNote } from './only-here-note';
import { useStoredLoans, type StoredLoans } from './use-stored-loans';
import { NameForm } from '../parts/name-form';
import '../parts/compared-entry.css';

interface CompareTabProps {
  onOpen: (form: LoanForm) => void;
}

/** Saved loans side by side, cheapest first. */
export function CompareTab({ onOpen }: CompareTabProps) {
  const kept = useStoredLoans();
  const { t } = useLingui();
  const [removed, setRemoved] = useState<StoredLoan | undefined>();
  const remove = async (loan: StoredLoan) => {
    setRemoved(undefined);
    if (await kept.remove(loan)) setRemoved(loan);
  };
  return (
    <>
      {kept.failed && <ReadFailure read={kept.failed} title={t`Your saved loans didn’t load`} />}
      <OnlyHereNote kept={kept} />
      {kept.failure && (
        <Pad>
          <Note kind="over" role="alert" title={kept.failure.message} />
        </Pad>
      )}
      {removed && (
        <RemovedLine loan={removed} onUndo={() => kept.keep(removed)} onDone={() => setRemoved(undefined)} />
      )}
      {kept.isPending && <SkeletonList rows={3} />}
      {kept.loans.length > 0 && (
        <Compared
          kept={kept}
          onOpen={(loan) => onOpen(formOfSaved(loan))}
          onRemove={(loan) => void remove(loan)}
        />
      )}
      {kept.loans.length === 0 && !kept.isPending && (
        <EmptyState art={<ScalesArt />} title={<Trans>No loans to compare yet</Trans>}>
          <Trans>Enter a loan, save it, then add another to compare.</Trans>
        </EmptyState>
      )}
      {kept.unreadable.length > 0 && (
        <Pad>
          <Note title={<Trans>Update this app to see some of your loans</Trans>}>
            {kept.unreadable.join(', ')}
          </Note>
        </Pad>
      )}
    </>
  );
}

interface ComparedProps {
  kept: StoredLoans;
  onOpen: (loan: StoredLoan) => void;
  onRemove: (loan: StoredLoan) => void;
}

function Compared({ kept, onOpen, onRemove }: ComparedProps) {
  const { t } = useLingui();
  const clock = useClock();
  const market = useMarket();
  const [isEditing, setEditing] = useState(false);
  const [renaming, setRenaming] = useState<StoredLoan | undefined>();
  const [basis, setBasis] = useState<Basis>('asKept');
  const isAlike = areAlike(kept.loans);
  const comparisons = compareLoans(kept.loans, isAlike ? 'asKept' : basis, clock.today(), moneyStep(market));
  const highest = Math.max(1, ...comparisons.map(({ cost }) => cost));
  const count = kept.loans.length;
  return (
    <>
      <div className="cl-calc-compare-head">
        <span>{t`${plural(count, { one: '# saved', other: '# saved, cheapest first' })}`}</span>
        <LinkAction small icon={<PencilSimpleIcon size="small" />} onClick={() => setEditing(!isEditing)}>
          {isEditing ? <Trans>Done</Trans> : <Trans>Edit</Trans>}
        </LinkAction>
      </div>
      {!isAlike && <BasisChoice loans={kept.loans} basis={basis} onChange={setBasis} />}
      <ol className="cl-calc-compared">
        {comparisons.map((entry, index) => (
          <ComparedEntry
            key={entry.loan.loanId}
            entry={entry}
            isCheapest={index === 0 && comparisons.length > 1 && entry.price !== undefined}
            highest={highest}
            edit={
              isEditing
                ? { rename: () => setRenaming(entry.loan), remove: () => onRemove(entry.loan) }
                : undefined
            }
            onOpen={() => onOpen(entry.loan)}
          />
        ))}
      </ol>
      <PartsLegend />
      <RenameSheet loan={renaming} onClose={() => setRenaming(undefined)} onRename={kept.keep} />
    </>
  );
}

interface BasisChoiceProps {
  loans: readonly StoredLoan[];
  basis: Basis;
  onChange: (basis: Basis) => void;
}

/** Costs of different amounts and tenures are not comparable; on a common amount and tenure they are. */
function BasisChoice({ basis, onChange }: BasisChoiceProps) {
  return (
    <div className="cl-calc-choice">
      <ChoiceGroup
        label={<Trans>Compare</Trans>}
        value={basis}
        onChange={onChange}
        hint={
          basis === 'asKept' ? (
            <Trans>The amounts or terms differ, so compare APR rather than cost.</Trans>
          ) : (
            <Trans>
              Each is calculated for the amount and term of the first one, without extra payments.
            </Trans>
          )
        }
        choices={[
          { value: 'asKept', title: <Trans>As saved</Trans> },
          { value: 'alike', title: <Trans>For the same amount and term</Trans> },
        ]}
      />
    </div>
  );
}

interface RenameSheetProps {
  loan: StoredLoan | undefined;
  onClose: () => void;
  onRename: (loan: StoredLoan) => Promise<boolean>;
}

function RenameSheet({ loan, onClose, onRename }: RenameSheetProps) {
  const { t } = useLingui();
  return (
    <Sheet open={loan !== undefined} title={t`Rename`} onClose={onClose}>
      {loan && (
        <NameForm
          loanId={loan.loanId}
          name={loan.name}
          onSave={async (name) => {
            const isSaved = await onRename({ ...loan, name });
            onClose();
            return isSaved;
          }}
        />
      )}
    </Sheet>
  );
}

interface RemovedLineProps {
  loan: StoredLoan;
  onUndo: () => Promise<unknown>;
  onDone: () => void;
}

/** What was just removed, with Undo. It stays until another action. */
function RemovedLine({ loan, onUndo, onDone }: RemovedLineProps) {
  const { name } = loan;
  return (
    <Pad>
      <Note role="status" title={<Trans>{name} was removed</Trans>}>
        <div className="cl-calc-entry-acts">
          <Button
            kind="line"
            small
            onClick={() => {
              void onUndo();
              onDone();
            }}
          >
            <Trans>Undo</Trans>
          </Button>
        </div>
      </Note>
    </Pad>
  );
}
