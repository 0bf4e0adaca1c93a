import { sampleLender, sampleMarket, type Market } from '@clearloan/formatting';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { languages } from '../i18n/catalogs';
import type {
  AskConsent,
  Brand,
  Clock,
  ConfirmByCode,
  HasScreen,
  LoadFeatureFacts,
  NativeShell,
  PrefetchScreen,
  PushQuestionComponent,
  ReportFault,
} from './screen-services';

/**
 * The services that every screen uses. The shell creates them once at startup; a feature that owns a service adds it
 * locally.
 */
export interface AppRuntime {
  readonly brand: Brand;
  readonly market: Market;
  readonly clock?: Clock;
  readonly nativeShell: NativeShell;
  readonly hasScreen: HasScreen;
  readonly prefetchScreen: PrefetchScreen;
  readonly reportFault: ReportFault;
  /** Without it no feature declares facts. */
  readonly loadFeatureFacts?: LoadFeatureFacts;
  /** Without it no screen offers reminders on this device. */
  readonly loadPushQuestion?: () => Promise<PushQuestionComponent>;
  readonly askConsent?: AskConsent;
  readonly confirmByCode?: ConfirmByCode;
}

const withoutShell: AppRuntime = {
  brand: { ...sampleLender, languages },
  market: sampleMarket,
  nativeShell: {},
  hasScreen: () => true,
  prefetchScreen: () => undefined,
  reportFault: () => undefined,
};

const AppRuntimeContext = createContext(withoutShell);

interface AppRuntimeProviderProps {
  /** Must be referentially stable: every screen inside reads it. */
  readonly value: Partial<AppRuntime>;
  readonly children?: ReactNode;
}

/** Extends or overrides the surrounding runtime. */
export function AppRuntimeProvider({ value, children }: AppRuntimeProviderProps) {
  const outer = useContext(AppRuntimeContext);
  const runtime = useMemo(() => ({ ...outer, ...value }), [outer, value]);
  return <AppRuntimeContext.Provider value={runtime}>{children}</AppRuntimeContext.Provider>;
}

export const useAppRuntime = (): AppRuntime => useContext(AppRuntimeContext);

/** The brand name and the available languages; Clearloan in all languages without a shell. */
export const useBrand = (): Brand => useAppRuntime().brand;

/** How money, phone numbers and dates are formatted in this market; the sample market without a shell. */
export const useMarket = (): Market => useAppRuntime().market;

/** @throws {Error} without a clock: falling back to the device clock would show wrong due dates */
export const useClock = (): Clock => assertProvided('clock', useAppRuntime().clock);

/** Services of a native app around the page; empty in a browser. */
export const useNativeShell = (): NativeShell => useAppRuntime().nativeShell;

/** A path from the lender or another feature may not exist in this app; links to it are hidden. */
export const useHasScreen = (): HasScreen => useAppRuntime().hasScreen;

export const usePrefetchScreen = (): PrefetchScreen => useAppRuntime().prefetchScreen;

/** Reports what a screen skips, so that it is not lost silently. */
export const useReportFault = (): ReportFault => useAppRuntime().reportFault;

/**
 * Port between features that need consent and the one that stores it.
 * @throws {Error} when no feature provides it
 */
export const useAskConsent = (): AskConsent => assertProvided('askConsent', useAppRuntime().askConsent);

/**
 * Port between features that need a signature and the one that owns codes.
 * @throws {Error} when no feature provides it
 */
export const useConfirmByCode = (): ConfirmByCode =>
  assertProvided('confirmByCode', useAppRuntime().confirmByCode);

function assertProvided<Service>(name: keyof AppRuntime, service: Service | undefined): Service {
  if (service === undefined) throw new Error(`No feature provides ${name}.`);
  return service;
}
