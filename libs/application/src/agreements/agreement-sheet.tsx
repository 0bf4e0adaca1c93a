import { Sheet, SkeletonList } from '@clearloan/ui';
import { useLingui } from '@lingui/react/macro';
import type { AgreementLink } from '@clearloan/loan-view/contract';
import { ReadFailure } from '@clearloan/loan-view';
import { useLoanAgreement, AgreementText } from '@clearloan/loan-view/terms';
import { useAgreement } from '../queries';
import type { LoanChoice } from '@clearloan/loan-view/rules';

/** The scene of the agreement that is filled in for one order; all others are the same for everyone. */
const isLoanAgreement = (scene: string): boolean => scene === 'loan';

interface AgreementSheetProps {
  /** The agreement to show; closed if undefined. */
  agreement: AgreementLink | undefined;
  orderId: string;
  /** The loan agreement is filled in for this amount and tenure. */
  choice: LoanChoice;
  onClose: () => void;
}

/** Shows an agreement in place, so that choices and ticks are kept. */
export function AgreementSheet({ agreement, orderId, choice, onClose }: AgreementSheetProps) {
  return (
    <Sheet open={agreement !== undefined} title={agreement?.title ?? ''} onClose={onClose}>
      {agreement &&
        (isLoanAgreement(agreement.scene) ? (
          <OfLoan orderId={orderId} choice={choice} />
        ) : (
          <OfScene scene={agreement.scene} />
        ))}
    </Sheet>
  );
}

function OfLoan({ orderId, choice }: { orderId: string; choice: LoanChoice }) {
  const { t } = useLingui();
  const read = useLoanAgreement(orderId, choice);
  return (
    <>
      <ReadFailure read={read} title={t`The agreement didn’t load`} />
      {read.isPending && <SkeletonList rows={6} />}
      {read.data && <AgreementText agreement={read.data} sha256={read.data.sha256} />}
    </>
  );
}

function OfScene({ scene }: { scene: string }) {
  const { t } = useLingui();
  const read = useAgreement(scene);
  return (
    <>
      <ReadFailure read={read} title={t`The agreement didn’t load`} />
      {read.isPending && <SkeletonList rows={6} />}
      {read.data && <AgreementText agreement={read.data} />}
    </>
  );
}
