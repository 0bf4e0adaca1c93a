import { useBrand, type Language } from '@clearloan/app-runtime';
import { ChoiceList, ListItem, Note, Sheet, TranslateIcon } from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';

export interface LanguageItemProps {
  readonly language: Language;
  /** The last chosen language could not be loaded. */
  readonly isUnreached: boolean;
  /** Resolves to whether the language is in use now. */
  readonly onChoose: (language: Language) => Promise<boolean>;
}

/** Each language by its own name, so that users who cannot read the page find theirs. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  hi: 'हिन्दी',
  id: 'Bahasa Indonesia',
  zh: '中文',
};

/** The language of the app, and the sheet to change it; with a single language there is no choice. */
export function LanguageItem({ language, isUnreached, onChoose }: LanguageItemProps) {
  const { t } = useLingui();
  const { languages } = useBrand();
  const [isOpen, setOpen] = useState(false);
  if (languages.length === 1) return null;
  const choose = async (chosen: Language) => {
    if (await onChoose(chosen)) setOpen(false);
  };
  const choices = languages.map((each) => ({
    value: each,
    title: <span lang={each}>{languageNames[each]}</span>,
  }));
  return (
    <>
      <ListItem
        icon={<TranslateIcon />}
        title={<Trans>Language</Trans>}
        value={languageNames[language]}
        onClick={() => setOpen(true)}
      />
      <Sheet open={isOpen} title={t`Language`} onClose={() => setOpen(false)}>
        <ChoiceList
          label={t`Language`}
          choices={choices}
          value={language}
          onChange={(chosen) => void choose(chosen)}
        />
        {isUnreached && (
          <Note kind="over" role="alert" title={<Trans>This language didn’t load</Trans>}>
            <Trans>Check your connection and try again.</Trans>
          </Note>
        )}
      </Sheet>
    </>
  );
}
