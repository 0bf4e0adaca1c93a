import { useLanguage } from '@clearloan/app-runtime';
import { formatDayWithYear, type Minor } from '@clearloan/formatting';
import { ChoiceGroup, Money, Pad, Row, Rows, Stack, Text, useAmountText } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import type { ExtraEffect } from '../rules/to-pay';

export interface ExtraChoiceProps {
  extra: ExtraEffect;
  /** How much the amount is above what is due. */
  more: Minor;
  onChange: (keep: ExtraEffect['keep']) => void;
}

/** What money above what is due changes, and the choice of what stays the same. */
export function ExtraChoice({ extra, more, onChange }: ExtraChoiceProps) {
  const { keep, each, prepayFee } = extra;
  return (
    <Pad>
      <Stack gap={3}>
        <ChoiceGroup
          label={<Trans>Keep the same</Trans>}
          look="halves"
          value={keep}
          onChange={onChange}
          choices={[
            { value: 'instalment', title: <Trans>Each payment</Trans> },
            { value: 'tenure', title: <Trans>End date</Trans> },
          ]}
        />
        <div aria-live="polite">
          <Text bold>
            <Outcome extra={extra} more={more} />
          </Text>
          <Rows>
            <Row label={<Trans>Each payment after that</Trans>}>
              <Money amount={each} />
            </Row>
            {prepayFee > 0 && (
              <Row label={<Trans>Early payment charge</Trans>}>
                <Money amount={prepayFee} />
              </Row>
            )}
          </Rows>
        </div>
        <Text size="sm" tone="dim">
          <Trans>Calculated on this phone from your loan terms, if the money arrives today.</Trans>
        </Text>
      </Stack>
    </Pad>
  );
}

function Outcome({ extra, more }: Pick<ExtraChoiceProps, 'extra' | 'more'>) {
  const amounts = useAmountText();
  const locale = useLanguage();
  const moreText = amounts.text(more);
  const saved = amounts.text(extra.saves);
  const day = formatDayWithYear(extra.endsOn, locale);
  if (extra.saves <= 0)
    return (
      <Trans>
        {moreText} more now ends the loan on {day}.
      </Trans>
    );
  return (
    <Trans>
      {moreText} more now saves {saved} and ends the loan on {day}.
    </Trans>
  );
}
