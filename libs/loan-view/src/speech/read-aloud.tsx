import type { Cost } from '@clearloan/loan-contract';
import type { Day, Minor } from '@clearloan/formatting';
import { amountInWords } from '@clearloan/formatting/in-words';
import { useAmountsHidden, useLanguage, useMarket } from '@clearloan/app-runtime';
import { Button, IconButton, SpeakerHighIcon, useAmountText, XIcon, useDayText } from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { aprText } from '../parts/apr-range';
import { paymentsOf, priceParts, upfrontFees } from '../rules/price';
import { hasSpeech } from './use-has-voice';

/** Reads the price of a loan aloud, and stops. */
export function FactsAloud({ priced }: { priced: Cost }) {
  const aloud = useFactsAloud(priced);
  return (
    <Button kind="line" small icon={<SpeakerHighIcon size="small" />} onClick={aloud.toggle}>
      {aloud.isSpeaking ? <Trans>Stop</Trans> : <Trans>Listen</Trans>}
    </Button>
  );
}

/** The key facts as spoken sentences, in reading order. */
function useFactsAloud(priced: Cost) {
  const { t } = useLingui();
  const spoken = useSpokenAmount();
  const text = useDayText();
  const speech = useSpeech(useLanguage());
  const price = priceParts(priced);
  const [youGet, interest, fee, tax, payBack] = [
    spoken(price.youGet),
    spoken(price.interest),
    spoken(price.fee),
    spoken(price.tax),
    spoken(price.payBack),
  ];
  const apr = aprText(priced.apr);
  const sentences = [
    t`You get ${youGet}.`,
    t`Interest ${interest}, processing fee ${fee}, tax on the fee ${tax}.`,
    t`You pay back ${payBack}.`,
    t`The APR is ${apr}.`,
  ];
  const payments = paymentsOf(priced.repay_plans);
  if (payments) {
    const [count, each, first] = [payments.count, spoken(payments.each), text.withYear(payments.firstDue)];
    sentences.push(t`Payments: ${count} of ${each}, the first on ${first}.`);
  }
  const apart = upfrontFees(priced, price);
  const apartText = spoken(apart);
  if (apart > 0)
    sentences.push(t`On top of the payments: fee and tax, ${apartText}, paid separately at the start.`);
  return { isSpeaking: speech.isSpeaking, toggle: () => speech.toggle(sentences.join(' ')) };
}

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

/** An amount in spoken form; hidden ones stay hidden, and a currency without a name is read by its figures. */
function useSpokenAmount(): (amount: Minor) => string {
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
function useSpeech(language: string): Speech {
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
