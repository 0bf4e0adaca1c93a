import {
  formatMonth,
  minorOfTyped,
  plainAmount,
  readTypedAmount,
  shownReading,
  type Minor,
} from '@clearloan/formatting';
import { useLanguage, useMarket } from '@clearloan/app-runtime';
import { AmountField, Button, Stack, Text } from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { mostOfMoney } from '../rules/limits';

export interface BudgetFormProps {
  /** The current limit in minor units. */
  readonly limit: Minor | undefined;
  /** The month from which the change applies, `YYYY-MM`. */
  readonly month: string;
  /** Without a limit the category has no budget from that month on. */
  readonly onSave: (limit: Minor | undefined) => void;
}

/** The monthly limit of one category. */
export function BudgetForm({ limit, month, onSave }: BudgetFormProps) {
  const { t } = useLingui();
  const market = useMarket();
  const locale = useLanguage();
  const [typed, setTyped] = useState(() => (limit === undefined ? '' : plainAmount(limit, market)));
  const read = readTypedAmount(typed, market, { most: mostOfMoney });
  const wanted = minorOfTyped(read);
  const isLimit = wanted !== undefined && wanted >= 1;
  const isWrong = read.kind !== 'empty' && !isLimit;
  const monthName = formatMonth(`${month}-01`, locale);
  return (
    <Stack gap={5} pad>
      <AmountField
        label={t`Monthly limit`}
        value={typed}
        onChange={setTyped}
        {...shownReading(read)}
        error={isWrong ? t`Check this amount` : undefined}
      />
      <Text size="sm" tone="dim">
        <Trans>From {monthName} until you change it. Earlier months keep their budget.</Trans>
      </Text>
      <Stack gap={3}>
        <Button onClick={() => onSave(wanted)} disabled={!isLimit} reason={t`Enter an amount first`}>
          <Trans>Save budget</Trans>
        </Button>
        {limit !== undefined && (
          <Button kind="line" onClick={() => onSave(undefined)}>
            <Trans>Remove budget</Trans>
          </Button>
        )}
      </Stack>
    </Stack>
  );
}
