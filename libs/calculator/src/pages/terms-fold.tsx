import { lazyPart } from '@clearloan/app-runtime';
import { CaretDownIcon, PartFailure, SkeletonList } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import type { MoreTermsProps } from '../parts/more-terms';
import { formFromAddress } from '../rules/form-address';
import { firstForm, type LoanForm } from '../rules/loan-form';
import '../parts/field-row.css';

const MoreTerms = lazyPart(async () => (await import('../parts/more-terms')).MoreTerms, PartFailure);

/** A page with the fold; if the URL opens the fold, its content is loaded first, so that nothing jumps. */
export async function withTerms<Screen>(page: Screen): Promise<Screen> {
  const form = formFromAddress(new URLSearchParams(window.location.search));
  if (hasMore(form)) await MoreTerms.whenLoaded().catch(() => undefined);
  return page;
}

/** Fees and other terms, collapsed by default; a link that contains some expands them, so that nothing is hidden. */
export function TermsFold(terms: MoreTermsProps) {
  const [isOpen, setOpen] = useState(() => hasMore(terms.form));
  useEffect(() => MoreTerms.preload(), []);
  return (
    <>
      <button type="button" className="cl-calc-more" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <span className={isOpen ? 'cl-calc-caret-up' : undefined}>
          <CaretDownIcon />
        </span>
        {isOpen ? <Trans>Fewer options</Trans> : <Trans>Fees and other terms</Trans>}
      </button>
      {isOpen && <MoreTerms {...terms} fallback={<SkeletonList rows={4} />} />}
    </>
  );
}

const folded = ['fee', 'tax', 'pace', 'kind', 'first', 'feeMode', 'pause'] as const;

const hasMore = (form: LoanForm): boolean =>
  folded.some((name) => form[name] !== firstForm[name]) || form.newRates.length > 0;
