import type { PayChannel } from '@clearloan/formatting';
import { rateFromPercent, share } from '@clearloan/loan-math';
import { msg } from '@lingui/core/macro';
import { thisLender } from '../../platform/lender/lender';
import type { Message } from '../../platform/context/product-names';

/** A payment channel that this lender has agreed with a bank, a wallet or a shop. Amounts in minor units. */
export interface Channel {
  readonly payType: string;
  readonly kind: PayChannel;
  readonly name: Message;
  readonly fee: { readonly flat: number } | { readonly percent: string };
  readonly speed: Message;
  readonly hours: Message;
  readonly min: number;
  readonly max: number;
  /** Whether the payer can change the amount of the code. */
  readonly canEditAmount: boolean;
  /** How long a code is valid. */
  readonly codeLifeMs: number;
}

const hourMs = 3_600_000;
const atOnce = msg`Instant`;
const always = msg`Every day, at any time`;
const free = { flat: 0 } as const;
const defaults = { min: 1, max: 100_000_00, canEditAmount: false, codeLifeMs: 6 * hourMs } as const;

const channelTemplates: readonly Channel[] = [
  {
    ...defaults,
    payType: 'wallet',
    kind: 'wallet',
    name: msg`Mobile wallet`,
    fee: free,
    speed: atOnce,
    hours: always,
    max: 20_000_00,
  },
  {
    ...defaults,
    payType: 'bank-transfer',
    kind: 'bankTransfer',
    name: msg`Bank transfer`,
    fee: free,
    speed: msg`Instant to 2 hours`,
    hours: always,
    canEditAmount: true,
    codeLifeMs: 24 * hourMs,
  },
  {
    ...defaults,
    payType: 'va-harbour',
    kind: 'virtualAccount',
    name: msg`Harbour Bank`,
    fee: free,
    speed: atOnce,
    hours: always,
  },
  {
    ...defaults,
    payType: 'va-unity',
    kind: 'virtualAccount',
    name: msg`Unity Bank`,
    fee: free,
    speed: atOnce,
    hours: always,
  },
  {
    ...defaults,
    payType: 'va-farmers',
    kind: 'virtualAccount',
    name: msg`Farmers Bank`,
    fee: free,
    speed: msg`1 hour`,
    hours: msg`Every day, 6:00–22:00`,
  },
  {
    ...defaults,
    payType: 'upi',
    kind: 'upi',
    name: msg`UPI app`,
    fee: free,
    speed: atOnce,
    hours: always,
  },
  {
    ...defaults,
    payType: 'va-coin',
    kind: 'virtualAccount',
    name: msg`Coin Wallet Bank`,
    fee: { flat: 2_50 },
    speed: atOnce,
    hours: always,
  },
  {
    ...defaults,
    payType: 'shop',
    kind: 'store',
    name: msg`Pay at a shop`,
    fee: { flat: 5_00 },
    speed: msg`Up to 1 day`,
    hours: msg`While the shop is open`,
    max: 5_000_00,
    codeLifeMs: 24 * hourMs,
  },
];

/** The channels of this market. */
export const channels = (): readonly Channel[] => {
  const { market, amountScale } = thisLender();
  return channelTemplates
    .filter(({ kind }) => market.payChannels.includes(kind))
    .map((channel) => scaleAmounts(channel, amountScale));
};

const scaleAmounts = ({ fee, min, max, ...channel }: Channel, factor: number): Channel => ({
  ...channel,
  fee: 'flat' in fee ? { flat: fee.flat * factor } : fee,
  min: min * factor,
  max: max * factor,
});

export const findChannel = (payType: string | undefined | null): Channel | undefined =>
  channels().find((channel) => channel.payType === payType);

/** The additional fee for paying an amount through this channel. */
export const channelFee = ({ fee }: Channel, amount: number): number =>
  'flat' in fee ? fee.flat : share(amount, rateFromPercent(fee.percent), 'half-up', thisLender().moneyStep);
