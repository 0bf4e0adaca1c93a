import {
  CheckCircleFillIcon,
  CircleDashedIcon,
  List,
  ListItem,
  Section,
  Text,
  XCircleFillIcon,
} from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import type { Eligibility } from '../contract';

/** "Can I get it?", evaluated for this borrower line by line. */
export function EligibilityList({ lines }: { lines: readonly Eligibility[] }) {
  if (lines.length === 0) return null;
  return (
    <Section title={<Trans>Can I get it?</Trans>}>
      <List>
        {lines.map((line) => (
          <ListItem
            key={line.code}
            art={<Sign status={line.status} />}
            title={line.title}
            note={line.text}
            value={<Answer status={line.status} />}
          />
        ))}
      </List>
    </Section>
  );
}

function Sign({ status }: { status: string }) {
  if (status === 'yes')
    return (
      <Text as="span" tone="paid">
        <CheckCircleFillIcon />
      </Text>
    );
  return status === 'no' ? <XCircleFillIcon /> : <CircleDashedIcon />;
}

function Answer({ status }: { status: string }) {
  switch (status) {
    case 'yes':
      return (
        <Text as="span" size="sm" tone="paid" bold>
          <Trans>Yes</Trans>
        </Text>
      );
    case 'no':
      return (
        <Text as="span" size="sm" bold>
          <Trans>No</Trans>
        </Text>
      );
    case 'todo':
      return (
        <Text as="span" size="sm" tone="dim" bold>
          <Trans>We’ll check</Trans>
        </Text>
      );
    default:
      return (
        <Text as="span" size="sm" tone="dim">
          {status}
        </Text>
      );
  }
}
