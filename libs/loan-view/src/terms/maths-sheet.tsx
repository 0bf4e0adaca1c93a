import type { Cost } from '@clearloan/loan-contract';
import { formatPercent } from '@clearloan/formatting';
import { Money, Note, Pad, Row, Rows, Sheet, Stack, Text, useDayText } from '@clearloan/ui';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import {
  checkMaths,
  type MathsCheck,
  type MathsDifference,
  type PartName,
  type TotalName,
} from '../rules/check-maths';
import { MathsReasons } from './maths-notes';

export interface MathsSheetProps {
  lenders: Cost;
  /** Of a signed loan: `checkLoan`. */
  check?: (lenders: Cost) => MathsCheck;
  open: boolean;
  onClose: () => void;
}

/** The loan recalculated on this device, beside the lender's figures. */
export function MathsSheet({ lenders, check = checkMaths, open, onClose }: MathsSheetProps) {
  const { t } = useLingui();
  return (
    <Sheet open={open} title={t`Check the maths`} onClose={onClose}>
      {open && <Result lenders={lenders} check={check(lenders)} />}
    </Sheet>
  );
}

function Result({ lenders, check }: { lenders: Cost; check: MathsCheck }) {
  switch (check.result) {
    case 'agrees':
      return (
        <Pad>
          <Note kind="paid" title={<Trans>The maths is correct</Trans>}>
            <Plural
              value={check.rows}
              one="This phone recalculated the payment and every total from the lender’s terms. They match to the cent."
              other="This phone recalculated all # payments and every total from the lender’s terms. They match to the cent."
            />
          </Note>
        </Pad>
      );
    case 'unknown':
      return (
        <Pad>
          <Note title={<Trans>This phone can’t check these terms</Trans>}>
            <Trans>
              They include a rule this version doesn’t support. That doesn’t mean anything is wrong.
            </Trans>
          </Note>
        </Pad>
      );
    case 'differs':
      return <Differences lenders={lenders} differences={check.differences} />;
  }
}

interface DifferencesProps {
  lenders: Cost;
  differences: readonly MathsDifference[];
}

function Differences({ lenders, differences }: DifferencesProps) {
  return (
    <Pad>
      <Stack>
        <Note kind="due" title={<Trans>These figures don’t match</Trans>}>
          <Trans>Ask the lender why before you agree.</Trans>
        </Note>
        <MathsReasons lenders={lenders} />
        {differences.map((difference) => (
          <div key={keyOf(difference)}>
            <Text bold>
              <Name difference={difference} />
            </Text>
            <Rows>
              <Row label={<Trans>The lender states</Trans>}>
                <Figure difference={difference} value={difference.lenders} />
              </Row>
              <Row label={<Trans>This phone calculated</Trans>}>
                <Figure difference={difference} value={difference.ours} />
              </Row>
            </Rows>
          </div>
        ))}
      </Stack>
    </Pad>
  );
}

const keyOf = (difference: MathsDifference): string =>
  [
    difference.of,
    'periodNo' in difference ? difference.periodNo : '',
    'name' in difference ? difference.name : '',
  ].join(' ');

const totals: Record<TotalName, ReturnType<typeof msg>> = {
  youGet: msg`You get`,
  interest: msg`Interest`,
  fee: msg`Processing fee`,
  tax: msg`Tax on the fee`,
  payBack: msg`You pay back`,
  each: msg`Each payment`,
};
const parts: Record<PartName, ReturnType<typeof msg>> = {
  principal: msg`Principal`,
  interest: msg`Interest`,
  fee: msg`Processing fee`,
  sum: msg`Total`,
};

function Name({ difference }: { difference: MathsDifference }) {
  const { i18n } = useLingui();
  switch (difference.of) {
    case 'total':
      return i18n._(totals[difference.name]);
    case 'apr':
      return <Trans>APR</Trans>;
    case 'count':
      return <Trans>Payments</Trans>;
    case 'day':
      return <Trans>Payment {difference.periodNo}: date</Trans>;
    case 'part': {
      const part = i18n._(parts[difference.name]);
      return (
        <Trans>
          Payment {difference.periodNo}: {part}
        </Trans>
      );
    }
  }
}

function Figure({ difference, value }: { difference: MathsDifference; value: number | string }) {
  const text = useDayText();
  if (typeof value === 'number') return difference.of === 'count' ? value : <Money amount={value} />;
  return difference.of === 'apr' ? formatPercent(value) : text.withYear(value);
}
