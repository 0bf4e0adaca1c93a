import { ChoiceGroup, Pad } from '@clearloan/ui';
import { Plural, Trans } from '@lingui/react/macro';
import type { ThingToPay } from '../rules/to-pay';

export interface HowManyChoiceProps {
  several: readonly ThingToPay[];
  value: ThingToPay;
  onChange: (count: string) => void;
}

/** How many payments to make at once, the oldest first. */
export const HowManyChoice = ({ several, value, onChange }: HowManyChoiceProps) => (
  <Pad>
    <ChoiceGroup
      label={<Trans>How many payments?</Trans>}
      value={String(value.periodNos.length)}
      onChange={onChange}
      choices={several.map(({ periodNos: { length } }) => ({
        value: String(length),
        title: <Plural value={length} one="# payment" other="# payments" />,
      }))}
    />
  </Pad>
);
