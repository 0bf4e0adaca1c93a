import { Trans, useLingui } from '@lingui/react/macro';
import { List, ListHeading, ListItem } from '@clearloan/ui';
import type { PurposeText } from './use-purpose-text';

/** What a loan requires, with the reason and the retention period of each item. */
export function NeededFacts() {
  return (
    <>
      <ListHeading>
        <Trans>Required for a loan</Trans>
      </ListHeading>
      <List>
        {useNeededText().map(({ title, note }) => (
          <ListItem key={title} title={title} note={note} />
        ))}
      </List>
    </>
  );
}

function useNeededText() {
  const { t } = useLingui();
  return [
    {
      title: t`Phone number`,
      note: t`To log you in and contact you about your loan. Kept until your account is deleted.`,
    },
    {
      title: t`ID and face`,
      note: t`Required by law. Photos only go to your lender. Kept until your account is deleted.`,
    },
    {
      title: t`Job, income and two contacts`,
      note: t`To check what you can repay. Your two contacts will never be asked to pay. Kept until your account is deleted.`,
    },
    {
      title: t`Bank account`,
      note: t`To send you the money. We never ask for card numbers or bank passwords. Kept until your account is deleted.`,
    },
    { title: t`Loans and payments`, note: t`To keep correct accounts. The law says how long.` },
    {
      title: t`Errors`,
      note: t`If the app fails, it tells us which page and request. Never who you are or what you typed.`,
    },
  ];
}

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
