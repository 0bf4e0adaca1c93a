import { formatMonth } from '@clearloan/formatting';
import { useLanguage } from '@clearloan/app-runtime';
import { CaretLeftIcon, CaretRightIcon, IconButton, Inline, Pad, Text } from '@clearloan/ui';
import { monthAfter } from '../rules/month-grid';

export interface MonthStepsProps {
  /** `YYYY-MM` */
  readonly month: string;
  readonly onChange: (month: string) => void;
}

/** The month on view, and the ones beside it. */
export function MonthSteps({ month, onChange }: MonthStepsProps) {
  const locale = useLanguage();
  const nameOf = (each: string) => formatMonth(`${each}-01`, locale);
  const [before, after] = [monthAfter(month, -1), monthAfter(month, 1)];
  return (
    <Pad>
      <Inline between whole>
        <IconButton icon={CaretLeftIcon} label={nameOf(before)} onClick={() => onChange(before)} />
        <Text as="b" size="lg">
          <span aria-live="polite">{nameOf(month)}</span>
        </Text>
        <IconButton icon={CaretRightIcon} label={nameOf(after)} onClick={() => onChange(after)} />
      </Inline>
    </Pad>
  );
}
