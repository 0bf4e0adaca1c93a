import { Button, DeviceMobileIcon, List, MapPinIcon, Pad, Section, Stack } from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { FactItem } from '../parts/fact-item';
import { blankAnswer } from '../rules/answers';
import { CityField } from './city-field';
import type { Flow } from './use-flow';
import { useShareFacts } from './use-share-facts';

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
