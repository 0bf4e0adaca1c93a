import { maskAccount, type Minor } from '@clearloan/formatting';
import {
  BankIcon,
  ChoiceGroup,
  ChoiceList,
  EmptyState,
  Note,
  Pad,
  Section,
  Stack,
  useAmountText,
} from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Autopay } from '../contract';
import type { AutopayChoice } from './use-autopay-change';

export interface AutopayChoicesProps {
  autopay: Autopay;
  choice: AutopayChoice;
}

/** Before the mandate: what it does, from which account, and its cap. */
export function AutopayChoices({ autopay: { accounts, caps }, choice }: AutopayChoicesProps) {
  const { t } = useLingui();
  if (caps.length === 0)
    return (
      <EmptyState title={<Trans>Nothing to collect</Trans>}>
        <Trans>Automatic payments work while a loan has payments left.</Trans>
      </EmptyState>
    );
  return (
    <Stack gap={6}>
      <HowItWorks />
      <Section title={<Trans>Collect from</Trans>}>
        <ChoiceList
          label={t`Collect from`}
          value={choice.cardId}
          onChange={(cardId) => choice.choose('_card', cardId)}
          choices={accounts.map(({ cardId, bankName, tail, isMain }) => ({
            value: cardId,
            title: `${bankName} ${maskAccount(tail)}`,
            icon: <BankIcon />,
            note: isMain ? <Trans>Main account</Trans> : undefined,
          }))}
        />
      </Section>
      <CapChoice caps={caps} choice={choice} />
    </Stack>
  );
}

const HowItWorks = () => (
  <Pad>
    <Note title={<Trans>How automatic payments work</Trans>}>
      <ul>
        <li>
          <Trans>We collect each payment on its due date.</Trans>
        </li>
        <li>
          <Trans>Two days before, we’ll tell you the amount and the date.</Trans>
        </li>
        <li>
          <Trans>If you pay first, we won’t collect anything.</Trans>
        </li>
        <li>
          <Trans>Pause or cancel in one tap, any time before we collect.</Trans>
        </li>
      </ul>
    </Note>
  </Pad>
);

interface CapChoiceProps {
  /** The first is the lowest that covers every payment as planned. */
  caps: readonly Minor[];
  choice: AutopayChoice;
}

function CapChoice({ caps, choice }: CapChoiceProps) {
  const { t } = useLingui();
  const amounts = useAmountText();
  return (
    <Pad>
      <ChoiceGroup
        look="cards-left"
        label={t`Maximum we can collect at a time`}
        value={choice.cap === undefined ? undefined : String(choice.cap)}
        onChange={(cap) => choice.choose('_cap', cap)}
        choices={caps.map((cap, index) => ({
          value: String(cap),
          title: amounts.text(cap),
          note:
            index === 0 ? (
              <Trans>Covers each payment as planned</Trans>
            ) : (
              <Trans>Also covers the cost of a delay</Trans>
            ),
        }))}
      />
    </Pad>
  );
}
