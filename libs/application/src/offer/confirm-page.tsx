import type { Cost } from '@clearloan/loan-contract';
import { pathTo } from '@clearloan/routes';
import { Note, Page, PrimaryAction, PrimaryActionPlaceholder, SkeletonSlip, Split } from '@clearloan/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { AgreementSheet } from '../agreements/agreement-sheet';
import type { AgreementLink } from '@clearloan/loan-view/contract';
import type { Offer } from '../contract';
import { useLoanChoice, type ChosenLoan } from '../use-loan-choice';
import { NoteSpacing, ReadFailure } from '@clearloan/loan-view';
import { AmountsShown, BindingAction, MathsNote } from '@clearloan/loan-view/terms';
import type { OfferFlaw } from '../rules/offer-flaw';
import { KeyFacts } from './key-facts';
import { agreementBoxId, OfferAgreements, useConsent, type Consent } from './offer-agreements';
import { OfferChanged, OfferOver } from './offer-changed';
import { AmountAndTime, Borrowed, PlanChoice, type ChoosableTenure } from './offer-controls';
import { OfferPapers } from './offer-papers';
import { PlanTable } from './plan-table';
import { RefuseOffer, SignAction, useSigning, type Signing } from './signing';
import { useOpenOffer, type OpenOffer } from './use-open-offer';

type Choosing = 'nothing' | 'amountAndTime' | 'plan';

/** A loan with fixed amount and tenure: the borrower can only accept or refuse. */
export const ConfirmPage = () => <ConfirmScreen choosing="nothing" />;

/** A loan whose amount and tenure the borrower chooses. */
export const ConfirmNewPage = () => <ConfirmScreen choosing="amountAndTime" />;

/** A loan whose tenure is chosen from a list of plans. */
export const ConfirmPeriodPage = () => <ConfirmScreen choosing="plan" />;

/** An approved loan, ready to sign: the full price of the visible choice, then accept or refuse. */
function ConfirmScreen({ choosing }: { choosing: Choosing }) {
  const { orderId = '' } = useParams();
  const { t } = useLingui();
  const chosen = useLoanChoice();
  const signing = useSigning(orderId);
  const isAnswering = signing.write.phase !== 'idle';
  const open = useOpenOffer(orderId, chosen, isAnswering);
  const { read, offer, isCurrent, local, tenures, isOver, flaw } = open;
  const consent = useConsent(offer);
  const [isWarned, setWarned] = useState(false);
  const confirm = () => {
    if (!offer || open.flawNow()) return;
    const [missing] = consent.missing;
    setWarned(missing !== undefined);
    if (missing !== undefined) document.getElementById(agreementBoxId(missing))?.focus();
    else {
      consent.confirmed();
      void signing.accept(offer);
    }
  };
  const bottomBar = bottomBarOf(orderId, open, signing, confirm);
  return (
    <AmountsShown>
      <Page
        title={t`Your loan`}
        back={pathTo('loanDetailUrl', { orderId })}
        bottomBar={bottomBar}
        wide="split"
      >
        {isOver && <OfferOver reason={read.error?.message} />}
        {!isOver && <ReadFailure read={{ ...read, data: offer }} title={t`Your offer didn’t load`} />}
        {read.isPending && !offer && <SkeletonSlip />}
        {offer && !isOver && (
          <OfferBody
            choosing={choosing}
            offer={offer}
            tenures={tenures}
            chosen={chosen}
            isCurrent={isCurrent}
            local={local}
            consent={consent}
            signing={signing}
            flaw={flaw}
            missing={isWarned ? consent.missing : []}
          />
        )}
      </Page>
    </AmountsShown>
  );
}

/** The action of the screen; undefined while the offer did not load. */
function bottomBarOf(orderId: string, open: OpenOffer, signing: Signing, onConfirm: () => void) {
  const { read, offer, isCurrent, local, isOver, flaw } = open;
  if (isOver) return <SeeLoan orderId={orderId} />;
  if (offer)
    return (
      <SignAction
        offer={offer}
        isCurrent={isCurrent}
        signing={signing}
        flaw={flaw}
        reading={read}
        payBack={(local ?? offer).totalRepay}
        onConfirm={onConfirm}
      />
    );
  if (signing.write.phase !== 'idle') return <AnswerUnderWay signing={signing} />;
  return read.isPending ? <PrimaryActionPlaceholder /> : undefined;
}

