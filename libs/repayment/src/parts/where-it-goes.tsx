import type { Split } from '@clearloan/loan-math';
import { Money, Row, Text } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import { PartName } from './part-name';

const inOrder = [
  ['penalty', 'lateFee'],
  ['fee', 'loanFee'],
  ['interest', 'interest'],
  ['principal', 'principal'],
] as const;

/** How money falls on the loan, in the order in which it does. */
export const WhereItGoes = ({ split }: { split: Split }) => (
  <div>
    <Text size="sm" tone="dim">
      <Trans>Where your money goes, in this order</Trans>
    </Text>
    {inOrder
      .filter(([part]) => split[part] > 0)
      .map(([part, name]) => (
        <Row key={part} label={<PartName part={name} />}>
          <Money amount={split[part]} />
        </Row>
      ))}
  </div>
);
