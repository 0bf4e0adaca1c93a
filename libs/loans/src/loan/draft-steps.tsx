import { Section, SkeletonList } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import type { VerifyStep } from '../contract';
import { verificationOf } from '../rules/verification';
import { VerifyList } from '../parts/verify-list';

/** What is left to verify before an application can be sent; `undefined` while it is not known. */
export function DraftSteps({ steps }: { steps: readonly VerifyStep[] | undefined }) {
  if (!steps) return <SkeletonList rows={5} />;
  const { done, needed } = verificationOf(steps);
  return (
    <Section
      title={<Trans>What the lender needs</Trans>}
      aside={
        <Trans>
          {done} of {needed} done
        </Trans>
      }
    >
      <VerifyList steps={steps} withStatus />
    </Section>
  );
}
