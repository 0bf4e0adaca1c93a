class Utterance extends EventTarget {
  lang = '';
  constructor(readonly text: string) {
    super();
  }
}

/** A device with a voice: it records each utterance and speaks until it is stopped. */
export function voiceOf(...languages: string[]) {
  const utterances: Utterance[] = [];
  const cancel = jest.fn();
  const speechSynthesis = Object.assign(new EventTarget(), {
    getVoices: () => languages.map((lang) => ({ lang })),
    speak: (utterance: Utterance) => utterances.push(utterance),
    cancel,
  });
  Object.assign(window, { speechSynthesis, SpeechSynthesisUtterance: Utterance });
  return { utterances, cancel };
}

/** The device has no voice again. */
export function removeVoice() {
  Reflect.deleteProperty(window, 'speechSynthesis');
  Reflect.deleteProperty(window, 'SpeechSynthesisUtterance');
}
