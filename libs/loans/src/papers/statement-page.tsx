import { fillPath, pathTo, withOwnKeys } from '@clearloan/routes';
import {
  ChoiceGroup,
  List,
  ListItem,
  Money,
  Pad,
  Page,
  Row,
  Rows,
  Section,
  SkeletonList,
  SkeletonSlip,
  Slip,
  Sum,
  Text,
  useAmountText,
  useDayText,
} from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { brokenRuleName, isKnown } from '@clearloan/api-client/declare';
import { msg } from '@lingui/core/macro';
import { statementAddsUp, yearlyStatement, type YearlyStatement } from '../contract';
import { FlawNote } from '../parts/flaw-note';
import { statementKinds, type StatementLine } from '../contract/statement';
import { NoteSpacing, ReadFailure } from '@clearloan/loan-view';
import { MailPaper } from '@clearloan/loan-view/terms';
import { innerRoutes } from '../inner-routes';
import { PaidParts, PaperHead, useStatement } from './paper-parts';
import { SavePaper } from './save-paper';

/** The ledger of one loan for one year: to read, print, or save as a PDF. The year is in the URL. */
export function StatementPage() {
  const { orderId = '' } = useParams();
  const [search] = useSearchParams();
  const { t } = useLingui();
  const year = yearFrom(search);
  const read = useStatement(orderId, year);
  // The former year is only there for its list of years.
  const isPending = read.isPending || read.isPlaceholderData;
  return (
    <Page
      title={t`Statement`}
      back={pathTo('loanDetailUrl', { orderId })}
      bottomBar={<SavePaper isPending={isPending} isShown={read.data !== undefined} />}
    >
      <ReadFailure read={read} title={t`The statement didn’t load`} />
      {read.data && <StatementYears statement={read.data} year={year} />}
      {isPending && (
        <>
          <SkeletonSlip />
          <SkeletonList rows={4} />
        </>
      )}
      {!isPending && read.data && (
        <>
          <FlawNote call={yearlyStatement.path} rule={brokenRuleName(statementAddsUp, read.data)} />
          <StatementSlip statement={read.data} />
          <StatementLines lines={read.data.lines} />
          <MailPaper document={{ _document: 'statement', _order: orderId, _year: String(read.data.year) }} />
        </>
      )}
    </Page>
  );
}

/** The totals of the year: opening balance, what was paid and its allocation, closing balance. */
function StatementSlip({ statement }: { statement: YearlyStatement }) {
  const { productName, openedWith, closedWith, totals } = statement;
  const year = String(statement.year);
  const payments = totals.received - totals.sentBack;
  return (
    <Slip
      title={
        <Trans>
          {productName}, {year}
        </Trans>
      }
    >
      <PaperHead paper={statement} />
      <Rows>
        <Row label={<Trans>Principal left at the start</Trans>}>
          <Money amount={openedWith} />
        </Row>
        {totals.paidOut !== 0 && (
          <Row label={<Trans>Paid out to you</Trans>}>
            <Money amount={totals.paidOut} />
          </Row>
        )}
      </Rows>
      <Text tone="dim" size="sm">
        <Trans>What you paid</Trans>
      </Text>
      <Rows>
        <PaidParts paid={totals} />
        <Sum label={<Trans>Paid in the year</Trans>}>
          <Money amount={payments} />
        </Sum>
        {totals.sentBack !== 0 && (
          <Row label={<Trans>Sent back to you</Trans>}>
            <Money amount={totals.sentBack} />
          </Row>
        )}
        <Row label={<Trans>Principal left at the end</Trans>} strong>
          <Money amount={closedWith} />
        </Row>
      </Rows>
    </Slip>
  );
}

interface StatementYearsProps {
  statement: Pick<YearlyStatement, 'orderId' | 'year' | 'years'>;
  /** The chosen one; that of the statement by default. */
  year: number | undefined;
}

/** The years of a loan, if it has more than one. */
function StatementYears({
  statement: { orderId, years, ...statement },
  year = statement.year,
}: StatementYearsProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  if (years.length < 2) return null;
  const choose = (chosen: string) => {
    const path = withOwnKeys(fillPath(innerRoutes.statement, { orderId }), { _year: chosen });
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

/** The year of a URL (`?_year=2026`); the latest by default. */
function yearFrom(search: URLSearchParams): number | undefined {
  const typed = search.get('_year') ?? '';
  return /^[2-9]\d{3}$/.test(typed) ? Number(typed) : undefined;
}

const titles: Record<(typeof statementKinds)[number], ReturnType<typeof msg>> = {
  payout: msg`Paid out to you`,
  payment: msg`You paid`,
  notTaken: msg`Received, not used for this loan`,
  sentBack: msg`Sent back to you`,
  reversed: msg`Your bank took this payment back`,
};

/** All postings of the year in value-date order, each with its allocation and the balance after it. */
function StatementLines({ lines }: { lines: readonly StatementLine[] }) {
  return (
    <Section title={<Trans>All transactions</Trans>}>
      {lines.length === 0 ? (
        <NoteSpacing>
          <Trans>No transactions in this statement.</Trans>
        </NoteSpacing>
      ) : (
        <List>
          {lines.map((line, place) => (
            <Line key={place} line={line} />
          ))}
        </List>
      )}
    </Section>
  );
}

function Line({ line }: { line: StatementLine }) {
  const { i18n } = useLingui();
  const { withYear } = useDayText();
  const title = isKnown(statementKinds, line.kind) ? i18n._(titles[line.kind]) : line.kind;
  return (
    <ListItem
      title={title}
      note={
        <>
          {withYear(line.day)}
          {line.receiptNo !== undefined && <>, {line.receiptNo}</>}
          <br />
          <Parts line={line} />
        </>
      }
      value={<Money amount={line.amount} />}
    />
  );
}

/** The allocation of the money in one sentence; parts of zero are left out. */
function Parts({ line }: { line: StatementLine }) {
  const { t } = useLingui();
  const amounts = useAmountText();
  const left = amounts.text(line.principalLeft);
  const part = (amount: number, label: (text: string) => string) =>
    amount === 0 ? [] : [label(amounts.text(amount))];
  const parts = [
    ...part(line.principal, (amount) => t`principal ${amount}`),
    ...part(line.interest, (amount) =>
      line.interest < 0 ? t`interest credited back ${amount}` : t`interest ${amount}`,
    ),
    ...part(line.fee, (amount) => t`fees ${amount}`),
    ...part(line.penalty, (amount) => t`late fees ${amount}`),
    ...part(line.payFee, (amount) => t`payment charge ${amount}`),
  ].join(' + ');
  if (parts === '') return <Trans>Principal left: {left}</Trans>;
  return (
    <Trans>
      {parts}. Principal left: {left}
    </Trans>
  );
}
