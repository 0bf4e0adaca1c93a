import { formatDayWithYear } from '@clearloan/formatting';
import { useLanguage } from '@clearloan/app-runtime';
import {
  ArrowsDownUpIcon,
  IconButton,
  LinkAction,
  Note,
  Pad,
  ReadFailure,
  Row,
  Rows,
  Split,
  Stack,
  TextField,
  TypedReading,
} from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { MoneyField } from '../parts/money-field';
import { exchanged, moneyOf, other, writtenIn, type CurrencyCode, type RatePair } from '../rules/exchange';
import type { Exchange } from './use-exchange';
import '../parts/exchange.css';

const quickSums: Record<CurrencyCode, readonly number[]> = {
  usd: [1_000, 5_000, 10_000, 50_000],
  idr: [5_000_000, 10_000_000, 50_000_000, 100_000_000],
};
const signOf = (code: CurrencyCode): string => moneyOf[code].currency.symbol;
const signed = (amount: number, code: CurrencyCode): string => `${signOf(code)} ${writtenIn(amount, code)}`;

/** Dollars to rupiah and back, always with the date of the rate. */
export function ExchangeTab({ exchange }: { exchange: Exchange }) {
  const { t } = useLingui();
  const { state } = exchange;
  const isMissing = exchange.rates === undefined && state.own === undefined;
  const isPending = isMissing && exchange.read.isPending;
  return (
    <Split
      start={
        <>
          <ExchangeField exchange={exchange} code={state.top} />
          <div className="cl-calc-swap">
            <IconButton round icon={ArrowsDownUpIcon} label={t`Swap currencies`} onClick={exchange.swap} />
          </div>
          <ExchangeField exchange={exchange} code={other(state.top)} />
        </>
      }
      aside={
        <Stack gap={5}>
          {(exchange.rates || isPending) && <RateRows exchange={exchange} />}
          {isMissing && <ReadFailure read={exchange.read} title={t`The rate didn’t load`} />}
          <QuickSums exchange={exchange} />
          <OwnRate exchange={exchange} />
          <Pad>
            <Note title={<Trans>Mid-market rate, for information only</Trans>}>
              <Trans>A bank or shop will give you a little less.</Trans>
            </Note>
          </Pad>
        </Stack>
      }
    />
  );
}

function ExchangeField({ exchange, code }: { exchange: Exchange; code: CurrencyCode }) {
  const { t } = useLingui();
  const names = { usd: t`US dollar`, idr: t`Indonesian rupiah` };
  return (
    <MoneyField
      name={names[code]}
      code={code.toUpperCase()}
      money={moneyOf[code]}
      value={exchange.textOf(code)}
      reading={code === exchange.state.from ? exchange.typed : undefined}
      onChange={(sum) => exchange.type(code, sum)}
    />
  );
}

/** Labels without rates while they are fetched: what is below keeps its place. */
function RateRows({ exchange: { rates, ratesOf } }: { exchange: Exchange }) {
  const language = useLanguage();
  const hundredThousand = 10_000_000;
  const day = ratesOf === undefined ? <Trans>your own</Trans> : formatDayWithYear(ratesOf, language);
  return (
    <div className="cl-calc-rates" aria-busy={rates === undefined}>
      <Rows>
        <Row label={<Trans>1 US dollar</Trans>}>{rates && signed(oneDollarIn(rates), 'idr')}</Row>
        <Row label={signed(hundredThousand, 'idr')}>
          {rates && signed(exchanged(hundredThousand, 'idr', rates), 'usd')}
        </Row>
        <Row label={<Trans>Rate</Trans>}>{rates && day}</Row>
      </Rows>
    </div>
  );
}

/** Minor units of rupiah; the decimals of a rate beyond the second are dropped. */
function oneDollarIn({ usd2idr }: RatePair): number {
  const [whole, decimals = ''] = usd2idr.split('.');
  return Number(whole) * 100 + Number(decimals.slice(0, 2).padEnd(2, '0'));
}

function QuickSums({ exchange }: { exchange: Exchange }) {
  const { top } = exchange.state;
  return (
    <div className="cl-calc-quick">
      {quickSums[top].map((sum) => {
        const text = writtenIn(sum, top).replace(/\.00$/, '');
        return (
          <button key={sum} type="button" onClick={() => exchange.type(top, text)}>
            {`${signOf(top)} ${text}`}
          </button>
        );
      })}
    </div>
  );
}

function OwnRate({ exchange }: { exchange: Exchange }) {
  const { t } = useLingui();
  const { own } = exchange.state;
  const { ownReading } = exchange;
  const isShown = ownReading.readAs !== undefined || ownReading.readings !== undefined;
  if (own === undefined) {
    return (
      <Pad>
        <LinkAction onClick={() => exchange.useOwn('')}>
          <Trans>Use my own rate</Trans>
        </LinkAction>
      </Pad>
    );
  }
  return (
    <Stack gap={2} pad>
      <TextField
        label={t`Rupiah for 1 US dollar`}
        kind="decimal"
        prefix="Rp"
        value={own}
        onChange={exchange.useOwn}
        hint={
          isShown ? (
            <TypedReading {...ownReading} money={moneyOf.idr} onChoose={exchange.useOwn} />
          ) : (
            t`The rate your bank or shop quotes`
          )
        }
        error={
          exchange.isOwnUnclear && ownReading.readings === undefined
            ? t`Enter a rate above zero, digits only.`
            : undefined
        }
      />
      <LinkAction small onClick={() => exchange.useOwn(undefined)}>
        <Trans>Use today’s rate again</Trans>
      </LinkAction>
    </Stack>
  );
}
