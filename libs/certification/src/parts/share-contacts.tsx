import { Button, Pad, Row, Section, Stack, Text } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';

export interface ShareContactsProps {
  /** Exactly what would be sent. */
  readonly people: readonly { readonly name: string; readonly mobile: string }[];
  readonly stage: 'open' | 'busy' | 'refused' | 'unsent' | 'sent';
  readonly onShare: () => void;
}

/** In a market that allows it: sends the picked contacts, shown exactly as they are sent. */
export function ShareContacts({ people, stage, onShare }: ShareContactsProps) {
  if (people.length === 0) return null;
  return (
    <Section title={<Trans>Send the contacts you picked?</Trans>}>
      <Pad>
        <Stack gap={3}>
          <Text>
            <Trans>We’ll only send what’s listed here. It’s optional and won’t change your price.</Trans>
          </Text>
          <div>
            {people.map(({ name, mobile }) => (
              <Row key={mobile} label={name}>
                {mobile}
              </Row>
            ))}
          </div>
          <p role="status">{stage !== 'open' && <StageText stage={stage} />}</p>
          {stage !== 'sent' && (
            <Button kind="line" loading={stage === 'busy'} onClick={onShare}>
              <Trans>Share once</Trans>
            </Button>
          )}
        </Stack>
      </Pad>
    </Section>
  );
}

function StageText({ stage }: Pick<ShareContactsProps, 'stage'>) {
  if (stage === 'refused') return <Trans>Not sent. Nothing changes for you.</Trans>;
  if (stage === 'unsent') return <Trans>It wasn’t sent. You can continue without it.</Trans>;
  return stage === 'sent' ? <Trans>Sent</Trans> : null;
}
