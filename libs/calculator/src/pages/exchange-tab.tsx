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
  Split,
  Stack,
  TextField,
  TypedReading,
} from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { MoneyField } from '../parts/money-field';
import { exchanged, moneyOf, other, writtenIn, type CurrencyCode } from '../rules/exchange';
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
          {exchange.rates && <RateRows exchange={exchange} />}
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

function RateRows({ exchange }: { exchange: Exchange }) {
  const language = useLanguage();
  const { rates, ratesOf } = exchange;
  if (!rates) return null;
  const hundredThousand = 10_000_000;
  const oneDollar =
    Number(rates.usd2idr.split('.')[0]) * 100 +
    Number((rates.usd2idr.split('.')[1] ?? '').slice(0, 2).padEnd(2, '0'));
  return (
    <div className="cl-calc-rates">
      <Row label={<Trans>1 US dollar</Trans>}>{signed(oneDollar, 'idr')}</Row>
      <Row label={signed(hundredThousand, 'idr')}>
        {signed(exchanged(hundredThousand, 'idr', rates), 'usd')}
      </Row>
      <Row label={<Trans>Rate</Trans>}>
        {ratesOf === undefined ? <Trans>your own</Trans> : formatDayWithYear(ratesOf, language)}
      </Row>
    </div>
  );
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
        kind="amount"
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
