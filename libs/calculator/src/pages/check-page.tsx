import { useTyped } from '@clearloan/api-client';
import { lazyPart, useClock, useMarket, useSharedDevice } from '@clearloan/app-runtime';
import {
  TickedListArt,
  EmptyState,
  ListHeading,
  Pad,
  Page,
  PartFailure,
  SkeletonList,
  Split,
  TextArea,
} from '@clearloan/ui';
import { Trans, useLingui, Plural } from '@lingui/react/macro';
import { memo, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { calculatorPath } from '../rules/form-address';
import { loadCheckOnPage, openClaimChecker, type ClaimChecker } from '../device/claim-checker';
import { LoanFields } from '../parts/loan-fields';
import { PlanNotes } from '../parts/plan-notes';
import { RefusalNote } from '../parts/problem-text';
import { asOffered } from '../contract';
import {
  addressOfClaims,
  claimsFromAddress,
  parseClaims,
  type CheckQuestion,
  type Claims,
  type ClaimsParsed,
} from '../rules/claims';
import { ClaimFields, CountingFields } from './claim-fields';
import { TermsFold, withTerms } from './terms-fold';
import { useAddressState } from './use-address-state';
import { useCalculatorForm } from './use-calculator';
import { usePastedPlan, type PlanReading } from './use-pasted-plan';
import { longestPlan, type PastedPlan } from '../rules/plan-read';
import type { Checked } from '../verdict/checked-claim';
import '../parts/field-row.css';

/** With its messages about each kind of error, it is loaded after the page. */
const VerdictSlip = lazyPart(async () => (await import('../verdict/verdict-slip')).VerdictSlip, PartFailure);

export const checkPage = () => withTerms(CheckPage);

/** Prefetches what a verdict needs, so that it works offline. */
export function fetchVerdict(): void {
  VerdictSlip.preload();
  loadCheckOnPage().catch(() => undefined);
}

/** "Is my lender's maths right?": the described loan, the lender's figures, and the findings. */
function CheckPage() {
  const { t } = useLingui();
  const market = useMarket();
  const clock = useClock();
  const { form, reading, change } = useCalculatorForm();
  const { claims, change: claim } = useClaims();
  const { pasted, isMissing } = usePastedPlan(claims.plan);
  const today = clock.today();
  // A key in the loan is shown before its findings are asked for.
  const offer = useDeferredValue(reading.question);
  const { problems, isPlanWhole, asked } = useMemo(() => {
    const question = offer && { ...asOffered(offer), moratorium: offer.moratorium };
    return parseClaims(claims, pasted, question, market, today);
  }, [claims, pasted, offer, market, today]);
  return (
    <Page title={t`Check my lender’s maths`} back={calculatorPath(form)} wide="split">
      <Split
        start={
          <>
            <ListHeading>
              <Trans>The loan, as your lender describes it</Trans>
            </ListHeading>
            <div className="cl-calc-rows">
              <LoanFields form={form} reading={reading} change={change} />
              <TermsFold form={form} reading={reading} change={change} isFixed />
            </div>
            <LendersFigures
              claims={claims}
              problems={problems}
              pasted={pasted}
              isMissing={isMissing}
              change={claim}
            />
          </>
        }
        aside={<Findings asked={asked} isPlanWhole={isPlanWhole} hasPlan={claims.plan.trim() !== ''} />}
      />
    </Page>
  );
}

/** The lender's figures, in the URL; a pasted plan, too long for one, is a draft of this tab. */
function useClaims(): { readonly claims: Claims; readonly change: (next: Partial<Claims>) => void } {
  const { state, change: changeAddress } = useAddressState(claimsFromAddress, addressOfClaims);
  const { texts, type } = useTyped('calculator.plan', useSharedDevice());
  const { plan = '' } = texts;
  const change = useCallback(
    ({ plan: typedPlan, ...figures }: Partial<Claims>) => {
      if (typedPlan !== undefined) type({ plan: typedPlan });
      changeAddress(figures);
    },
    [type, changeAddress],
  );
  return { claims: useMemo(() => ({ ...state, plan }), [state, plan]), change };
}

interface LendersFiguresProps extends PlanReading, Pick<ClaimsParsed, 'problems'> {
  readonly claims: Claims;
  readonly change: (next: Partial<Claims>) => void;
}

/** A plan of hundreds of payments is not drawn again at each key in the loan. */
const LendersFigures = memo(function LendersFigures(props: LendersFiguresProps) {
  const { claims, problems, pasted, isMissing, change } = props;
  return (
    <>
      <ListHeading>
        <Trans>What your lender says</Trans>
      </ListHeading>
      <ClaimFields claims={claims} problems={problems} change={change} />
      <CountingFields claims={claims} change={change} />
      <PlanField
        text={claims.plan}
        pasted={pasted}
        isMissing={isMissing}
        onChange={(plan) => change({ plan })}
      />
      {pasted && <PlanNotes pasted={pasted} />}
    </>
  );
});

interface FindingsProps {
  readonly asked: CheckQuestion;
  readonly isPlanWhole: boolean;
  readonly hasPlan: boolean;
}

/** Drawn again only for another question. */
const Findings = memo(function Findings({ asked, isPlanWhole, hasPlan }: FindingsProps) {
  const { checked, retry } = useCheck(asked);
  useEffect(fetchVerdict, []);
  const loading = <SkeletonList rows={4} />;
  switch (checked.is) {
    case 'checked':
      return <VerdictSlip verdict={checked.verdict} isPlanWhole={isPlanWhole} fallback={loading} />;
    case 'checking':
      return loading;
    case 'missing':
      return <PartFailure error={checked} isTrying={false} onRetry={retry} />;
    case 'refused':
      return (
        <Pad>
          <RefusalNote reason={checked.reason} />
        </Pad>
      );
    case 'nothing':
      return <NothingToCheck hasPlan={hasPlan} />;
  }
});

interface PlanFieldProps extends PlanReading {
  text: string;
  onChange: (text: string) => void;
}

function PlanField({ text, pasted, isMissing, onChange }: PlanFieldProps) {
  const { t } = useLingui();
  return (
    <div className="cl-calc-choice">
      <TextArea
        label={t`Payment plan (optional)`}
        hint={<PastedText text={text} pasted={pasted} isMissing={isMissing} />}
        value={text}
        maxLength={longestPlan}
        rows={5}
        placeholder={t`Copy the payment table and paste it here`}
        onChange={onChange}
      />
    </div>
  );
}

const NothingToCheck = ({ hasPlan }: { hasPlan: boolean }) =>
  hasPlan ? (
    <EmptyState art={<TickedListArt />} title={<Trans>We can’t check this plan yet</Trans>}>
      <Trans>
        We couldn’t find any payments in what you pasted, or the loan above isn’t complete. You can also enter
        the payment and the interest.
      </Trans>
    </EmptyState>
  ) : (
    <EmptyState art={<TickedListArt />} title={<Trans>Nothing to check yet</Trans>}>
      <Trans>Enter what your lender says, or paste the plan. Nothing leaves this phone.</Trans>
    </EmptyState>
  );

interface PastedTextProps {
  readonly text: string;
  /** Undefined until the parser is loaded. */
  readonly pasted: PastedPlan | undefined;
  readonly isMissing: boolean;
}

/** How many payments a pasted plan contains. `PlanNotes` reports what was not parsed. */
function PastedText({ text, pasted, isMissing }: PastedTextProps) {
  if (text.trim() === '') return <Trans>Copy the payment table from a page, file or message.</Trans>;
  if (isMissing)
    return <Trans>Something didn’t load. Check your connection, then paste the plan again.</Trans>;
  if (pasted === undefined) return <Trans>Reading the plan…</Trans>;
  if (pasted.rows.length === 0) {
    return <Trans>We couldn’t find any payments. Each line needs the payment number and its amounts.</Trans>;
  }
  return <Plural value={pasted.rows.length} one="We read # payment." other="We read # payments." />;
}

/** `missing`: the code of the check did not load. */
type CheckState = Checked | { readonly is: 'checking' | 'missing' };

/** The verdict on a claim, computed outside the page. The last one stays until the next is there. */
function useCheck(asked: CheckQuestion): { readonly checked: CheckState; readonly retry: () => void } {
  const [told, setTold] = useState<CheckState>({ is: 'checking' });
  const [attempt, setAttempt] = useState(0);
  const checker = useRef<ClaimChecker>(undefined);
  useEffect(() => {
    if (asked.is !== 'claim') {
      // oxlint-disable-next-line react/set-state-in-effect -- the next claim begins without the last verdict
      setTold({ is: 'checking' });
      return;
    }
    checker.current ??= openClaimChecker();
    checker.current.check(asked, (checked) => setTold(checked ?? { is: 'missing' }));
  }, [asked, attempt]);
  useEffect(
    () => () => {
      checker.current?.close();
      checker.current = undefined;
    },
    [],
  );
  return { checked: asked.is === 'claim' ? told : asked, retry: () => setAttempt(attempt + 1) };
}
