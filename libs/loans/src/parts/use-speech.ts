import { useEffect, useState, useSyncExternalStore } from 'react';

export interface Speech {
  readonly isSpeaking: boolean;
  /** Reads the text aloud, or stops. */
  readonly toggle: (text: string) => void;
}

const hasSpeech = (): boolean => 'speechSynthesis' in window && 'SpeechSynthesisUtterance' in window;

function watchVoices(onChange: () => void): () => void {
  if (!hasSpeech()) return () => undefined;
  const { speechSynthesis } = window;
  speechSynthesis.addEventListener('voiceschanged', onChange);
  return () => speechSynthesis.removeEventListener('voiceschanged', onChange);
}

const hasVoiceFor = (language: string): boolean =>
  hasSpeech() &&
  window.speechSynthesis.getVoices().some(({ lang }) => lang.toLowerCase().split(/[-_]/)[0] === language);

/** The phone's own voice for a language; `undefined` where it has none. It falls silent when the screen is left. */
export function useSpeech(language: string): Speech | undefined {
  // Voices are loaded late; a phone without a voice of the language would read it wrong, so it does not read at all.
  const isThere = useSyncExternalStore(watchVoices, () => hasVoiceFor(language));
  const [isSpeaking, setSpeaking] = useState(false);
  useEffect(() => (hasSpeech() ? () => window.speechSynthesis.cancel() : undefined), []);
  if (!isThere) return undefined;
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
