import { Button, Spinner } from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import type { Finding, Question } from './inspect-session';
import { OfferedScreen, OfferedSessionQuestion, type QuestionAnswers } from './offered-session-question';
import type { SwitchOutcome } from './switch-account';

export interface OfferedSessionScreenProps extends Omit<QuestionAnswers, 'onYes'> {
  readonly brandName: string;
  /** The first finding, which may still be pending. */
  readonly finding: Promise<Finding>;
  /** Checks again. */
  readonly inspect: () => Promise<Finding>;
  /** Nothing was asked, or the borrower does not wait: the app goes on as it was. */
  readonly onIgnored: (finding: Finding) => void;
  readonly onYes: (question: Question, keeps: boolean) => Promise<SwitchOutcome>;
  /** The account was switched and the borrower continues. */
  readonly onSwitched: () => void;
}

/** Instead of the app: whose session a link or a native shell brought, and why it cannot be used. Until an answer nothing changes. */
export function OfferedSessionScreen(props: OfferedSessionScreenProps) {
  const { brandName, finding: first, inspect, onIgnored, onYes, onSwitched } = props;
  const [pending, setPending] = useState(first);
  const [finding, setFinding] = useState<Finding>();
  const [phoneOfLater, setPhoneOfLater] = useState<string>();
  useEffect(() => {
    let isHere = true;
    void pending.then((finding) => {
      if (!isHere) return;
      if (finding.decision === 'ask' || finding.decision === 'tell') setFinding(finding);
      else onIgnored(finding);
    });
    return () => {
      isHere = false;
    };
  }, [pending, onIgnored]);
  if (phoneOfLater !== undefined) return <EndsLater phone={phoneOfLater} onContinue={onSwitched} />;
  if (finding?.decision === 'ask') {
    const answer = async (question: Question, keeps: boolean) => {
      const outcome = await onYes(question, keeps);
      if (outcome === 'done') onSwitched();
      if (outcome === 'ends-later') setPhoneOfLater(question.offered.phone);
      return outcome;
    };
    return <OfferedSessionQuestion {...props} question={finding.question} onYes={answer} />;
  }
  if (finding?.decision === 'tell') {
    const again = () => {
      setFinding(undefined);
      setPending(inspect());
    };
    return (
      <NotUsable
        brandName={brandName}
        why={finding.why}
        onContinue={() => onIgnored(finding)}
        onRetry={again}
      />
    );
  }
  return <Checking />;
}

function Checking() {
  const { t } = useLingui();
  return (
    <OfferedScreen title={t`Checking a login`} lead={<Trans>Nothing on this phone changes.</Trans>}>
      <Spinner />
    </OfferedScreen>
  );
}

interface NotUsableProps {
  readonly brandName: string;
  readonly why: 'ended' | 'unreached';
  readonly onContinue: () => void;
  readonly onRetry: () => void;
}

function NotUsable({ brandName, why, onContinue, onRetry }: NotUsableProps) {
  const { t } = useLingui();
  const hasEnded = why === 'ended';
  return (
    <OfferedScreen
      title={hasEnded ? t`This login link doesn’t work` : t`We couldn’t check this login link`}
      lead={
        hasEnded ? (
          <Trans>
            The link that opened {brandName} is too old or incomplete. Nothing on this phone has changed.
          </Trans>
        ) : (
          <Trans>
            You’re offline, or the lender didn’t reply. Nothing on this phone has changed. To use the link,
            try again when you’re connected.
          </Trans>
        )
      }
    >
      <Button onClick={onContinue}>
        <Trans>Continue without it</Trans>
      </Button>
      {!hasEnded && (
        <Button kind="line" onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      )}
    </OfferedScreen>
  );
}

function EndsLater({ phone, onContinue }: { readonly phone: string; readonly onContinue: () => void }) {
  const { t } = useLingui();
  return (
    <OfferedScreen
      title={t`You’re logged in as ${phone}`}
      lead={
        <Trans>
          The other account is logged out on this phone. The lender doesn’t know yet: we’ll tell it when
          you’re connected.
        </Trans>
      }
    >
      <Button onClick={onContinue}>
        <Trans>Continue</Trans>
      </Button>
    </OfferedScreen>
  );
}
