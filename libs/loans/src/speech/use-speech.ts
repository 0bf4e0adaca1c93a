import type { Minor } from '@clearloan/formatting';
import { amountInWords } from '@clearloan/formatting/in-words';
import { useAmountsHidden, useLanguage, useMarket } from '@clearloan/app-runtime';
import { useAmountText } from '@clearloan/ui';
import { useEffect, useState } from 'react';
import { hasSpeech } from './use-has-voice';

/**
 * An amount in spoken form; hidden ones stay hidden, and a currency without a name is read by its figures.
 */
export function useSpokenAmount(): (amount: Minor) => string {
  const { text: formatAmount } = useAmountText();
  const { hidden } = useAmountsHidden();
  const language = useLanguage();
  const market = useMarket();
  return (amount) => {
    if (hidden) return formatAmount(amount);
    return amountInWords(amount, language, market) ?? formatAmount(amount);
  };
}

interface Speech {
  readonly isSpeaking: boolean;
  /** Reads the text aloud, or stops. */
  readonly toggle: (text: string) => void;
}

/** Speech in a language, by the device's own voice for it. Stops when the screen is left. */
export function useSpeech(language: string): Speech {
  const [isSpeaking, setSpeaking] = useState(false);
  useEffect(() => (hasSpeech() ? () => window.speechSynthesis.cancel() : undefined), []);
  const toggle = (text: string) => {
    window.speechSynthesis.cancel();
    setSpeaking(!isSpeaking);
    if (!isSpeaking) speak(text, language, () => setSpeaking(false));
  };
  return { isSpeaking, toggle };
}

function speak(text: string, language: string, onEnd: () => void): void {
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.lang = language;
  utterance.addEventListener('end', onEnd);
  utterance.addEventListener('error', onEnd);
  window.speechSynthesis.speak(utterance);
}
