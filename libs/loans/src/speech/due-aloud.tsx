import type { Day, Minor } from '@clearloan/formatting';
import { useLanguage } from '@clearloan/app-runtime';
import { IconButton, SpeakerHighIcon, XIcon } from '@clearloan/ui';
import { useLingui } from '@lingui/react/macro';
import { useDayText } from '../parts/day-text';
import { useSpeech, useSpokenAmount } from './use-speech';

export interface DueAloudProps {
  readonly amount: Minor;
  readonly dueDay: Day;
  readonly isLate: boolean;
}

/** Reads aloud what to pay and by when, and stops. */
export function DueAloud({ amount, dueDay, isLate }: DueAloudProps) {
  const { t } = useLingui();
  const spoken = useSpokenAmount()(amount);
  const day = useDayText().withYear(dueDay);
  const speech = useSpeech(useLanguage());
  const sentence = isLate ? t`Pay ${spoken} today. It was due on ${day}.` : t`Pay ${spoken} by ${day}.`;
  return (
    <IconButton
      icon={speech.isSpeaking ? XIcon : SpeakerHighIcon}
      label={speech.isSpeaking ? t`Stop` : t`Listen`}
      onClick={() => {
        speech.toggle(sentence);
      }}
    />
  );
}
