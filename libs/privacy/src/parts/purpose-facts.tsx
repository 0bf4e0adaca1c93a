import { List, ListItem } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import type { PurposeText } from './use-purpose-text';

/** What is sent, why, whether it is required, the retention period, the recipients, and the effect of refusing. */
export function PurposeFacts({ text }: { readonly text: PurposeText }) {
  return (
    <List>
      <ListItem title={<Trans>What we send</Trans>} note={text.items} />
      <ListItem title={<Trans>Why</Trans>} note={text.why} />
      <ListItem title={<Trans>Do I have to?</Trans>} note={<Trans>No, it’s your choice.</Trans>} />
      <ListItem title={<Trans>How long we keep it</Trans>} note={text.kept} />
      <ListItem title={<Trans>Who sees it</Trans>} note={text.shared} />
      <ListItem title={<Trans>If you say no</Trans>} note={text.without} />
    </List>
  );
}
