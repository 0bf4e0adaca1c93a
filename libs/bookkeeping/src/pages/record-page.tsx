import { pathTo } from '@clearloan/routes';
import { GoneArt, EmptyState, Page, SkeletonList } from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { LoadingOrError } from '../parts/storage-notes';
import { useAccounts, useRecord } from '../queries';
import { RecordForm } from './record-form';

/** A new record. */
export function NewRecordPage() {
  const { t } = useLingui();
  const { data: accounts, isError } = useAccounts();
  // Created by the device, so that a second tap or a retry is the same record.
  const recordId = useMemo(() => crypto.randomUUID(), []);
  if (accounts === undefined) return <Waiting title={t`New record`} isError={isError} />;
  return <RecordForm title={t`New record`} recordId={recordId} stored={undefined} accounts={accounts} />;
}

/** An existing record: to view, change or delete. */
export function RecordPage() {
  const { t } = useLingui();
  const { recordId } = useParams();
  const { data: accounts, isError: areAccountsShut } = useAccounts();
  const { data: kept, isError } = useRecord(recordId);
  if (accounts === undefined || kept === undefined)
    return <Waiting title={t`Record`} isError={isError || areAccountsShut} />;
  if (kept === null)
    return (
      <Page title={t`Record`} back={pathTo('bookkeeping')}>
        <EmptyState art={<GoneArt />} title={<Trans>We can’t find this record</Trans>}>
          <Trans>It may have been deleted.</Trans>
        </EmptyState>
      </Page>
    );
  const { record_id } = kept.record;
  return (
    <RecordForm key={record_id} title={t`Record`} recordId={record_id} stored={kept} accounts={accounts} />
  );
}

const Waiting = ({ title, isError }: { title: string; isError: boolean }) => (
  <Page title={title} close={pathTo('bookkeeping')}>
    <LoadingOrError isError={isError}>
      <SkeletonList />
    </LoadingOrError>
  </Page>
);
