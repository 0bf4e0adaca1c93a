import { formatPercent } from '@clearloan/formatting';
import {
  VisuallyHidden,
  Money,
  Note,
  Pad,
  Row,
  Rows,
  Slip,
  PenLineArt,
  EmptyState,
  useDayText,
} from '@clearloan/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, type ReactNode } from 'react';
import type { Offer } from '../contract';
import { offerDifferences, type OfferDifference } from '../rules/offer-difference';
import './offer-changed.css';

const names: Record<OfferDifference['fact'], ReturnType<typeof msg>> = {
  amount: msg`Amount`,
  youGet: msg`You get`,
  interest: msg`Interest`,
  fee: msg`Processing fee`,
  tax: msg`Tax on the fee`,
  payBack: msg`You pay back`,
  each: msg`Each payment`,
  payments: msg`Payments`,
  apr: msg`APR`,
  lateFee: msg`Late fee per day`,
  firstDue: msg`First payment`,
  lastDue: msg`Last payment`,
};

export interface OfferChangedProps {
  /** The offer that the borrower agreed to. */
  before: Offer;
  now: Offer;
}

/**
 * The lender changed the terms: shows before, after, and that nothing was signed. Takes the focus, so that it is not
 * overlooked.
 */
export function OfferChanged({ before, now }: OfferChangedProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.focus();
  }, [before, now]);
  const differences = offerDifferences(before, now);
  return (
    <div ref={place} tabIndex={-1} className="cl-loans-changed">
      <Pad>
        <Note
          kind="due"
          role="alert"
          title={<Trans>The lender changed the terms. You haven’t signed anything.</Trans>}
        >
          {differences.length === 0 ? (
            <Trans>The figures haven’t changed. Read the agreement again, then decide.</Trans>
          ) : (
            <Trans>See what changed, then decide again.</Trans>
          )}
        </Note>
      </Pad>
      {differences.length > 0 && <DifferenceSlip differences={differences} />}
    </div>
  );
}

function DifferenceSlip({ differences }: { differences: readonly OfferDifference[] }) {
  const { i18n } = useLingui();
  return (
    <Slip title={<Trans>What changed</Trans>}>
      <Rows>
        {differences.map((difference) => (
          <Row key={difference.fact} label={i18n._(names[difference.fact])}>
            <Was>
              <Figure difference={difference} value={difference.before} />
            </Was>{' '}
            <Figure difference={difference} value={difference.after} />
          </Row>
        ))}
      </Rows>
    </Slip>
  );
}

/** Struck through visually, labelled for screen readers. */
const Was = ({ children }: { children: ReactNode }) => (
  <s>
    <VisuallyHidden>
      <Trans>Before:</Trans>
    </VisuallyHidden>
    {children}
  </s>
);

function Figure({ difference, value }: { difference: OfferDifference; value: number | string }) {
  const text = useDayText();
  if (typeof value === 'number') return difference.fact === 'payments' ? value : <Money amount={value} />;
  const isDay = difference.fact === 'firstDue' || difference.fact === 'lastDue';
  return isDay ? text.withYear(value) : formatPercent(value);
}

/** No offer to sign: it expired, was already answered, or does not exist yet. The lender gives the reason. */
export function OfferOver({ reason }: { reason: string | undefined }) {
  return (
    <EmptyState art={<PenLineArt />} title={<Trans>There’s no offer to sign</Trans>}>
      {reason ?? <Trans>You’ve already responded. Check your loan for its status.</Trans>}
    </EmptyState>
  );
}
