import { ChoiceGroup, type TextSize } from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import './theme-item.css';

export interface TextSizeItemProps {
  readonly size: TextSize;
  readonly onChoose: (size: TextSize) => void;
}

/** How large the text is, on top of what the phone is set to. */
export function TextSizeItem({ size, onChoose }: TextSizeItemProps) {
  const { t } = useLingui();
  return (
    <li className="cl-auth-theme">
      <ChoiceGroup
        label={<Trans>Text size</Trans>}
        value={size}
        onChange={onChoose}
        choices={[
          { value: 'phone', title: t`System` },
          { value: 'large', title: t`Large` },
          { value: 'largest', title: t`Largest` },
        ]}
      />
    </li>
  );
}
