import { type Language } from '@clearloan/app-runtime';
import { applyTextSize, applyTheme, textSizes, themes, type TextSize, type Theme } from '@clearloan/ui';
import { deviceStore, deviceTokenEntry, pushDeclinedEntry } from '@clearloan/api-client';

/** What survives a logout: preferences contain nothing personal; the device's token logs nobody in. */
const languageEntry = 'clearloan.language';
const themeEntry = 'clearloan.theme';
const textSizeEntry = 'clearloan.text-size';
const silentEntry = 'clearloan.silent';
export const lastingEntries: readonly string[] = [
  languageEntry,
  themeEntry,
  textSizeEntry,
  silentEntry,
  pushDeclinedEntry,
  deviceTokenEntry,
];

/** Hidden amounts reveal that there are some, so this is cleared with the borrower's data. */
const amountsEntry = 'clearloan.amounts-hidden';

/** The shell reads it at the next start. */
export const saveLanguage = (language: Language): void => {
  deviceStore.set(languageEntry, language);
};

/** The chosen theme; the device's setting by default. */
export function storedTheme(): Theme {
  const stored = deviceStore.get(themeEntry);
  return themes.find((theme) => theme === stored) ?? 'system';
}

export function chooseTheme(theme: Theme): void {
  deviceStore.set(themeEntry, theme);
  applyTheme(theme);
}

/** The chosen text size; the device's setting by default. */
export function storedTextSize(): TextSize {
  const stored = deviceStore.get(textSizeEntry);
  return textSizes.find((size) => size === stored) ?? 'phone';
}

export function chooseTextSize(size: TextSize): void {
  deviceStore.set(textSizeEntry, size);
  applyTextSize(size);
}

/** Applies the theme before the first render. */
export function applyStoredTheme(): void {
  applyTheme(storedTheme());
  applyTextSize(storedTextSize());
}

const changes = new EventTarget();

/** Whether Listen buttons are shown; true until the borrower turns them off. */
export const isReadAloudWanted = (): boolean => deviceStore.get(silentEntry) === null;

export function wantReadAloud(isWanted: boolean): void {
  if (isWanted) deviceStore.remove(silentEntry);
  else deviceStore.set(silentEntry, 'yes');
  changes.dispatchEvent(new Event('read aloud'));
}

export function onReadAloudChange(listener: () => void): () => void {
  changes.addEventListener('read aloud', listener);
  return () => {
    changes.removeEventListener('read aloud', listener);
  };
}

/** Whether amounts are hidden when the app starts. The toggle changes it for the visit. */
export const areAmountsHiddenAtStart = (): boolean => deviceStore.get(amountsEntry) === 'yes';

export const saveAmountsHiddenAtStart = (hidden: boolean): void => {
  deviceStore.set(amountsEntry, hidden ? 'yes' : 'no');
};
