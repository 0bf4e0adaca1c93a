import { formatMinor } from '@clearloan/formatting';
import type { Transaction } from '@clearloan/loan-contract';
import { msg } from '@lingui/core/macro';
import { thisLender } from '../../platform/lender/lender';
import type { Translate, Message } from '../../platform/context/product-names';
import type { Channel } from './channels';
import { paidWith, type Payment } from './credit';

type Steps = Transaction['steps'];
interface Step {
  readonly place?: Message;
  readonly title: Message;
  readonly text?: Message;
}

/** Step-by-step instructions for paying with a code. */
export function paySteps(channel: Channel, payment: Payment, t: Translate): Steps {
  const { market, brandName } = thisLender();
  const amount = formatMinor(paidWith(payment), market);
  return stepsOf[channel.kind](t(channel.name), amount, brandName).map(({ place, title, text }) => ({
    title: t(title),
    ...(place === undefined ? {} : { place: t(place) }),
    ...(text === undefined ? {} : { text: t(text) }),
  }));
}

const lastStep = (amount: string): Step => ({
  title: msg`Enter ${amount} and pay`,
  text: msg`Any other amount will be sent back.`,
});

const stepsOf: Readonly<
  Record<Channel['kind'], (name: string, amount: string, brandName: string) => Step[]>
> = {
  virtualAccount: (name, amount, brandName) => [
    {
      place: msg`In the app`,
      title: msg`Open the ${name} app`,
      text: msg`Tap Transfer, then Virtual account.`,
    },
    { place: msg`In the app`, title: msg`Paste the code`, text: msg`Check that the name is ${brandName}.` },
    { place: msg`In the app`, ...lastStep(amount) },
    { place: msg`At an ATM`, title: msg`Choose Transfer, then Virtual account` },
    { place: msg`At an ATM`, title: msg`Enter the code`, text: msg`Check that the name is ${brandName}.` },
    { place: msg`At an ATM`, ...lastStep(amount) },
    { place: msg`At a branch`, title: msg`Show the code to the cashier` },
    {
      place: msg`At a branch`,
      title: msg`Pay ${amount}`,
      text: msg`Keep the receipt until your payment shows here.`,
    },
  ],
  wallet: (_name, amount, brandName) => [
    { title: msg`Open your wallet app`, text: msg`Tap Pay, then Enter a code.` },
    { title: msg`Paste the code`, text: msg`Check that the name is ${brandName}.` },
    lastStep(amount),
  ],
  upi: (_name, amount) => [
    { title: msg`Open your payment app` },
    { title: msg`Paste the code` },
    lastStep(amount),
  ],
  store: (_name, amount, brandName) => [
    { title: msg`Show the code to the cashier`, text: msg`Say you’re paying ${brandName}.` },
    { title: msg`Pay ${amount}`, text: msg`Keep the receipt until your payment shows here.` },
  ],
  bankTransfer: (_name, amount, brandName) => [
    { title: msg`Send ${amount} to this account`, text: msg`From any bank. The name is ${brandName}.` },
    {
      title: msg`Come back and send us the reference`,
      text: msg`It’s in your bank’s app or text message.`,
    },
  ],
};
