import type { Cost } from '@clearloan/loan-contract';
import { Button, SpeakerHighIcon } from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLanguage } from '@clearloan/app-runtime';
import { upfrontFees, paymentsOf, priceParts } from '../rules/price';
import { aprText } from '../parts/apr-range';
import { useDayText } from '../parts/day-text';
import { useSpeech, useSpokenAmount } from './use-speech';

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
