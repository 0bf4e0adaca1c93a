import { pathTo } from '@clearloan/routes';
import { Page, Section, SkeletonList } from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useParams, useSearchParams } from 'react-router-dom';
import { AgreementText } from './agreement-text';
import { AmountsShown } from '../parts/amounts-shown';
import { useDayText } from '../parts/day-text';
import { PlainText } from './plain-text';
import { ReadFailure } from '../parts/read-failure';
import { SavePaper } from '../papers/save-paper';
import { useLoan, useLoanAgreement } from '../queries';
import { choiceFrom } from '../rules/loan-choice';

/** The agreement of one order: a plain-language summary, then the full text as signed; or, by its scene, a change of it. */
export function LoanAgreementPage() {
  const { orderId = '' } = useParams();
  const [search] = useSearchParams();
  const { t } = useLingui();
  const scene = search.get('_scene') ?? undefined;
  const read = useLoanAgreement(orderId, { ...choiceFrom(search), scene });
  const loan = useLoan(orderId);
  // The summary is above the text: neither is rendered before both are loaded.
  const isPending = read.isPending || loan.isPending;
  return (
    <AmountsShown>
      <Page
        title={read.data?.title ?? t`Loan agreement`}
        back={pathTo('loanDetailUrl', { orderId })}
        bottomBar={<SavePaper isPending={isPending} isShown={!isPending && read.data !== undefined} />}
      >
        <ReadFailure read={read} title={t`The agreement didn’t load`} />
        {isPending && <SkeletonList rows={8} />}
        {!isPending && scene === undefined && loan.data && <PlainText loan={loan.data} />}
        {!isPending && read.data && (
          <Section title={<Trans>Full text</Trans>} aside={<SignedAt at={read.data.signedAt} />}>
            <AgreementText agreement={read.data} sha256={read.data.sha256} />
          </Section>
        )}
      </Page>
    </AmountsShown>
  );
}

function SignedAt({ at }: { at: string | undefined }) {
  const text = useDayText();
  if (at === undefined) return <Trans>Not signed</Trans>;
  const day = text.dayAndTime(at);
  return <Trans>Signed {day}</Trans>;
}
