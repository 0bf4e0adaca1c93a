import { pathTo } from '@clearloan/routes';
import { lazyPart } from '@clearloan/app-runtime';
import {
  IconButton,
  Page,
  PageTabs,
  PartFailure,
  PrimaryAction,
  ShareNetworkIcon,
  SkeletonList,
  Sheet,
  Note,
  Pad,
} from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { calculatorPath, addressOfForm } from '../rules/form-address';
import type { LoanForm } from '../rules/loan-form';
import { PaymentTab } from './payment-tab';
import { useCalculator, type Calculator } from './use-calculator';
import { useExchange, type Exchange } from './use-exchange';
import { useShare, type ShareState } from './use-share';
import { withKeys } from './use-address-state';
import type { SaveFormProps } from './save-form';

const tabs = {
  early: lazyPart(async () => (await import('./early-tab')).EarlyTab, PartFailure),
  compare: lazyPart(async () => (await import('./compare-tab')).CompareTab, PartFailure),
  exchange: lazyPart(async () => (await import('./exchange-tab')).ExchangeTab, PartFailure),
};

/**
 * The page, preloaded with the tab in the URL, so that nothing else flashes; a tab that fails to load shows its error.
 */
export async function calculatorPage(): Promise<typeof CalculatorPage> {
  const tab = tabOf(new URLSearchParams(window.location.search).get('_tab'));
  if (tab !== 'payment') await tabs[tab].whenLoaded().catch(() => undefined);
  return CalculatorPage;
}

/** Loans calculated on this device: payment, paying early, comparison, and currency exchange. */
function CalculatorPage() {
  const { t } = useLingui();
  const screen = useScreen();
  const { tab, calculator, open } = screen;
  const { share, state: shared } = useShare();
  const [isSaving, setSaving] = useState(false);
  useEffect(fetchTheRest, []);
  const path = calculatorPath(calculator.form, tab === 'payment' ? undefined : tab);
  return (
    <Page
      wide="split"
      title={t`Calculator`}
      back={pathTo('main')}
      actions={
        <IconButton
          icon={ShareNetworkIcon}
          label={t`Share a link`}
          onClick={() => share(path, t`Loan calculation`)}
        />
      }
      bottomBar={<CalculatorBottomBar screen={screen} save={() => setSaving(true)} />}
    >
      <Tabs screen={screen} shared={shared} />
      {/* Saving opens another tab: the sheet is unmounted with its tab, since the kit's closing animation does not
          survive the move. */}
      <SaveSheet
        key={tab}
        open={isSaving}
        question={calculator.reading.question}
        withExtras={tab === 'early'}
        onClose={() => setSaving(false)}
        onSaved={() => open('compare')}
      />
    </Page>
  );
}

/** Prefetches the other tabs and the inner screens, so that all tools work offline. */
function fetchTheRest(): void {
  for (const tab of Object.values(tabs)) tab.preload();
  const check = import('./check-page').then(({ fetchVerdict }) => fetchVerdict());
  void Promise.allSettled([import('./rates-page'), check, import('./tool-pages')]);
}

interface Screen {
  readonly tab: CalculatorTab;
  readonly calculator: Calculator;
  readonly exchange: Exchange;
  /** Opens a tab, optionally with another loan in the form. */
  readonly open: (tab: CalculatorTab, form?: LoanForm) => void;
}

/** The shared state of the four tabs. The tab and the form are in the URL. */
function useScreen(): Screen {
  const [search, setSearch] = useSearchParams();
  const tab = tabOf(search.get('_tab'));
  const calculator = useCalculator();
  const exchange = useExchange(tab === 'exchange');
  const open = (next: CalculatorTab, form = calculator.form) => {
    const keys = { _tab: next === 'payment' ? undefined : next, ...addressOfForm(form) };
    setSearch(withKeys(search, keys), { replace: true, preventScrollReset: true });
    if (form !== calculator.form) calculator.replace(form);
  };
  return { tab, calculator, exchange, open };
}

