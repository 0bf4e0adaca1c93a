import type { Cost } from '@clearloan/api-client/declare';
import { useAmountText, useLanguage, useReadAloud } from '@clearloan/ui';
import { useLingui } from '@lingui/react/macro';
import { paidApart } from '../rules/paid-apart';
import { paymentsOf, priceParts } from '../rules/price';
import { aprText } from './apr-range';
import { useDayWords } from './day-words';
import { useSpeech } from './use-speech';

/** The key facts as spoken sentences, in the order in which they are read; `undefined` where none are wanted or the phone cannot speak. */
export function useFactsAloud(priced: Cost) {
  const { t } = useLingui();
  const amounts = useAmountText();
  const words = useDayWords();
  const speech = useSpeech(useLanguage());
  const isWanted = useReadAloud();
  if (!speech || !isWanted) return undefined;
  const price = priceParts(priced);
  const [youGet, interest, fee, tax, payBack] = [
    amounts.text(price.youGet),
    amounts.text(price.interest),
    amounts.text(price.fee),
    amounts.text(price.tax),
    amounts.text(price.payBack),
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
    const [count, each, first] = [
      payments.count,
      amounts.text(payments.each),
      words.withYear(payments.firstDue),
    ];
    sentences.push(t`Payments: ${count} of ${each}, the first on ${first}.`);
  }
  const apart = paidApart(priced, price);
  const apartText = amounts.text(apart);
  if (apart > 0)
    sentences.push(t`Besides the payments: fee and tax, ${apartText}, paid by themselves at the start.`);
  return { isSpeaking: speech.isSpeaking, toggle: () => speech.toggle(sentences.join(' ')) };
}
