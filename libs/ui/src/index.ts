/** The accessible parts of every screen, in the language of an honest receipt. README.md says how to choose. */
export { applyTheme, themes } from './theme/apply-theme';
export type { Theme } from './theme/apply-theme';
export { applyTextSize, textSizes } from './theme/apply-text-size';
export type { TextSize } from './theme/apply-text-size';
export { VisuallyHidden } from './theme/visually-hidden';
export * from './icons';

export { Banner, Dots } from './paper/banner';
export type { BannerProps } from './paper/banner';
export { CostBar } from './paper/cost-bar';
export type { CostBarProps } from './paper/cost-bar';
export { Facts, Tags } from './paper/facts';
export type { Fact, FactsProps, Tag } from './paper/facts';
export { List, ListHeading } from './paper/list';
export type { ListProps } from './paper/list';
export { ListBlock } from './paper/list-block';
export { ListItem } from './paper/list-item';
export type { ListItemProps } from './paper/list-item';
export { Money } from './paper/money';
export { MoneyFigure } from './paper/money-figure';
export type { MoneyProps } from './paper/money';
export { useAmountText } from './paper/amount-text';
export { Note } from './paper/note';
export type { NoteKind, NoteProps } from './paper/note';
export { PriceTag, PriceTags } from './paper/price-tag';
export type { PriceTagProps } from './paper/price-tag';
export { RecordItem } from './paper/record-item';
export type { RecordItemProps } from './paper/record-item';
export { Row, Sum } from './paper/row';
export type { PricePart, RowProps } from './paper/row';
export { ScheduleTable } from './paper/schedule-table';
export type { ScheduleRow, ScheduleTableProps } from './paper/schedule-table';
export { Seal } from './paper/seal';
export { Fold, Slip, SlipLinks } from './paper/slip';
export type { SlipProps } from './paper/slip';
export { Stamp } from './paper/stamp';
export type { StampKind, StampProps } from './paper/stamp';
export { Steps, Strip } from './paper/strip';
export type { StepsProps, StripMark, StripProps } from './paper/strip';
export { Ticket } from './paper/ticket';
export type { TicketProps } from './paper/ticket';
export { Timeline, TimelineItem } from './paper/timeline';
export type { TimelineItemProps } from './paper/timeline';

export { Button } from './actions/button';
export type { ButtonProps } from './actions/button';
export { ButtonLink } from './actions/button-link';
export type { ButtonLinkProps } from './actions/button-link';
export { CopyAction } from './actions/copy-action';
export type { CopyActionProps } from './actions/copy-action';
export { IconButton } from './actions/icon-button';
export type { IconButtonProps } from './actions/icon-button';
export { ScreenLink } from './actions/screen-link';
export type { ScreenLinkProps } from './actions/screen-link';
export { LinkAction } from './actions/link-action';
export type { LinkActionProps } from './actions/link-action';
export { Spinner } from './actions/spinner';
export { useOnlineTap } from './actions/use-online-tap';
export type { OnlineTap } from './actions/use-online-tap';

export { AmountField, TypedReading } from './fields/amount-field';
export type { AmountFieldProps, TypedReadingProps } from './fields/amount-field';
export { AmountSlider } from './fields/amount-slider';
export type { AmountSliderProps } from './fields/amount-slider';
export { AmountStepper } from './fields/amount-stepper';
export type { AmountStepperProps } from './fields/amount-stepper';
export { CheckRow } from './fields/check-row';
export type { CheckRowProps } from './fields/check-row';
export { ChoiceColumns } from './fields/choice-columns';
export type { ChoiceColumnsProps, ColumnChoice } from './fields/choice-columns';
export { ChoiceGroup } from './fields/choice-group';
export type { Choice, ChoiceGroupProps } from './fields/choice-group';
export { ChoiceList } from './fields/choice-list';
export type { ChoiceListProps, ListChoice } from './fields/choice-list';
export { DayField } from './fields/day-field';
export type { DayFieldProps } from './fields/day-field';
export { DraftLine } from './fields/draft-line';
export type { DraftLineProps } from './fields/draft-line';
export { ErrorSummary } from './fields/error-summary';
export type { ErrorSummaryProps, FormError } from './fields/error-summary';
export { FileButton } from './fields/file-button';
export type { FileButtonProps } from './fields/file-button';
export type { Option } from './fields/options';
export { OtpField } from './fields/otp-field';
export type { OtpFieldProps } from './fields/otp-field';
export { LimitedField } from './fields/limited-field';
export type { LimitedFieldProps } from './fields/limited-field';
export { PhotoField } from './fields/photo-field';
export type { Photo, PhotoFieldProps } from './fields/photo-field';
export { PlaceField } from './fields/place-field';
export type { PlaceFieldProps, PlaceGroup } from './fields/place-field';
export { SelectField } from './fields/select-field';
export type { SelectFieldProps } from './fields/select-field';
export { SwitchRow } from './fields/switch-row';
export type { SwitchRowProps } from './fields/switch-row';
export { TextArea } from './fields/text-area';
export type { TextAreaProps } from './fields/text-area';
export { TextField } from './fields/text-field';
export type { TextFieldProps } from './fields/text-field';

