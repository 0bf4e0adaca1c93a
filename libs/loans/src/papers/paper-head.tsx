import { Row, Text } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import type { ClosingLetter, YearlyStatement } from '../contract';
import { useDayText } from '../parts/day-text';

export interface PaperHeadProps {
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
    </>
  );
}
