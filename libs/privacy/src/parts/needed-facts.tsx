import { List, ListHeading, ListItem } from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';

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
      note: t`To log you in and contact you about your loan. Kept until you delete your account.`,
    },
    {
      title: t`ID and face`,
      note: t`Required by law. Photos only go to your lender. Kept until you delete your account.`,
    },
    {
      title: t`Job, income and two contacts`,
      note: t`To check what you can repay. Your two contacts will never be asked to pay. Kept until you delete your account.`,
    },
    {
      title: t`Bank account`,
      note: t`To send you the money. We never ask for card numbers or bank passwords. Kept until you delete your account.`,
    },
    { title: t`Loans and payments`, note: t`To keep correct accounts. The law says how long.` },
    {
      title: t`Errors`,
      note: t`If the app fails, it tells us which page and request. Never who you are or what you typed.`,
    },
  ];
}
