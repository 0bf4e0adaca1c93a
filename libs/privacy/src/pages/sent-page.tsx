import { pathTo } from '@clearloan/routes';
import { useClock, useFeatureFacts, type FeatureFacts, useLanguage } from '@clearloan/app-runtime';
import {
  EnvelopeArt,
  EmptyState,
  List,
  ListItem,
  Pad,
  Page,
  PrimaryAction,
  Stamp,
  Text,
} from '@clearloan/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import { downloadJson } from '../device/download-file';
import { useTrafficLines } from '../queries';
import type { TrafficLine } from '../rules/traffic';
import { isCallOf, trafficGroups, trafficTotal } from '../rules/traffic-groups';
import type { CallPurpose } from '../rules/call-purpose';
import { plural } from '@lingui/core/macro';

/** What was sent in this visit, by purpose: how often and how much, never the content. */
export function SentPage() {
  const { t, i18n } = useLingui();
  const lines = useTrafficLines();
  const names = useCallText();
  const hasCalls = useCallback(
    (facts: FeatureFacts) => lines.some(({ path }) => isCallOf(facts, path)),
    [lines],
  );
  const features = useFeatureFacts(hasCalls);
  return (
    <Page
      title={t`What we sent this session`}
      back={pathTo('privacyCentre')}
      bottomBar={lines.length > 0 && <SaveList lines={lines} />}
    >
      {lines.length === 0 ? (
        <EmptyState art={<EnvelopeArt />} title={<Trans>Nothing sent yet</Trans>} />
      ) : (
        <Total lines={lines} />
      )}
      <List label={t`What it was for`}>
        {trafficGroups(lines, features).map(({ purpose, lines: calls }) => (
          <PurposeItem
            key={calls[0]?.path}
            name={typeof purpose === 'string' ? names[purpose] : i18n._(purpose.title)}
            lines={calls}
          />
        ))}
      </List>
    </Page>
  );
}

function Total({ lines }: { readonly lines: readonly TrafficLine[] }) {
  const size = useSizeText();
  const { sent, bytes } = trafficTotal(lines);
  const amount = size(bytes);
  return (
    <Pad>
      <Text tone="dim">
        <Plural
          value={sent}
          one={`# request, ${amount} in total. We only record names and sizes here, never the contents.`}
          other={`# requests, ${amount} in total. We only record names and sizes here, never the contents.`}
        />
      </Text>
    </Pad>
  );
}

interface PurposeItemProps {
  readonly name: string;
  readonly lines: readonly TrafficLine[];
}

/** What was sent for one purpose. The paths of the calls are in the saved list. */
function PurposeItem({ name, lines }: PurposeItemProps) {
  const size = useSizeText();
  const { sent, bytes } = trafficTotal(lines);
  const isHeldBack = lines.some(({ heldBack }) => heldBack > 0);
  return (
    <ListItem
      title={name}
      note={sent > 0 ? <Plural value={sent} one="# time" other="# times" /> : undefined}
      value={
        isHeldBack ? (
          <Stamp kind="idle">
            <Trans>Blocked</Trans>
          </Stamp>
        ) : (
          size(bytes)
        )
      }
    />
  );
}

function SaveList({ lines }: { readonly lines: readonly TrafficLine[] }) {
  const { now } = useClock();
  return (
    <PrimaryAction
      kind="line"
      onClick={() => downloadJson('clearloan-sent.json', { savedAt: now(), calls: lines })}
    >
      <Trans>Download this list</Trans>
    </PrimaryAction>
  );
}

/** The purposes of calls, in plain language. */
function useCallText(): Readonly<Record<CallPurpose, string>> {
  const { t } = useLingui();
  return {
    logIn: t`Logging in and out`,
    account: t`Your account`,
    loans: t`Loans and offers`,
    verification: t`Verification`,
    bankAccount: t`Bank account`,
    payments: t`Payments`,
    agreements: t`Agreements`,
    help: t`Help`,
    consent: t`Your consents`,
    errors: t`Errors, by name only`,
    usage: t`How you use the app`,
    location: t`Location`,
    device: t`Phone details`,
    contacts: t`Phone contacts`,
    unknown: t`Other app requests`,
  };
}

/** Bytes → `320 bytes`, `1.2 kB`. In our own messages, since not every browser knows unit names. */
function useSizeText(): (bytes: number) => string {
  const { t } = useLingui();
  const language = useLanguage();
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  return (bytes) => {
    const kilobytes = format.format(bytes / 1000);
    return bytes < 1000 ? t`${plural(bytes, { one: '# byte', other: '# bytes' })}` : t`${kilobytes} kB`;
  };
}
