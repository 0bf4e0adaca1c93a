import { pathTo } from '@clearloan/routes';
import { Page, SkeletonList } from '@clearloan/ui';
import { useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router-dom';
import { ReadFailure } from '@clearloan/loan-view';
import { AgreementText } from '@clearloan/loan-view/terms';
import { useAgreement } from '../queries';

/** A generic agreement, the same for everyone: terms of use, privacy rules. */
export function AgreementPage() {
  const { scene = '' } = useParams();
  const { t } = useLingui();
  const read = useAgreement(scene);
  return (
    <Page title={read.data?.title ?? t`Agreement`} back={pathTo('main')}>
      <ReadFailure read={read} title={t`The agreement didn’t load`} />
      {read.isPending && <SkeletonList rows={8} />}
      {read.data && <AgreementText agreement={read.data} />}
    </Page>
  );
}
