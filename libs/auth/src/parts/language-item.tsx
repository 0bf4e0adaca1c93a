import { ChoiceLedger, languages, LedgerItem, Sheet, TranslateIcon, type Language } from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';

export interface LanguageItemProps {
  readonly language: Language;
  readonly onChoose: (language: Language) => void;
}

/** Each language by its own name: who cannot read the page must still find theirs. */
const names: Readonly<Record<Language, string>> = {
  en: 'English',
  hi: 'हिन्दी',
  id: 'Bahasa Indonesia',
  zh: '中文',
};

const choices = languages.map((language) => ({
  value: language,
  title: <span lang={language}>{names[language]}</span>,
}));

/** The language of the app, and the sheet to choose another. */
export function LanguageItem({ language, onChoose }: LanguageItemProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <LedgerItem
        icon={<TranslateIcon />}
        title={<Trans>Language</Trans>}
        value={names[language]}
        onClick={() => setOpen(true)}
      />
      <Sheet open={isOpen} title={t`Language`} onClose={() => setOpen(false)}>
        <ChoiceLedger label={t`Language`} choices={choices} value={language} onChange={onChoose} />
      </Sheet>
    </>
  );
}