export { Dialog } from './layers/dialog';
export type { DialogProps } from './layers/dialog';
export { useLeaving } from './layers/use-leaving';
export type { Leaving } from './layers/use-leaving';
export { Sheet } from './layers/sheet';
export type { SheetProps } from './layers/sheet';

export { LazyListPart } from './lazy-list/lazy-list';
export type { LazyListPartProps } from './lazy-list/lazy-list';
export { useEntryHeight } from './lazy-list/use-entry-height';
export { useNearViewport } from './lazy-list/use-near-viewport';

export { memoryPort } from './navigation/history-port';
export { loadRoutes } from './navigation/load-routes';
export { Redirect } from './navigation/redirect';
export { ScreenRouter } from './navigation/screen-router';
export type { Move, Prepare } from './navigation/screen-router';
export { ScreenRouterProvider, useScreenRouter } from './navigation/screen-router-provider';

export { createNotifier } from './notifier/notifier';
export type { Message, Notifier, NotifierState } from './notifier/notifier';
export type { CallId, BlockingOverlay, OverlayStage } from './notifier/blocking-overlay';
export { NotifierView } from './notifier/notifier-view';
export type { NotifierViewProps } from './notifier/notifier-view';

export { BrandMark } from './page/brand-mark';
export { HideAmountsButton } from './page/hide-amounts-button';
export { Inline, Pad, Stack, Text } from './page/layout';
export type { InlineProps, StackProps, TextProps } from './page/layout';
export { Page } from './page/page';
export type { PageProps } from './page/page';
export { PageHeading } from './page/page-heading';
export { PageTabs } from './page/page-tabs';
export type { PageTab, PageTabsProps } from './page/page-tabs';
export { PrimaryAction } from './page/primary-action';
export type { PrimaryActionProps } from './page/primary-action';
export { Details } from './page/details';
export type { DetailsProps } from './page/details';
export { Split } from './page/split';
export type { SplitProps } from './page/split';
export { LinesChart } from './paper/lines-chart';
export type { ChartLine, ChartPoint, LinesChartProps } from './paper/lines-chart';
export { Section } from './page/section';
export type { SectionProps } from './page/section';
export { TabBar, TabItemsProvider } from './page/tab-bar';
export type { TabItem } from './page/tab-bar';
export { DueCountText } from './page/due-count-text';
export { ToolsGrid } from './page/tools-grid';
export type { Tool } from './page/tools-grid';
export { Printed, HeroHeader } from './page/hero-header';
export type { HeroHeaderProps } from './page/hero-header';
export { useDebouncedAddress } from './page/use-debounced-address';
export { isFirstOfVisit, useBack } from './page/use-back';
export { useReturn } from './page/use-return';

