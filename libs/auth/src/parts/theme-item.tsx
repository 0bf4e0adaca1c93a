import { ChoiceGroup, DeviceMobileIcon, MoonIcon, SunIcon, type Theme } from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import './theme-item.css';

export interface ThemeItemProps {
  readonly theme: Theme;
  readonly onChoose: (theme: Theme) => void;
}

/** Light, dark, or as the phone has it. */
export function ThemeItem({ theme, onChoose }: ThemeItemProps) {
  const { t } = useLingui();
  return (
    <li className="cl-auth-theme">
      <ChoiceGroup
        label={<Trans>Theme</Trans>}
        value={theme}
        onChange={onChoose}
        choices={[
          { value: 'system', title: t`System`, icon: <DeviceMobileIcon size="small" /> },
          { value: 'light', title: t`Light`, icon: <SunIcon size="small" /> },
          { value: 'dark', title: t`Dark`, icon: <MoonIcon size="small" /> },
        ]}
      />
    </li>
  );
}
