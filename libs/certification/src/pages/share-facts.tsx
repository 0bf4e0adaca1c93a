import { useAskConsent, useNativeShell } from '@clearloan/app-runtime';
import {
  Button,
  DeviceMobileIcon,
  List,
  ListItem,
  MapPinIcon,
  Pad,
  Section,
  Stack,
  Stamp,
  type Icon,
} from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState, type ReactNode } from 'react';
import { blankAnswer, valueOf, withAnswer } from '../rules/answers';
import { CityField } from './city-field';
import type { Flow } from './use-flow';
import { useDraft } from '../device/use-draft';
import { useUploadDevice, useUploadLocation } from '../queries';

/** Optional device data for the check: each is requested separately and never required. */
export function ShareFacts({ flow }: { readonly flow: Flow }) {
  const { t } = useLingui();
  const { stageOf, share, shareCity } = useShareFacts(flow);
  const location = stageOf('location');
  return (
    <Section title={<Trans>Optional: help us prevent fraud</Trans>}>
      <Pad>
        <p>
          <Trans>It helps us prevent fraud. Your price is the same without it.</Trans>
        </p>
      </Pad>
      <List label={t`Optional: help us prevent fraud`}>
        <FactItem
          icon={MapPinIcon}
          title={t`Your location`}
          note={<Trans>Once, to within about one kilometre</Trans>}
          stage={location}
          onShare={() => share('location')}
        />
        <FactItem
          icon={DeviceMobileIcon}
          title={t`Phone details`}
          note={<Trans>Once: network type and time zone</Trans>}
          stage={stageOf('device')}
          onShare={() => share('device')}
        />
      </List>
      {location === 'nowhere' && <NamedCity onSend={shareCity} />}
    </Section>
  );
}

/** For a device that does not provide its location. */
function NamedCity({ onSend }: { readonly onSend: (city: string) => void }) {
  const { t } = useLingui();
  const [city, setCity] = useState(blankAnswer);
  const name = (city.reads ?? city.value).trim();
  const item = { code: 'own_city', cate: 'citySelect', title: t`Your city`, required: false, options: [] };
  return (
    <Pad>
      <Stack gap={3}>
        <CityField
          id="own_city"
          item={item}
          answer={city}
          error={undefined}
          onAnswer={setCity}
          onLeave={() => undefined}
        />
        {name !== '' && (
          <Button kind="line" onClick={() => onSend(name)}>
            <Trans>Share this city</Trans>
          </Button>
        )}
      </Stack>
    </Pad>
  );
}

/** Device data that may help the check, but never decides it. */
type Fact = 'location' | 'device';

/**
 * `open`: not requested yet. `refused`: no, which is as good as yes. `nowhere`: consented, but the device cannot
 * provide its location. `unsent`: no response; retrying is possible but not required.
 */
type FactStage = 'open' | 'busy' | 'refused' | 'nowhere' | 'unsent' | 'sent';

/** Reads device data: few borrowers share any, so it loads after the form. */
const deviceReader = () => import('../device/read-device');

/** Sends data once per application, and only if the borrower consents at that moment. */
function useShareFacts({ borrower, orderId = '' }: Pick<Flow, 'borrower' | 'orderId'>) {
  const askConsent = useAskConsent();
  const host = useNativeShell();
  const location = useUploadLocation();
  const device = useUploadDevice();
  const draft = useDraft('shared', borrower);
  const [stages, setStages] = useState<ReadonlyMap<Fact, FactStage>>(new Map());
  useEffect(() => void deviceReader().catch(() => undefined), []);
  const keyOf = (fact: Fact) => `${fact}:${orderId}`;
  const note = (fact: Fact, stage: FactStage) => setStages((now) => new Map(now).set(fact, stage));

  const end = (fact: Fact, isSent: boolean) => {
    note(fact, isSent ? 'sent' : 'unsent');
    if (isSent) draft.keep(withAnswer(draft.answers, keyOf(fact), { value: 'sent' }));
  };
  /** Runs the sender of the data, if there is consent and its code has loaded. */
  const withConsent = async (fact: Fact, send: (consentId: string) => Promise<void>) => {
    note(fact, 'busy');
    const consentId = await askConsent(fact);
    if (consentId === null) note(fact, 'refused');
    else await send(consentId).catch(() => note(fact, 'unsent'));
  };
  const shareLocation = () =>
    withConsent('location', async (consentId) => {
      const { findPlace } = await deviceReader();
      const place = await findPlace(host);
      if (place) end('location', (await location.run({ ...place, consentId })).ok);
      else note('location', 'nowhere');
    });
  const shareDevice = () =>
    withConsent('device', async (consentId) => {
      const { readDevice } = await deviceReader();
      end('device', (await device.run({ ...readDevice(), consentId })).ok);
    });
  return {
    stageOf: (fact: Fact): FactStage =>
      valueOf(draft.answers, keyOf(fact)) === 'sent' ? 'sent' : (stages.get(fact) ?? 'open'),
    share: (fact: Fact) => void (fact === 'location' ? shareLocation() : shareDevice()),
    /** A city that the borrower enters instead. */
    shareCity: (locality: string) =>
      void withConsent('location', async (consentId) => {
        end('location', (await location.run({ locality, consentId })).ok);
      }),
  };
}

type Stage = 'open' | 'busy' | 'refused' | 'nowhere' | 'unsent' | 'sent';

interface FactItemProps {
  readonly icon: Icon;
  readonly title: string;
  /** What is sent, exactly. */
  readonly note: ReactNode;
  readonly stage: Stage;
  readonly onShare: () => void;
}

/** Device data that the borrower may or may not send: both are fine. */
function FactItem({ icon: FactIcon, title, note, stage, onShare }: FactItemProps) {
  return (
    <ListItem
      icon={<FactIcon />}
      title={title}
      note={
        <span role="status">
          <StageText stage={stage} note={note} />
        </span>
      }
      value={<Act title={title} stage={stage} onShare={onShare} />}
    />
  );
}

function Act({ title, stage, onShare }: Pick<FactItemProps, 'title' | 'stage' | 'onShare'>) {
  const { t } = useLingui();
  if (stage === 'nowhere') return null;
  if (stage === 'sent') {
    return (
      <Stamp kind="paid">
        <Trans>Sent</Trans>
      </Stamp>
    );
  }
  const isAgain = stage === 'unsent';
  return (
    <Button
      kind="line"
      small
      loading={stage === 'busy'}
      label={isAgain ? t`Try again: ${title}` : t`Share once: ${title}`}
      onClick={onShare}
    >
      {isAgain ? <Trans>Try again</Trans> : <Trans>Share once</Trans>}
    </Button>
  );
}

function StageText({ stage, note }: Pick<FactItemProps, 'stage' | 'note'>) {
  switch (stage) {
    case 'busy':
      return <Trans>Sharing</Trans>;
    case 'refused':
      return <Trans>Not sent. Nothing changes for you.</Trans>;
    case 'unsent':
      return <Trans>It wasn’t sent. You can continue without it.</Trans>;
    case 'nowhere':
      return <Trans>Your phone won’t share its location. Enter your city, or continue without it.</Trans>;
    default:
      return note;
  }
}
