import { pathTo } from '@clearloan/routes';
import {
  ArrowUpRightIcon,
  DownloadSimpleIcon,
  FileTextIcon,
  Ledger,
  LedgerHeading,
  LedgerItem,
  ListChecksIcon,
  Note,
  Pad,
  ProhibitIcon,
  Spinner,
  TrashIcon,
  useIsOffered,
} from '@clearloan/ui';
import { Plural, Trans } from '@lingui/react/macro';
import { innerRoutes } from '../inner-routes';
import { downloadJson } from '../device/download-file';
import { useAccountCopy, useLedgerLines, useTrafficLines } from '../queries';
import { trafficTotal } from '../rules/traffic-groups';

/** See, take along, and have removed. */
export function RightsLedger({ isLoggedIn }: { readonly isLoggedIn: boolean }) {
  const isOffered = useIsOffered();
  return (
    <>
      <LedgerHeading>
        <Trans>Your rights</Trans>
      </LedgerHeading>
      <Ledger>
        {isLoggedIn && <CopyItem />}
        <ListItems />
        {isLoggedIn && isOffered(pathTo('deleteAccount')) && (
          <LedgerItem
            to={pathTo('deleteAccount')}
            icon={<TrashIcon />}
            title={<Trans>Ask to delete my data</Trans>}
          />
        )}
      </Ledger>
    </>
  );
}

function ListItems() {
  const consents = useLedgerLines().length;
  const { sent } = trafficTotal(useTrafficLines());
  return (
    <>
      <LedgerItem
        to={innerRoutes.agreed}
        icon={<ListChecksIcon />}
        title={<Trans>What I agreed to</Trans>}
        note={
          <Plural
            value={consents}
            _0="Nothing so far"
            one="# entry, with dates"
            other="# entries, with dates"
          />
        }
      />
      <LedgerItem
        to={innerRoutes.sent}
        icon={<ArrowUpRightIcon />}
        title={<Trans>What was sent in this visit</Trans>}
        note={<Plural value={sent} one="# call" other="# calls" />}
      />
      <LedgerItem
        to={innerRoutes.never}
        icon={<ProhibitIcon />}
        title={<Trans>What we never ask for</Trans>}
      />
      <LedgerItem
        to={pathTo('privacyPolicy')}
        icon={<FileTextIcon />}
        title={<Trans>Privacy policy</Trans>}
      />
    </>
  );
}

/** The copy goes from the lender into a file and stays nowhere else. */
function CopyItem() {
  const copy = useAccountCopy();
  const save = async () => {
    if (copy.isPending) return;
    downloadJson('clearloan-my-data.json', await copy.mutateAsync());
  };
  return (
    <>
      <LedgerItem
        onClick={() => void save().catch(() => undefined)}
        icon={copy.isPending ? <Spinner small /> : <DownloadSimpleIcon />}
        title={<Trans>Get a copy of my data</Trans>}
        note={<Trans>A file on this phone, at once</Trans>}
      />
      {copy.error && (
        <li>
          <Pad>
            <Note kind="over" role="alert" title={<Trans>The copy did not arrive</Trans>}>
              {copy.error.message}
            </Note>
          </Pad>
        </li>
      )}
    </>
  );
}
