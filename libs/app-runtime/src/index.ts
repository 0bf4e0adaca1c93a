/** The runtime of every screen: languages, lazy screens, navigation, ports, flags. No design elements. */
export { memoryPort } from './navigation/history-port';
export { Redirect } from './navigation/screen-router-provider';
export { ScreenRouter } from './navigation/screen-router';
export type { Move, Prepare } from './navigation/screen-router';
export { ScreenRouterProvider, useScreenRouter } from './navigation/screen-router-provider';
export { createNotifier } from './notifier/notifier';
export type { Message, Notifier, NotifierState } from './notifier/notifier';
export type { CallId, BlockingOverlay, OverlayStage } from './notifier/blocking-overlay';
export { useDebouncedAddress } from './navigation/use-debounced-address';
export { isFirstOfVisit, useBack } from './navigation/use-back';
export { useIsHere, useNavigateHere } from './navigation/use-navigate-here';
export { useReturn } from './navigation/use-return';
export { useLatest } from './runtime/use-latest';
export { isFlagOn } from './flags/flags';
export {
  buildId,
  onFirstInteraction,
  useDeviceState,
  useIsHydrated,
  afterFrame,
} from './start-up/visit-start';
export { ChunkLoadError } from './lazy/load-screen';
export { lazyPart } from './lazy/lazy-part';
export { isLazyScreen, lazyScreen } from './lazy/lazy-screen';
export type { LazyScreen } from './lazy/lazy-screen';
export type { ScreenParts } from './lazy/load-screen';
export { ownScript } from './start-up/own-script';
export { allowRecovery } from './lazy/recovery';
export type { Recovery } from './lazy/recovery';
export { preloadedMessages } from './preload/preloaded-messages';
export { isRecord } from './preload/is-record';
export { useLanguage, LanguageProvider } from './i18n/language';
export { AfterFirstPaint } from './start-up/after-first-paint';
export {
  activateLanguage,
  activeLanguage,
  languages,
  addCatalog,
  loadCatalog,
  onLanguageChange,
  sourceLanguage,
  setLenderTexts,
} from './i18n/catalogs';
export type { Language, CatalogLoader, LenderTexts } from './i18n/catalogs';
export { ErrorBoundary } from './lazy/error-boundary';
export type { ErrorBoundaryProps, ScreenFailureProps } from './lazy/error-boundary';
export { usePendingLocation } from './navigation/screen-router-provider';
export { rememberFocus, restoreFocus } from './navigation/focus-memory';
export { AmountsHiddenProvider, useAmountsHidden } from './runtime/device-state';
export type { AmountsHidden } from './runtime/device-state';
export { DueCountProvider, useDueCount } from './runtime/device-state';
export { ListBesideContext } from './navigation/list-beside';
export { HelpPathProvider, useHelpPath, useWayToHelp } from './runtime/device-state';
export { ReadAloudProvider, useReadAloud } from './runtime/device-state';
export { SharedDeviceProvider, useSharedDevice } from './runtime/device-state';
export {
  AppRuntimeProvider,
  useBrand,
  useClock,
  useConfirmByCode,
  useAskConsent,
} from './runtime/app-runtime';
export {
  useReportFault,
  useHasScreen,
  useMarket,
  useNativeShell,
  usePrefetchScreen,
} from './runtime/app-runtime';
export type { AppRuntime } from './runtime/app-runtime';
export type {
  AskConsent,
  Brand,
  Clock,
  CodePurpose,
  ConfirmByCode,
  ConsentPurpose,
  Fault,
  FeatureFacts,
  HasScreen,
  LoadFeatureFacts,
  NativeShell,
  PasskeySignature,
  PrefetchScreen,
  RefusedCode,
  ReportFault,
  SignedWithCode,
  SignWithCode,
} from './runtime/screen-services';
export { useReportBrokenRule } from './runtime/use-broken-rule';
export { useFeatureFacts, usePushQuestion } from './runtime/lazy-services';
