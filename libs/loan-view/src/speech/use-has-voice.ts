import { useSyncExternalStore } from 'react';

export const hasSpeech = (): boolean => 'speechSynthesis' in window && 'SpeechSynthesisUtterance' in window;

/** Voices load late, and change with the device's settings. */
function watchVoices(onChange: () => void): () => void {
  if (!hasSpeech()) return () => undefined;
  const { speechSynthesis } = window;
  speechSynthesis.addEventListener('voiceschanged', onChange);
  return () => speechSynthesis.removeEventListener('voiceschanged', onChange);
}

const hasVoiceFor = (language: string): boolean =>
  hasSpeech() &&
  window.speechSynthesis.getVoices().some(({ lang }) => lang.toLowerCase().split(/[-_]/)[0] === language);

/** Whether the device has a voice for the language. Another voice would mispronounce it, so it is not used. */
export const useHasVoice = (language: string): boolean =>
  useSyncExternalStore(watchVoices, () => hasVoiceFor(language));
