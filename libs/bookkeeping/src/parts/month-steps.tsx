import { formatMonth } from '@clearloan/formatting';
import { useLanguage } from '@clearloan/app-runtime';
import { CaretLeftIcon, CaretRightIcon, IconButton, Inline, Pad, Text } from '@clearloan/ui';
import { monthAfter } from '../rules/months';

export interface MonthStepsProps {
  readonly month: string;
  readonly onChange: (month: string) => void;
}

/** The visible month, and links to the adjacent ones. */
export function MonthSteps({ month, onChange }: MonthStepsProps) {
  const locale = useLanguage();
  const step = (count: number) => ({
    label: formatMonth(`${monthAfter(month, count)}-01`, locale),
    onClick: () => {
      onChange(monthAfter(month, count));
    },
  });
  return (
    <Pad>
      <Inline between whole>
        <IconButton icon={CaretLeftIcon} {...step(-1)} />
        <Text as="b" size="lg">
          <span aria-live="polite">{formatMonth(`${month}-01`, locale)}</span>
        </Text>
        <IconButton icon={CaretRightIcon} {...step(1)} />
      </Inline>
    </Pad>
  );
}
