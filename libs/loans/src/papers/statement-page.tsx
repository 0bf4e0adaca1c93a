import { pathTo } from '@clearloan/routes';
import { Page, SkeletonList, SkeletonSlip } from '@clearloan/ui';
import { useLingui } from '@lingui/react/macro';
import { useParams, useSearchParams } from 'react-router-dom';
import { ReadFailure } from '../parts/read-failure';
import { SavePaper } from './save-paper';
import { StatementLines } from './statement-lines';
import { StatementSlip } from './statement-slip';
import { StatementYears } from './statement-years';
import { useStatement } from './paper-queries';
import { yearFrom } from '../rules/statement-year';

/** The ledger of one loan for one year: to read, print, or save as a PDF. The year is in the URL. */
export function StatementPage() {
  const { orderId = '' } = useParams();
  const [search] = useSearchParams();
  const { t } = useLingui();
  const read = useStatement(orderId, yearFrom(search));
  return (
    <Page
      title={t`Statement`}
      back={pathTo('loanDetailUrl', { orderId })}
      bottomBar={<SavePaper isPending={read.isPending} isShown={read.data !== undefined} />}
    >
      <ReadFailure read={read} title={t`The statement didn’t load`} />
      {read.isPending && (
        <>
          <SkeletonSlip />
          <SkeletonList rows={4} />
        </>
      )}
      {read.data && (
        <div className="cl-loans-paper">
          <StatementYears statement={read.data} />
          <StatementSlip statement={read.data} />
          <StatementLines lines={read.data.lines} />
        </div>
      )}
    </Page>
  );
}
