import { useEffect, useState } from 'react';
import { hasSpeech } from './use-has-voice';

export interface Speech {
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
