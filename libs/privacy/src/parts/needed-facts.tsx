import { List, ListHeading, ListItem } from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';

/** What a loan needs, each with its reason and how long it is kept. */
export function NeededFacts() {
  return (
    <>
      <ListHeading>
        <Trans>Needed for a loan</Trans>
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
      note: t`To log you in and to reach you about your loan. Kept until your account is deleted.`,
    },
    {
      title: t`ID and face`,
      note: t`The law asks who gets the money. Pictures go to your lender only. Kept until your account is deleted.`,
    },
    {
      title: t`Job, income and two contacts`,
      note: t`To check what you can pay back. The two people can never be asked to pay. Kept until your account is deleted.`,
    },
    {
      title: t`Bank account`,
      note: t`To send you the money. We never ask for card numbers or passwords of your bank. Kept until your account is deleted.`,
    },
    { title: t`Loans and payments`, note: t`To keep the books right. The law says how long.` },
    {
      title: t`What went wrong`,
      note: t`When the app fails, it tells us which page and which call. Never who you are or what you typed.`,
    },
  ];
}
