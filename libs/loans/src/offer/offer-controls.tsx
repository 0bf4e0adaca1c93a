import {
  AmountSlider,
  ChoiceGroup,
  ChoiceList,
  Money,
  Pad,
  Section,
  Stack,
  Text,
  useAmountText,
} from '@clearloan/ui';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { LoanOffer, PricedTenure } from '../contract';
import { nearestAmount } from '../rules/amount-choice';
import type { LoanChoice } from '../rules/loan-choice';
import { aprText } from '../parts/apr-range';
import { useTenureText } from '../parts/tenure-text';

export interface OfferControlsProps {
  offer: LoanOffer;
  wish: LoanChoice;
  onChoose: (change: LoanChoice) => void;
}

/** An amount to pick and chips for the time, each with its cost: the loan whose size the borrower decides. */
export function AmountAndTime({ offer, wish, onChoose }: OfferControlsProps) {
  const { t } = useLingui();
  const amounts = useAmountText();
  const tenureText = useTenureText();
  const range = { min: offer.amountMin, max: offer.amountMax, step: offer.amountStep };
  return (
    <Pad>
      <Stack gap={3}>
        <AmountSlider
          name={t`Amount to borrow`}
          label={<Trans>Borrow</Trans>}
          amount={wish.amount ?? offer.principal}
          {...range}
          onChange={(amount) => onChoose({ amount: nearestAmount(amount, range) })}
        />
        <ChoiceGroup
          label={<Trans>For how long</Trans>}
          look="cards"
          value={String(wish.tenure ?? offer.tenure)}
          onChange={(tenure) => onChoose({ tenure: Number(tenure) })}
          choices={offer.tenures.map(({ tenure, tenure_type, cost }) => {
            const costs = amounts.text(cost);
            return {
              value: String(tenure),
              title: tenureText(tenure, tenure_type),
              note: <Trans>costs {costs}</Trans>,
            };
          })}
        />
      </Stack>
    </Pad>
  );
}

/** A list of plans, each with its payments and its cost: the loan whose amount is fixed and whose time is not. */
export function PlanChoice({ offer, wish, onChoose }: OfferControlsProps) {
  const { t } = useLingui();
  const tenureText = useTenureText();
  return (
    <>
      <Borrowed offer={offer} />
      <Section title={<Trans>Choose a plan</Trans>}>
        <ChoiceList
          label={t`Choose a plan`}
          value={String(wish.tenure ?? offer.tenure)}
          onChange={(tenure) => onChoose({ tenure: Number(tenure) })}
          choices={offer.tenures.map((plan) => ({
            value: String(plan.tenure),
            title: tenureText(plan.tenure, plan.tenure_type),
            note: <PlanNote plan={plan} />,
            price: <PlanCost plan={plan} />,
          }))}
        />
      </Section>
    </>
  );
}

function PlanNote({ plan }: { plan: PricedTenure }) {
  const { t } = useLingui();
  const amounts = useAmountText();
  const each = amounts.text(plan.month_amount);
  const apr = aprText(plan.apr);
  return t`${plural(plan.tenure, {
    one: `One payment of ${each}, APR ${apr}`,
    other: `# payments of ${each}, APR ${apr}`,
  })}`;
}

function PlanCost({ plan }: { plan: PricedTenure }) {
  const amounts = useAmountText();
  const costs = amounts.text(plan.cost);
  return <Trans>costs {costs}</Trans>;
}

/** Nothing to choose: how much, for how long. */
export function Borrowed({ offer }: { offer: LoanOffer }) {
  const tenureText = useTenureText();
  const time = tenureText(offer.tenure, offer.tenure_type);
  return (
    <Pad>
      <Text tone="dim">
        <Trans>You borrow, for {time}</Trans>
      </Text>
      <p>
        <Money amount={offer.principal} size="figure" round />
      </p>
    </Pad>
  );
}
