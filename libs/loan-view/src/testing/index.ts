export { amounts, lendersCost, loans, tenures } from './random-loan';
export { removeVoice, voiceOf } from './voice';