function Tabs({ screen, shared }: { screen: Screen; shared: ShareState }) {
  const { t } = useLingui();
  const { tab, calculator, exchange, open } = screen;
  const fallback = <SkeletonList rows={4} />;
  return (
    <PageTabs
      label={t`Calculators`}
      fill
      value={tab}
      onChange={open}
      tabs={[
        { value: 'payment', label: <Trans context="of a loan">Payment</Trans> },
        { value: 'early', label: <Trans>Pay early</Trans> },
        { value: 'compare', label: <Trans>Compare</Trans> },
        { value: 'exchange', label: <Trans>Exchange</Trans> },
      ]}
    >
      <ShareNote state={shared} />
      {tab === 'payment' && <PaymentTab calculator={calculator} />}
      {tab === 'early' && (
        <tabs.early calculator={calculator} fallback={fallback} onChangeLoan={() => open('payment')} />
      )}
      {tab === 'compare' && <tabs.compare fallback={fallback} onOpen={(form) => open('payment', form)} />}
      {tab === 'exchange' && <tabs.exchange exchange={exchange} fallback={fallback} />}
    </PageTabs>
  );
}

function CalculatorBottomBar({
  screen: { tab, calculator, exchange, open },
  save,
}: {
  screen: Screen;
  save: () => void;
}) {
  const { t } = useLingui();
  if (tab === 'compare') {
    return (
      <PrimaryAction onClick={() => open('payment')}>
        <Trans>Add a loan</Trans>
      </PrimaryAction>
    );
  }
  if (tab === 'exchange') {
    const { read } = exchange;
    return (
      <PrimaryAction kind="line" loading={read.isFetching} onClick={() => void read.refetch()}>
        <Trans>Get today’s rate</Trans>
      </PrimaryAction>
    );
  }
  const answer = tab === 'early' ? calculator.priced : calculator.plain;
  const isPriced = answer?.is === 'priced';
  return (
    <PrimaryAction
      disabled={!isPriced}
      reason={isPriced ? undefined : t`Enter the loan details first.`}
      onClick={save}
    >
      <Trans>Save to compare</Trans>
    </PrimaryAction>
  );
}

const SaveForm = lazyPart(async () => (await import('./save-form')).SaveForm, PartFailure);

interface SaveSheetProps extends SaveFormProps {
  open: boolean;
  onClose: () => void;
}

/** Saves the visible loan for comparison. */
function SaveSheet({ open, onClose, onSaved, ...asked }: SaveSheetProps) {
  const { t } = useLingui();
  useEffect(() => SaveForm.preload(), []);
  const end = () => {
    onClose();
    onSaved();
  };
  return (
    <Sheet open={open} title={t`Save to compare`} onClose={onClose}>
      <SaveForm {...asked} onSaved={end} fallback={<SkeletonList rows={1} />} />
    </Sheet>
  );
}

/** The result of sharing a link on a device without a share sheet. */
function ShareNote({ state }: { state: 'idle' | 'copied' | 'failed' }) {
  if (state === 'idle') return null;
  return (
    <Pad>
      {state === 'copied' ? (
        <Note kind="paid" role="status" title={<Trans>Link copied</Trans>}>
          <Trans>It contains only what you entered, nothing about you.</Trans>
        </Note>
      ) : (
        <Note kind="due" role="alert" title={<Trans>Couldn’t copy the link</Trans>}>
          <Trans>Copy it from the address bar.</Trans>
        </Note>
      )}
    </Pad>
  );
}

const calculatorTabs = ['payment', 'early', 'compare', 'exchange'] as const;
type CalculatorTab = (typeof calculatorTabs)[number];

/** The tab in a URL; the first one by default. */
const tabOf = (word: string | null): CalculatorTab => calculatorTabs.find((tab) => tab === word) ?? 'payment';
