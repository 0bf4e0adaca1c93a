import { formatDayWithYearAndTime } from '@clearloan/formatting';
import { pathTo } from '@clearloan/routes';
import { useClock, useLanguage, useMarket } from '@clearloan/app-runtime';
import {
  PenLineArt,
  EmptyState,
  List,
  ListHeading,
  ListItem,
  Page,
  PrimaryAction,
  Stamp,
} from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { NeededFacts, PurposeFacts } from '../parts/needed-facts';
import { usePurposeText } from '../parts/use-purpose-text';
import { downloadJson } from '../device/download-file';
import { useAccountConsents, useConsentLogLines } from '../queries';
import { mayBeSent, type ConsentLogLine } from '../rules/consent';
import { purposesIn } from '../rules/call-purpose';
import type { Purpose } from '@clearloan/api-client/declare';

/** The consent log: for each purpose the text, its current state, and every decision with its time. */
export function AgreedPage() {
  const { t } = useLingui();
  const market = useMarket();
  const lines = useConsentLogLines();
  useAccountConsents();
  return (
    <Page
      title={t`What I’ve agreed to`}
      back={pathTo('privacyCentre')}
      bottomBar={lines.length > 0 && <SaveList lines={lines} />}
    >
      {lines.length === 0 && (
        <EmptyState art={<PenLineArt />} title={<Trans>You haven’t agreed to anything yet</Trans>}>
          <Trans>We haven’t sent any of this. We’ll ask when we need it, and you can say no.</Trans>
        </EmptyState>
      )}
      {purposesIn(market).map((purpose) => (
        <Agreed key={purpose} purpose={purpose} lines={lines} />
      ))}
      <NeededFacts />
    </Page>
  );
}

interface AgreedProps {
  readonly purpose: Purpose;
  readonly lines: readonly ConsentLogLine[];
}

function Agreed({ purpose, lines }: AgreedProps) {
  const text = usePurposeText()[purpose];
  const isOn = mayBeSent(purpose, lines, useMarket());
  const history = lines.filter((line) => line.purpose === purpose);
  return (
    <>
      <ListHeading
        aside={<Stamp kind={isOn ? 'paid' : 'idle'}>{isOn ? <Trans>On</Trans> : <Trans>Off</Trans>}</Stamp>}
      >
        {text.title}
      </ListHeading>
      <PurposeFacts text={text} />
      {history.length > 0 && (
        <List>
          {history.map((line) => (
            <HistoryItem key={`${line.consentId} ${line.state}`} line={line} />
          ))}
        </List>
      )}
    </>
  );
}

function HistoryItem({ line: { state, at, textVersion, toldAs } }: { readonly line: ConsentLogLine }) {
  const language = useLanguage();
  const { timeZone } = useMarket();
  const time = formatDayWithYearAndTime(at, language, timeZone);
  return (
    <ListItem
      title={state === 'given' ? <Trans>You agreed</Trans> : <Trans>You declined</Trans>}
      note={
        <>
          <Trans>
            {time}, text version {textVersion}
          </Trans>
          {toldAs === 'nobody' && (
            <>
              {' '}
              <Trans>Changed on this phone. We’ll tell the lender when you’re online.</Trans>
            </>
          )}
        </>
      }
    />
  );
}

/** The complete log, as it would be presented as evidence. */
function SaveList({ lines }: { readonly lines: readonly ConsentLogLine[] }) {
  const { now } = useClock();
  const save = () => {
    const consents = lines.map(({ toldAs, ...line }) => ({ ...line, toldToLender: toldAs !== 'nobody' }));
    downloadJson('clearloan-consents.json', { savedAt: now(), consents });
  };
  return (
    <PrimaryAction kind="line" onClick={save}>
      <Trans>Download this list</Trans>
    </PrimaryAction>
  );
}
