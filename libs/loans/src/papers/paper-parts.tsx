import { useRead } from '@clearloan/api-client';
import { Money, Row, Rows, Text, useDayText } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import type { ClosingLetter, YearlyStatement } from '../contract';
import { closingLetter, yearlyStatement } from '../contract/statement';

/** The lender's certificate that nothing is owed any more. */
export const useClosingLetter = (orderId: string) => useRead(closingLetter, { orderId });
/** The postings of a year; the latest by default. */
export const useStatement = (orderId: string, year: number | undefined) =>
  useRead(yearlyStatement, { orderId, year }, { keepLast: true });

interface PaperHeadProps {
  paper: Pick<ClosingLetter | YearlyStatement, 'lender' | 'holderName' | 'orderNo' | 'issuedOn'>;
  /** The number of the document itself, if it has one. */
  number?: string;
}

/** Who issues the document, for whom, about which loan, and when. */
export function PaperHead({ paper: { lender, holderName, orderNo, issuedOn }, number }: PaperHeadProps) {
  const { withYear } = useDayText();
  return (
    <>
      <Text size="sm" tone="dim">
        {`${lender.legalName}, ${lender.registration}`}
      </Text>
      <Rows>
        {holderName !== undefined && <Row label={<Trans>Borrower</Trans>}>{holderName}</Row>}
        <Row label={<Trans>Order number</Trans>}>
          <Text as="span" code>
            {orderNo}
          </Text>
        </Row>
        {number !== undefined && (
          <Row label={<Trans>Letter number</Trans>}>
            <Text as="span" code>
              {number}
            </Text>
          </Row>
        )}
        <Row label={<Trans>Issued on</Trans>}>{withYear(issuedOn)}</Row>
      </Rows>
    </>
  );
}

/** What payments were allocated to, part by part; parts of zero are left out, except principal and interest. */
export function PaidParts({ paid }: { paid: Omit<ClosingLetter['paid'], 'total'> }) {
  return (
    <>
      <Row label={<Trans>Principal repaid</Trans>}>
        <Money amount={paid.principal} />
      </Row>
      <Row label={<Trans>Interest</Trans>}>
        <Money amount={paid.interest} />
      </Row>
      {paid.fee !== 0 && (
        <Row label={<Trans>Fees with tax</Trans>}>
          <Money amount={paid.fee} />
        </Row>
      )}
      {paid.penalty !== 0 && (
        <Row label={<Trans>Late fees with tax</Trans>}>
          <Money amount={paid.penalty} />
        </Row>
      )}
      {paid.payFee !== 0 && (
        <Row label={<Trans>Payment charges</Trans>}>
          <Money amount={paid.payFee} />
        </Row>
      )}
    </>
  );
}
