import { pathTo } from '@clearloan/routes';
import { Money, Page, Row, Rows, Seal, SkeletonSlip, Slip, Sum, Text, useDayText } from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router-dom';
import { brokenRuleName } from '@clearloan/api-client/declare';
import { closingLetter, letterAddsUp, type ClosingLetter } from '../contract';
import { FlawNote } from '../parts/flaw-note';
import { ReadFailure } from '@clearloan/loan-view';
import { MailPaper } from '@clearloan/loan-view/terms';
import { PaidParts, PaperHead, useClosingLetter } from './paper-parts';
import { SavePaper } from './save-paper';

/** The closing letter, which certifies that a loan is closed and nothing is owed: to read, print, or save as a PDF. */
export function ClosingLetterPage() {
  const { orderId = '' } = useParams();
  const { t } = useLingui();
  const read = useClosingLetter(orderId);
  return (
    <Page
      title={t`Closing letter`}
      back={pathTo('loanDetailUrl', { orderId })}
      bottomBar={<SavePaper isPending={read.isPending} isShown={read.data !== undefined} />}
    >
      <ReadFailure read={read} title={t`No closing letter to show`} />
      {read.isPending && <SkeletonSlip />}
      {read.data && (
        <>
          <FlawNote call={closingLetter.path} rule={brokenRuleName(letterAddsUp, read.data)} />
          <Letter letter={read.data} />
          <MailPaper document={{ _document: 'letter', _order: orderId }} />
        </>
      )}
    </Page>
  );
}

function Letter({ letter }: { letter: ClosingLetter }) {
  const { t } = useLingui();
  const { withYear } = useDayText();
  const { productName, loanTime, closedOn, principal, netAmount, paid, left, letterNo } = letter;
  const { legalName } = letter.lender;
  const isWithdrawn = letter.orderStatus === 'withdrawn';
  const day = withYear(closedOn);
  const payoutDay = withYear(loanTime);
  return (
    <Slip label={t`Closing letter`}>
      <PaperHead paper={letter} number={letterNo} />
      <p>
        {isWithdrawn ? (
          <Trans>
            {legalName} confirms that this loan was returned on {day} and that nothing more is owed on it.
          </Trans>
        ) : (
          <Trans>
            {legalName} confirms that this loan was paid off in full on {day} and that nothing more is owed on
            it.
          </Trans>
        )}
      </p>
      <Rows>
        <Row label={<Trans>Loan</Trans>}>{productName}</Row>
        <Row label={<Trans>Amount of the loan</Trans>}>
          <Money amount={principal} />
        </Row>
        <Row label={<Trans>Paid out to you on {payoutDay}</Trans>}>
          <Money amount={netAmount} />
        </Row>
      </Rows>
      <Text tone="dim" size="sm">
        <Trans>What you paid</Trans>
      </Text>
      <Rows>
        <PaidParts paid={paid} />
        <Sum label={<Trans>Paid in total</Trans>}>
          <Money amount={paid.total} />
        </Sum>
        <Row label={<Trans>Left to pay</Trans>} strong>
          <Money amount={left} />
        </Row>
      </Rows>
      <Seal>{isWithdrawn ? <Trans>Closed</Trans> : <Trans>Paid off</Trans>}</Seal>
    </Slip>
  );
}
