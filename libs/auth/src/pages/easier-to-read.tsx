import { activateLanguage, useLanguage, type Language } from '@clearloan/app-runtime';
import { List, ListHeading, SpeakerHighIcon, SwitchRow } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import { useState, useSyncExternalStore } from 'react';
import { LanguageItem } from '../parts/language-item';
import { TextSizeItem } from '../parts/text-size-item';
import { ThemeItem } from '../parts/theme-item';
import {
  chooseTextSize,
  chooseTheme,
  isReadAloudWanted,
  saveLanguage,
  onReadAloudChange,
  storedTextSize,
  storedTheme,
  wantReadAloud,
} from '../preferences';

/** Language, size of text, light or dark, and what is read aloud: at once, and at the next start. */
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
    } catch {
      setUnreached(true);
    }
  };
  return (
    <>
      <ListHeading>
        <Trans>Easier to read</Trans>
      </ListHeading>
      <List>
        <LanguageItem
          language={language}
          isUnreached={isUnreached}
          onChoose={(chosen) => void speak(chosen)}
        />
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
