import { useLanguage, useMarket } from '@clearloan/app-runtime';
import { pathTo } from '@clearloan/routes';
import {
  ArrowUpRightIcon,
  DownloadSimpleIcon,
  FileTextIcon,
  List,
  ListHeading,
  ListItem,
  ListChecksIcon,
  Note,
  Pad,
  ProhibitIcon,
  Spinner,
  TrashIcon,
} from '@clearloan/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { innerRoutes } from '../inner-routes';
import { downloadFile, downloadJson } from '../device/download-file';
import { useAccountCopy, useConsentLogLines, useTrafficLines } from '../queries';
import { readableCopy } from '../rules/readable-copy';
import { trafficTotal } from '../rules/traffic-groups';

/** Access, export, and delete. */
export function RightsList({ isLoggedIn }: { readonly isLoggedIn: boolean }) {
  return (
    <>
      <ListHeading>
        <Trans>Your rights</Trans>
      </ListHeading>
      <List>
        {isLoggedIn && <CopyItems />}
        <ListItems />
        {isLoggedIn && (
          <ListItem
            to={pathTo('deleteAccount')}
            icon={<TrashIcon />}
            title={<Trans>Ask to delete my data</Trans>}
          />
        )}
      </List>
    </>
  );
}

function ListItems() {
  const consents = useConsentLogLines().length;
  const { sent } = trafficTotal(useTrafficLines());
  return (
    <>
      <ListItem
        to={innerRoutes.agreed}
        icon={<ListChecksIcon />}
        title={<Trans>What I’ve agreed to</Trans>}
        note={
          <Plural value={consents} _0="None yet" one="# entry, with dates" other="# entries, with dates" />
        }
      />
      <ListItem
        to={innerRoutes.sent}
        icon={<ArrowUpRightIcon />}
        title={<Trans>What we sent this session</Trans>}
        note={<Plural value={sent} one="# request" other="# requests" />}
      />
      <ListItem to={innerRoutes.never} icon={<ProhibitIcon />} title={<Trans>What we never ask for</Trans>} />
      <ListItem to={pathTo('privacyPolicy')} icon={<FileTextIcon />} title={<Trans>Privacy policy</Trans>} />
    </>
  );
}

/** The copy is saved from the lender to a file, to read or for another program, and stored nowhere else. */
function CopyItems() {
  const { t } = useLingui();
  const language = useLanguage();
  const { timeZone } = useMarket();
  const copy = useAccountCopy();
  const save = (write: (data: unknown) => void) => {
    if (!copy.isPending) copy.mutateAsync().then(write, () => undefined);
  };
  const words = { title: t`A copy of my data`, language, timeZone, yes: t`Yes`, no: t`No` };
  return (
    <>
      <ListItem
        onClick={() =>
          save((data) => downloadFile('clearloan-my-data.html', readableCopy(data, words), 'text/html'))
        }
        icon={copy.isPending ? <Spinner small /> : <DownloadSimpleIcon />}
        title={<Trans>Get a copy of my data</Trans>}
        note={<Trans>A file on this phone, straight away</Trans>}
      />
      <ListItem
        onClick={() => save((data) => downloadJson('clearloan-my-data.json', data))}
        icon={<DownloadSimpleIcon />}
        title={<Trans>The same for another program</Trans>}
        note="JSON"
      />
      {copy.error && (
        <li>
          <Pad>
            <Note kind="over" role="alert" title={<Trans>We couldn’t get your copy</Trans>}>
              {copy.error.message}
            </Note>
          </Pad>
        </li>
      )}
    </>
  );
}
