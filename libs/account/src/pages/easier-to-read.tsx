import { activateLanguage, useLanguage, type Language } from '@clearloan/app-runtime';
import {
  List,
  ListHeading,
  SpeakerHighIcon,
  SwitchRow,
  ChoiceGroup,
  type TextSize,
  DeviceMobileIcon,
  MoonIcon,
  SunIcon,
  type Theme,
} from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, useSyncExternalStore } from 'react';
import {
  chooseTextSize,
  chooseTheme,
  isReadAloudWanted,
  saveLanguage,
  onReadAloudChange,
  storedTextSize,
  storedTheme,
  wantReadAloud,
} from '@clearloan/session';
import { LanguageItem } from '../parts/language-item';
import '../parts/theme-item.css';

/** Language, text size, theme, and reading aloud: applied at once, and at the next start. */
export function EasierToRead() {
  const language = useLanguage();
  const [size, setSize] = useState(storedTextSize);
  const [theme, setTheme] = useState(storedTheme);
  const [isUnreached, setUnreached] = useState(false);
  const speak = async (chosen: Language) => {
    setUnreached(false);
    try {
      await activateLanguage(chosen);
      saveLanguage(chosen);
      return true;
    } catch {
      setUnreached(true);
      return false;
    }
  };
  return (
    <>
      <ListHeading>
        <Trans>Easier to read</Trans>
      </ListHeading>
      <List>
        <LanguageItem language={language} isUnreached={isUnreached} onChoose={speak} />
        <TextSizeItem
          size={size}
          onChoose={(chosen) => {
            chooseTextSize(chosen);
            setSize(chosen);
          }}
        />
        <ThemeItem
          theme={theme}
          onChoose={(chosen) => {
            chooseTheme(chosen);
            setTheme(chosen);
          }}
        />
        <ReadAloudSwitch />
      </List>
    </>
  );
}

function ReadAloudSwitch() {
  const isWanted = useSyncExternalStore(onReadAloudChange, isReadAloudWanted);
  return (
    <SwitchRow
      icon={<SpeakerHighIcon />}
      title={<Trans>Read key facts aloud</Trans>}
      note={<Trans>Shows a Listen button</Trans>}
      checked={isWanted}
      onChange={wantReadAloud}
    />
  );
}

interface TextSizeItemProps {
  readonly size: TextSize;
  readonly onChoose: (size: TextSize) => void;
}

/** The text size, relative to the device's setting. */
function TextSizeItem({ size, onChoose }: TextSizeItemProps) {
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

interface ThemeItemProps {
  readonly theme: Theme;
  readonly onChoose: (theme: Theme) => void;
}

/** Light, dark, or the device's setting. */
function ThemeItem({ theme, onChoose }: ThemeItemProps) {
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
