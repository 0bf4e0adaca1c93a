import { CaretDownIcon } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { firstForm, type LoanForm } from '../rules/loan-form';
import '../parts/field-row.css';

/** Fees and other terms, closed until asked for; a link that brings some opens them, so that nothing is out of sight. */
export function TermsFold({ form, children }: { form: LoanForm; children: ReactNode }) {
  const [isOpen, setOpen] = useState(() => hasMore(form));
  return (
    <>
      <button type="button" className="cl-calc-more" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <span className={isOpen ? 'cl-calc-caret-up' : undefined}>
          <CaretDownIcon />
        </span>
        {isOpen ? <Trans>Fewer terms</Trans> : <Trans>Fees and other terms</Trans>}
      </button>
      {isOpen && children}
    </>
  );
}

const folded = ['fee', 'tax', 'pace', 'kind', 'first', 'feeMode', 'pause'] as const;

const hasMore = (form: LoanForm): boolean =>
  folded.some((name) => form[name] !== firstForm[name]) || form.newRates.length > 0;
