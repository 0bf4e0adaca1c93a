/**
 * The accessible components of every screen, in the design language of an honest receipt. README.md explains
 * how to choose.
 */
export { applyTheme, themes } from './theme/apply-theme';
export type { Theme } from './theme/apply-theme';
export { applyTextSize, textSizes } from './theme/apply-theme';
export type { TextSize } from './theme/apply-theme';
export { VisuallyHidden } from './theme/visually-hidden';
export * from './icons';
export { uiCatalog } from './catalog';

export { Banner, Dots } from './paper/banner';
export type { BannerProps } from './paper/banner';
export { CostBar } from './paper/cost-bar';
export type { CostBarProps } from './paper/cost-bar';
export { Facts, Tags } from './paper/facts';
export type { Fact, FactsProps, Tag } from './paper/facts';
export { List, ListHeading, ListBlock, ListItem, RecordItem, SwitchRow } from './paper/list';
export type { ListProps, ListItemProps, RecordItemProps, SwitchRowProps } from './paper/list';
export { useDayText } from './paper/day-text';
export { Money, MoneyFigure, useAmountText } from './paper/money';
export type { MoneyProps } from './paper/money';
export { Note } from './paper/note';
export type { NoteKind, NoteProps } from './paper/note';
export { PriceTag, PriceTags, Ticket } from './paper/ticket';
export type { PriceTagProps, TicketProps } from './paper/ticket';
export { Row, Rows, Sum, Fold, Slip, SlipLinks } from './paper/slip';
export type { PricePart, RowProps, SlipProps } from './paper/slip';
export { ScheduleTable } from './paper/schedule-table';
export type { ScheduleRow, ScheduleTableProps } from './paper/schedule-table';
export { Seal } from './paper/seal';
export { printPage } from './paper/print-page';
export { Stamp } from './paper/stamp';
export type { StampKind, StampProps } from './paper/stamp';
export { Steps, Strip } from './paper/strip';
export type { StepsProps, StripMark, StripProps } from './paper/strip';
export { Timeline, TimelineItem } from './paper/timeline';
export type { TimelineItemProps } from './paper/timeline';

export { Button } from './actions/button';
export type { ButtonProps } from './actions/button';
export { ButtonLink, ScreenLink, LinkAction } from './actions/screen-link';
export type { ButtonLinkProps, ScreenLinkProps, LinkActionProps } from './actions/screen-link';
export { CopyAction } from './actions/copy-action';
export type { CopyActionProps } from './actions/copy-action';
export { IconButton } from './actions/icon-button';
export type { IconButtonProps } from './actions/icon-button';
export { Spinner } from './actions/button';
export { useOnlineTap } from './actions/use-online-tap';
export type { OnlineTap } from './actions/use-online-tap';

export { MoneyInput } from './fields/money-input';
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
export { ChoiceGroup, ChoiceList, SkeletonField } from './fields/choice-group';
export type { Choice, ChoiceGroupProps, ChoiceListProps, ListChoice } from './fields/choice-group';
export { DayField } from './fields/day-field';
export type { DayFieldProps } from './fields/day-field';
export { DraftLine } from './fields/draft-line';
export type { DraftLineProps } from './fields/draft-line';
export { ErrorSummary } from './fields/error-summary';
export type { ErrorSummaryProps, FormError } from './fields/error-summary';
export { FileButton, PhotoField } from './fields/photo-field';
export type { FileButtonProps, Photo, PhotoFieldProps } from './fields/photo-field';
export type { Option, SelectFieldProps } from './fields/select-field';
export { OtpField } from './fields/otp-field';
export type { OtpFieldProps } from './fields/otp-field';
export { LimitedField, TextArea } from './fields/limited-field';
export type { LimitedFieldProps, TextAreaProps } from './fields/limited-field';
export { PlaceField } from './fields/place-field';
export type { PlaceFieldProps, PlaceGroup } from './fields/place-field';
export { SelectField } from './fields/select-field';
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
export { useEntryHeight } from './lazy-list/lazy-list';
export { useNearViewport } from './lazy-list/use-near-viewport';

export { NotifierView } from './notifier/notifier-view';
export type { NotifierViewProps } from './notifier/notifier-view';

export { BrandMark } from './page/brand-mark';
export { HideAmountsButton } from './page/hero-header';
export { Inline, Pad, Stack, Text } from './page/layout';
export type { InlineProps, StackProps, TextProps } from './page/layout';
export { Page, PrimaryAction } from './page/page';
export type { PageProps, PrimaryActionProps } from './page/page';
export { PageHeading } from './page/page-heading';
export { PageTabs } from './page/page-tabs';
export type { PageTab, PageTabsProps } from './page/page-tabs';
export { Details } from './page/section';
export type { DetailsProps } from './page/section';
export { Split } from './page/section';
export type { SplitProps } from './page/section';
export { LinesChart } from './paper/lines-chart';
export type { ChartLine, ChartPoint, LinesChartProps } from './paper/lines-chart';
export { Section } from './page/section';
export type { SectionProps } from './page/section';
export { TabBar, TabItemsProvider } from './page/tab-bar';
export type { TabItem } from './page/tab-bar';
export { DueCountText } from './page/page-tabs';
export { ToolsGrid } from './page/tools-grid';
export type { Tool } from './page/tools-grid';
export { Printed, HeroHeader } from './page/hero-header';
export type { HeroHeaderProps } from './page/hero-header';

export { shrinkPicture } from './pictures/shrink-picture';
export { usePictureAddress } from './pictures/use-picture-address';

export { ChunkProgress } from './screen/chunk-progress';
export {
  BankHouseArt,
  BookArt,
  BubbleArt,
  CalendarArt,
  EnvelopeArt,
  GoneArt,
  KeysArt,
  LensArt,
  PaidSlipArt,
  PenLineArt,
  RoundArt,
  ScalesArt,
  TickedListArt,
  TicketArt,
  TrayArt,
  EmptyState,
} from './screen/empty-state';
export type { EmptyStateProps } from './screen/empty-state';
export { FailedState } from './screen/failed-state';
export type { FailedStateProps } from './screen/failed-state';
export {
  PartFailure,
  PrimaryActionPlaceholder,
  PrimaryRetry,
  isOffline,
  ReadFailure,
  useReadAt,
  OfflineNote,
  StaleLine,
} from './screen/read-failure';
export { ScreenFailure } from './screen/screen-failure';
export type { ReadAt, ReadFailureProps, ReadState } from './screen/read-failure';
export { ScreenErrorBoundary } from './screen/screen-failure';
export { PrimaryCheckAgain, SilentLenderNote } from './screen/silent-lender';
export type { PrimaryCheckAgainProps, SilentLenderNoteProps } from './screen/silent-lender';
export {
  AccountQuestion,
  OnlyHere,
  RefusedChange,
  WaitingChanges,
  StorageFullNote,
  StoreLoadingOrError,
  UnsavedDraftNote,
} from './offline/storage-notes';
export type { StoreLoadingOrErrorProps } from './offline/storage-notes';
export { SkeletonBelowFigure, SkeletonList, SkeletonLine, SkeletonSlip } from './screen/skeleton';
export { SlowConnection } from './screen/chunk-progress';
export { TopLine } from './screen/chunk-progress';
