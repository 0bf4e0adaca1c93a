import { type Language } from '@clearloan/app-runtime';
import { applyTextSize, applyTheme, textSizes, themes, type TextSize, type Theme } from '@clearloan/ui';
import { deviceStore } from '@clearloan/api-client';

/** What a borrower set for this device. It says nothing about a person, so it stays after a logout. */
const languageEntry = 'clearloan.language';
const themeEntry = 'clearloan.theme';
const textSizeEntry = 'clearloan.text-size';
const silentEntry = 'clearloan.silent';
export const preferenceEntries: readonly string[] = [languageEntry, themeEntry, textSizeEntry, silentEntry];

/** Whether amounts are hidden says that there are some: it goes with the borrower. */
const amountsEntry = 'clearloan.amounts-hidden';

/** The shell reads it at the next start. */
export const saveLanguage = (language: Language): void => {
  deviceStore.set(languageEntry, language);
};

/** The chosen theme; the device's own while nothing was chosen. */
export function storedTheme(): Theme {
  const stored = deviceStore.get(themeEntry);
  return themes.find((theme) => theme === stored) ?? 'system';
}

export function chooseTheme(theme: Theme): void {
  deviceStore.set(themeEntry, theme);
  applyTheme(theme);
}

/** The chosen size of text; the device's own while nothing was chosen. */
export function storedTextSize(): TextSize {
  const stored = deviceStore.get(textSizeEntry);
  return textSizes.find((size) => size === stored) ?? 'phone';
}

export function chooseTextSize(size: TextSize): void {
  deviceStore.set(textSizeEntry, size);
  applyTextSize(size);
}

/** Dresses the page before the first screen is drawn. */
export function applyStoredTheme(): void {
  applyTheme(storedTheme());
  applyTextSize(storedTextSize());
}

const changes = new EventTarget();

/** Are there to be Listen buttons? There are until the borrower takes them away. */
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

/** Are amounts hidden when the app opens? The eye opens and closes them for the visit. */
export const areAmountsHiddenAtStart = (): boolean => deviceStore.get(amountsEntry) === 'yes';

export const saveAmountsHiddenAtStart = (hidden: boolean): void => {
  deviceStore.set(amountsEntry, hidden ? 'yes' : 'no');
};
