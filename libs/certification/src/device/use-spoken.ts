import { useEffect } from 'react';

/** Is there a voice on this phone? */
export const canSpeak = () => 'speechSynthesis' in window;

/** Says the words in their language, and says them anew when they change; silent while `isOn` is false. */
export function useSpoken(label: string, language: string, isOn: boolean): void {
  useEffect(() => {
    if (!isOn || !canSpeak()) return undefined;
    const spoken = new SpeechSynthesisUtterance(label);
    spoken.lang = language;
    window.speechSynthesis.speak(spoken);
    return () => {
      window.speechSynthesis.cancel();
    };
  }, [label, language, isOn]);
}
