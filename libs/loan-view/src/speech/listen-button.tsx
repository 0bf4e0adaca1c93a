import type { Cost } from '@clearloan/loan-contract';
import { useLanguage, useReadAloud } from '@clearloan/app-runtime';
import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import type { DueAloudProps } from './read-aloud';
import { useHasVoice } from './use-has-voice';

/** The speech code is loaded after the figures it reads; if it fails to load, there is no button. */
function spoken<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Nothing: ComponentType<Props> = () => null;
  return lazy(() =>
    load().then(
      (loaded) => ({ default: loaded }),
      () => ({ default: Nothing }),
    ),
  );
}

const FactsAloud = spoken(async () => (await import('./read-aloud')).FactsAloud);
const DueAloud = spoken(async () => (await import('./read-aloud')).DueAloud);

/** Loads nothing if reading aloud is off, or the device has no voice for the language. */
function WhereSpoken({ children }: { readonly children: ReactNode }) {
  const isWanted = useReadAloud();
  const hasVoice = useHasVoice(useLanguage());
  return isWanted && hasVoice ? <Suspense fallback={null}>{children}</Suspense> : null;
}

/** Reads the price of a loan aloud. */
export const ListenButton = (props: { readonly priced: Cost }) => (
  <WhereSpoken>
    <FactsAloud {...props} />
  </WhereSpoken>
);

/** Reads the next payment aloud. */
export const ListenToDue = (props: DueAloudProps) => (
  <WhereSpoken>
    <DueAloud {...props} />
  </WhereSpoken>
);
