import { FailedState } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import { AgreementLine } from '../parts/agreement-line';
import { useLoginSetting } from '../queries';

/** What sending the code accepts; when it cannot be read, that is said and tried again. */
export function LoginTerms() {
  const { data, error, isFetching, refetch } = useLoginSetting();
  if (data) return <AgreementLine agreements={data.agreements} />;
  if (!error) return null;
  return (
    <FailedState
      title={<Trans>The terms didn’t load</Trans>}
      isTrying={isFetching}
      onRetry={() => void refetch()}
    >
      {error.message}
    </FailedState>
  );
}
