import { lazy, Suspense, type ComponentType } from 'react';
import type { BalanceChartProps } from './balance-chart';
import type { PaymentChartProps } from './payment-chart';
import './chart.css';

/** A drawing whose code did not arrive is left out: everything it says stands in words and in the table. */
const orNothing = async <Props,>(load: () => Promise<ComponentType<Props>>) => {
  const Nothing: ComponentType<Props> = () => null;
  return { default: await load().catch(() => Nothing) };
};

const LazyPaymentChart = lazy(() =>
  orNothing<PaymentChartProps>(async () => (await import('./payment-chart')).PaymentChart),
);
const LazyBalanceChart = lazy(() =>
  orNothing<BalanceChartProps>(async () => (await import('./balance-chart')).BalanceChart),
);

/** Keeps the room of the drawing, so that nothing below jumps. */
const space = <div className="cl-calc-chart cl-calc-chart-space" />;

export const PaymentDrawing = (props: PaymentChartProps) => (
  <Suspense fallback={space}>
    <LazyPaymentChart {...props} />
  </Suspense>
);

export const BalanceDrawing = (props: BalanceChartProps) => (
  <Suspense fallback={space}>
    <LazyBalanceChart {...props} />
  </Suspense>
);
