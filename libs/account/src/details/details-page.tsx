import { useHasScreen } from '@clearloan/app-runtime';
import { pathTo } from '@clearloan/routes';
import {
  BriefcaseIcon,
  EnvelopeSimpleIcon,
  IdentificationCardIcon,
  List,
  ListItem,
  Note,
  Pad,
  Page,
  PhoneIcon,
  ReadFailure,
  SkeletonList,
  Stack,
} from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { innerRoutes } from '../inner-routes';
import { useUserInfo } from '../queries';

/** Who the borrower is to the lender, and how to change it. */
export function DetailsPage() {
  const { t } = useLingui();
  const read = useUserInfo();
  const hasScreen = useHasScreen();
  return (
    <Page title={t`Your details`} back={pathTo('setting')}>
      <ReadFailure read={read} title={t`Your details didn’t load`} />
      {read.isPending && <SkeletonList rows={3} />}
      {read.data && (
        <Stack>
          <List label={t`Your details`}>
            <ListItem
              icon={<IdentificationCardIcon />}
              title={<Trans>Full name</Trans>}
              note={<Trans>Needs a new photo of your ID</Trans>}
              value={read.data.name ?? <Trans>Not checked yet</Trans>}
              to={pathTo('IdCardType')}
            />
            <ListItem
              icon={<PhoneIcon />}
              title={<Trans>Phone number</Trans>}
              value={read.data.phone}
              {...(hasScreen(innerRoutes.phone) && {
                note: <Trans>Needs a code on both numbers</Trans>,
                to: innerRoutes.phone,
              })}
            />
            <ListItem
              icon={<EnvelopeSimpleIcon />}
              title={<Trans>E-mail address</Trans>}
              note={<Trans>View and edit</Trans>}
              to={pathTo('email')}
            />
            <ListItem
              icon={<BriefcaseIcon />}
              title={<Trans>Address, job and contacts</Trans>}
              note={<Trans>View and edit</Trans>}
              to={pathTo('auth')}
            />
          </List>
          <Pad>
            <Note title={<Trans>Why we ask for proof</Trans>}>
              <Trans>So nobody who finds your phone unlocked can take over your account.</Trans>
            </Note>
          </Pad>
        </Stack>
      )}
    </Page>
  );
}