export { AmountsHiddenProvider, useAmountsHidden } from './ports/amounts-hidden';
export type { AmountsHidden } from './ports/amounts-hidden';
export { BrandProvider, useBrand } from './ports/brand';
export type { Brand } from './ports/brand';
export { ClockProvider, useClock } from './ports/clock';
export type { Clock } from './ports/clock';
export { ConfirmByCodeProvider, useConfirmByCode } from './ports/confirm-by-code';
export type {
  CodePurpose,
  ConfirmByCode,
  RefusedCode,
  SignedWithCode,
  SignWithCode,
} from './ports/confirm-by-code';
export { ConsentPromptProvider, useConsentPrompt } from './ports/consent-prompt';
export type { AskConsent, ConsentPurpose } from './ports/consent-prompt';
export { FaultReportProvider, useFaultReport } from './ports/fault-report';
export type { Fault, ReportFault } from './ports/fault-report';
export { HelpPathProvider } from './ports/help-path';
export { NativeShellProvider, useNativeShell } from './ports/native-shell';
export type { NativeShell } from './ports/native-shell';
export { MarketProvider, useMarket } from './ports/market';
export { DueCountProvider } from './ports/due-count';
export { isFlagOn } from './flags/flags';
export { FeatureFactsProvider } from './ports/feature-facts';
export { useFeatureFacts } from './ports/use-feature-facts';
export type { FeatureFacts, LoadFeatureFacts } from './ports/feature-facts';
export { OfferedScreensProvider, useIsOffered } from './ports/offered-screens';
export type { IsOffered } from './ports/offered-screens';
export { ReadAloudProvider, useReadAloud } from './ports/read-aloud';
export { usePrefetchScreen, PrefetchScreenProvider } from './ports/prefetch-screen';
export type { PrefetchScreen } from './ports/prefetch-screen';
export { SharedDeviceProvider, useSharedDevice } from './ports/shared-device';

export { shrinkPicture } from './pictures/shrink-picture';
export { usePictureAddress } from './pictures/use-picture-address';

export { buildId } from './screen/build-id';
export { ChunkLoadError } from './screen/chunk-load-error';
export { ChunkProgress } from './screen/chunk-progress';
export { BankHouseArt } from './screen/art/bank-house';
export { BookArt } from './screen/art/book';
export { BubbleArt } from './screen/art/bubble';
export { CalendarArt } from './screen/art/calendar';
export { EnvelopeArt } from './screen/art/envelope';
export { GoneArt } from './screen/art/gone';
export { KeysArt } from './screen/art/keys';
export { LensArt } from './screen/art/lens';
export { PaidSlipArt } from './screen/art/paid-slip';
export { PenLineArt } from './screen/art/pen-line';
export { RoundArt } from './screen/art/round';
export { ScalesArt } from './screen/art/scales';
export { TickedListArt } from './screen/art/ticked-list';
export { TicketArt } from './screen/art/ticket';
export { TrayArt } from './screen/art/tray';
export { EmptyState } from './screen/empty-state';
export type { EmptyStateProps } from './screen/empty-state';
export { FailedState } from './screen/failed-state';
export type { FailedStateProps } from './screen/failed-state';
export { onFirstInteraction } from './screen/first-interaction';
export { lazyPart } from './screen/lazy-part';
export { PartFailure } from './screen/part-failure';
export { useDeviceState, useIsHydrated } from './screen/hydration';
export { isLazyScreen, lazyScreen } from './screen/lazy-screen';
export type { LazyScreen } from './screen/lazy-screen';
export type { ScreenParts } from './screen/load-screen';
export { ownScript } from './screen/own-script';
export { PrimaryActionPlaceholder, PrimaryRetry } from './screen/primary-read';
export { isOffline, ReadFailure, useReadAt } from './screen/read-failure';
export type { ReadAt } from './screen/read-failure';
export type { ReadFailureProps, ReadState } from './screen/read-failure';
export { allowRecovery } from './screen/recovery';
export type { Recovery } from './screen/recovery';
export { ScreenErrorBoundary } from './screen/screen-error-boundary';
export { PrimaryCheckAgain, SilentLenderNote } from './screen/silent-lender';
export type { PrimaryCheckAgainProps, SilentLenderNoteProps } from './screen/silent-lender';
export { SkeletonBelowFigure, SkeletonList, SkeletonLine, SkeletonSlip } from './screen/skeleton';
export { SlowConnection } from './screen/slow-connection';
export { OfflineNote, StaleLine } from './screen/stale-line';
export { TopLine } from './screen/top-line';

export { preloadedMessages } from './preload/preloaded-messages';
export { isRecord } from './preload/is-record';
export { useLanguage } from './i18n/use-language';
export { afterFrame } from './screen/after-frame';
export { AfterFirstPaint } from './screen/after-first-paint';
export {
  activateLanguage,
  activeLanguage,
  languages,
  loadCatalog,
  onLanguageChange,
  sourceLanguage,
} from './i18n/catalogs';
export type { Language, CatalogLoader } from './i18n/catalogs';
export { LanguageProvider } from './i18n/language-provider';