function SeeLoan({ orderId }: { orderId: string }) {
  return (
    <PrimaryAction to={pathTo('loanDetailUrl', { orderId })} replace>
      <Trans>Check status</Trans>
    </PrimaryAction>
  );
}

/** After a reload, the offer is refetched only once the outcome of the borrower's answer is known. */
function AnswerUnderWay({ signing }: { signing: Signing }) {
  const check = () => void signing.checkAgain();
  return (
    <BindingAction write={signing.write} onClick={check} onCheckAgain={check}>
      <Trans>Confirm loan</Trans>
    </BindingAction>
  );
}

interface OfferBodyProps {
  choosing: Choosing;
  offer: Offer;
  tenures: readonly ChoosableTenure[];
  chosen: ChosenLoan;
  isCurrent: boolean;
  local: Cost | undefined;
  consent: Consent;
  signing: Signing;
  flaw: OfferFlaw | undefined;
  /** The agreements that were not ticked when Confirm was tapped. */
  missing: readonly string[];
}

function OfferBody(props: OfferBodyProps) {
  const { choosing, offer, tenures, chosen, isCurrent, local, consent, signing, flaw, missing } = props;
  const isPriced = isCurrent || local !== undefined;
  const [reading, setReading] = useState<AgreementLink>();
  const { repay_plans: plans } = local ?? offer;
  return (
    <>
      {consent.outdated && <OfferChanged before={consent.outdated} now={offer} />}
      <Split
        start={
          <>
            <div className="cl-not-printed">
              <Controls choosing={choosing} offer={offer} tenures={tenures} chosen={chosen} />
            </div>
            {flaw === undefined ? <MathsNote lenders={offer} /> : <OfferFlawNote flaw={flaw} />}
          </>
        }
        aside={
          <>
            <KeyFacts offer={local ?? offer} isBusy={!isCurrent} isLocal={local !== undefined} />
            {isPriced && plans.length > 0 && <PlanTable plans={plans} />}
          </>
        }
        end={
          <>
            <OfferPapers offer={offer} />
            <div className="cl-not-printed">
              <OfferAgreements
                agreements={offer.agreements}
                isTicked={consent.isTicked}
                onTick={consent.tick}
                onRead={setReading}
                missing={missing}
              />
              {signing.write.phase === 'idle' && <RefuseOffer onRefuse={() => void signing.refuse()} />}
            </div>
          </>
        }
      />
      <AgreementSheet
        agreement={reading}
        orderId={offer.orderId}
        choice={{ amount: offer.principal, tenure: offer.tenure }}
        onClose={() => setReading(undefined)}
      />
    </>
  );
}

type ControlsProps = Pick<OfferBodyProps, 'choosing' | 'offer' | 'tenures' | 'chosen'>;

function Controls({ choosing, offer, tenures, chosen }: ControlsProps) {
  const controls = { offer, tenures, choice: chosen.choice, onChoose: chosen.choose };
  switch (choosing) {
    case 'nothing':
      return <Borrowed offer={offer} />;
    case 'amountAndTime':
      return <AmountAndTime {...controls} />;
    case 'plan':
      return <PlanChoice {...controls} />;
  }
}

const flaws: Record<OfferFlaw, ReturnType<typeof msg>> = {
  noPlan: msg`This offer has no payment plan`,
  doesNotAddUp: msg`The figures in this offer don’t add up`,
  otherChoice: msg`This isn’t the price for your choice`,
  ended: msg`This offer has ended`,
};

/** Why the visible offer cannot be signed, and who has to fix it. */
function OfferFlawNote({ flaw }: { flaw: OfferFlaw }) {
  const { i18n } = useLingui();
  return (
    <NoteSpacing>
      <Note kind="over" role="alert" title={i18n._(flaws[flaw])}>
        <Trans>
          You can’t sign it, and nothing has been signed. Load it again, or ask the lender to correct it.
        </Trans>
      </Note>
    </NoteSpacing>
  );
}
