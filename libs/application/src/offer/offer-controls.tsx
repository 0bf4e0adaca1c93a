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
import type { Minor } from '@clearloan/formatting';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Offer, PricedTenure } from '../contract';
import { nearestAmount, type LoanChoice } from '@clearloan/loan-view/rules';
import { aprText, useTenureText } from '@clearloan/loan-view';

/** A repayment tenure. Its price is absent while it is being requested. */
export type ChoosableTenure = Pick<PricedTenure, 'tenure' | 'tenure_type'> & Partial<PricedTenure>;

export interface OfferControlsProps {
  offer: Offer;
  /** Priced for the visible amount. */
  tenures: readonly ChoosableTenure[];
  choice: LoanChoice;
  onChoose: (change: LoanChoice) => void;
}

/** An amount slider and chips for the tenure, each with its cost: a loan whose size the borrower decides. */
export function AmountAndTime({ offer, tenures, choice, onChoose }: OfferControlsProps) {
  const { t } = useLingui();
  const tenureText = useTenureText();
  const range = { min: offer.amountMin, max: offer.amountMax, step: offer.amountStep };
  return (
    <Pad>
      <Stack gap={3}>
        <AmountSlider
          name={t`Amount to borrow`}
          label={<Trans>Borrow</Trans>}
          amount={choice.amount ?? offer.principal}
          {...range}
          onChange={(amount) => onChoose({ amount: nearestAmount(amount, range) })}
        />
        <ChoiceGroup
          label={<Trans>For how long</Trans>}
          look="cards"
          value={String(choice.tenure ?? offer.tenure)}
          onChange={(tenure) => onChoose({ tenure: Number(tenure) })}
          choices={tenures.map(({ tenure, tenure_type, cost }) => ({
            value: String(tenure),
            title: tenureText(tenure, tenure_type),
            note: <Costs cost={cost} />,
          }))}
        />
      </Stack>
    </Pad>
  );
}

/** A list of plans, each with its payments and its cost: a loan with a fixed amount and a choice of tenure. */
export function PlanChoice({ offer, tenures, choice, onChoose }: OfferControlsProps) {
  const { t } = useLingui();
  const tenureText = useTenureText();
  return (
    <>
      <Borrowed offer={offer} />
      <Section title={<Trans>Choose a plan</Trans>}>
        <ChoiceList
          label={t`Choose a plan`}
          value={String(choice.tenure ?? offer.tenure)}
          onChange={(tenure) => onChoose({ tenure: Number(tenure) })}
          choices={tenures.map((plan) => ({
            value: String(plan.tenure),
            title: tenureText(plan.tenure, plan.tenure_type),
            note: <PlanNote plan={plan} />,
            price: <Costs cost={plan.cost} />,
          }))}
        />
      </Section>
    </>
  );
}

function PlanNote({ plan }: { plan: ChoosableTenure }) {
  const { t } = useLingui();
  const amounts = useAmountText();
  const { month_amount, apr: rate } = plan;
  if (month_amount === undefined || rate === undefined) return null;
  const each = amounts.text(month_amount);
  const apr = aprText(rate);
  return t`${plural(plan.tenure, {
    one: `One payment of ${each}, APR ${apr}`,
    other: `# payments of ${each}, APR ${apr}`,
  })}`;
}

function Costs({ cost }: { cost: Minor | undefined }) {
  const amounts = useAmountText();
  if (cost === undefined) return <Trans>asking for the price</Trans>;
  const costs = amounts.text(cost);
  return <Trans>costs {costs}</Trans>;
}

/** Nothing to choose: amount and tenure. */
export function Borrowed({ offer }: { offer: Offer }) {
  const tenureText = useTenureText();
  const time = tenureText(offer.tenure, offer.tenure_type);
  return (
    <Pad>
      <Text tone="dim">
        <Trans>You borrow for {time}</Trans>
      </Text>
      <p>
        <Money amount={offer.principal} size="figure" round />
      </p>
    </Pad>
  );
}
