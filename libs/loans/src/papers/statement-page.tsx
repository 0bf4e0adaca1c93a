import { pathTo, withOwnKeys } from '@clearloan/routes';
import {
  Page,
  SkeletonList,
  SkeletonSlip,
  Money,
  Row,
  Slip,
  Sum,
  Text,
  ChoiceGroup,
  Pad,
} from '@clearloan/ui';
import { useLingui, Trans } from '@lingui/react/macro';
import { useParams, useSearchParams, useNavigate } from 'react-router-dom';
import { ReadFailure } from '../parts/read-failure';
import { SavePaper } from './save-paper';
import { StatementLines } from './statement-lines';
import { brokenName } from '@clearloan/api-client/declare';
import { statementAddsUp, yearlyStatement, type YearlyStatement } from '../contract';
import { FlawNote } from '../parts/flaw-note';
import { PaidParts } from './paid-parts';
import { PaperHead } from './paper-head';
import { statementPath } from '../rules/inner-paths';
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
        <>
          <FlawNote call={yearlyStatement.path} rule={brokenName(statementAddsUp, read.data)} />
          <StatementYears statement={read.data} />
          <StatementSlip statement={read.data} />
          <StatementLines lines={read.data.lines} />
        </>
      )}
    </Page>
  );
}

/** The totals of the year: opening balance, what was paid and its allocation, closing balance. */
function StatementSlip({ statement }: { statement: YearlyStatement }) {
  const { productName, openedWith, closedWith, totals } = statement;
  const year = String(statement.year);
  const taken = totals.received - totals.sentBack;
  return (
    <Slip
      title={
        <Trans>
          {productName}, {year}
        </Trans>
      }
    >
      <PaperHead paper={statement} />
      <Row label={<Trans>Principal left at the start</Trans>}>
        <Money amount={openedWith} />
      </Row>
      {totals.paidOut !== 0 && (
        <Row label={<Trans>Paid out to you</Trans>}>
          <Money amount={totals.paidOut} />
        </Row>
      )}
      <Text tone="dim" size="sm">
        <Trans>What you paid</Trans>
      </Text>
      <PaidParts paid={totals} />
      <Sum label={<Trans>Paid in the year</Trans>}>
        <Money amount={taken} />
      </Sum>
      {totals.sentBack !== 0 && (
        <Row label={<Trans>Sent back to you</Trans>}>
          <Money amount={totals.sentBack} />
        </Row>
      )}
      <Row label={<Trans>Principal left at the end</Trans>} strong>
        <Money amount={closedWith} />
      </Row>
    </Slip>
  );
}

/** The years of a loan, if it has more than one. */
function StatementYears({
  statement: { orderId, year, years },
}: {
  statement: Pick<YearlyStatement, 'orderId' | 'year' | 'years'>;
}) {
  const { t } = useLingui();
  const navigate = useNavigate();
  if (years.length < 2) return null;
  const choose = (chosen: string) => {
    const path = withOwnKeys(statementPath(orderId), { _year: chosen });
    void navigate(path, { replace: true, preventScrollReset: true });
  };
  return (
    <div className="cl-not-printed">
      <Pad>
        <ChoiceGroup
          label={t`Year`}
          choices={years.map((each) => ({ value: String(each), title: String(each) }))}
          value={String(year)}
          onChange={choose}
        />
      </Pad>
    </div>
  );
}
