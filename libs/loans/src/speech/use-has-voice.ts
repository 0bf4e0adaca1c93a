import { useSyncExternalStore } from 'react';

export const hasSpeech = (): boolean => 'speechSynthesis' in window && 'SpeechSynthesisUtterance' in window;

/** Voices are loaded late, and come and go with the device's settings. */
function watchVoices(onChange: () => void): () => void {
  if (!hasSpeech()) return () => undefined;
  const { speechSynthesis } = window;
  speechSynthesis.addEventListener('voiceschanged', onChange);
  return () => speechSynthesis.removeEventListener('voiceschanged', onChange);
}

const hasVoiceFor = (language: string): boolean =>
  hasSpeech() &&
  window.speechSynthesis.getVoices().some(({ lang }) => lang.toLowerCase().split(/[-_]/)[0] === language);

/** Can the device speak the language? One without a voice of it would read it wrong, so it does not read at all. */
export const useHasVoice = (language: string): boolean =>
  useSyncExternalStore(watchVoices, () => hasVoiceFor(language));
