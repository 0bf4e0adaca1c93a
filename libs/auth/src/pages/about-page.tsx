import { formatDayWithYear, type Day } from '@clearloan/formatting';
import { pathTo } from '@clearloan/routes';
import {
  BrandMark,
  HeadsetIcon,
  Ledger,
  LedgerHeading,
  LedgerItem,
  Page,
  ShieldCheckIcon,
  useBrand,
  useIsOffered,
  useLanguage,
} from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { BuildLine } from '../parts/build-line';

/** Of the words on this page: both change with them. */
const version = '1';
const since: Day = '2026-11-20';

/** Who we are and what we promise, in plain words. */
export function AboutPage() {
  const { t } = useLingui();
  const { name: brandName } = useBrand();
  const day = formatDayWithYear(since, useLanguage());
  return (
    <Page
      title={t`About ${brandName}`}
      heading="question"
      art={<BrandMark size={44} onPaper />}
      lead={<Trans>{brandName} shows what a loan costs, in full, before you agree to it.</Trans>}
      back={pathTo('main')}
    >
      <Promises />
      <WaysOn />
      <BuildLine>
        <Trans>
          Version {version} of this page, {day}
        </Trans>
      </BuildLine>
    </Page>
  );
}

function Promises() {
  return (
    <>
      <LedgerHeading>
        <Trans>What we promise</Trans>
      </LedgerHeading>
      <Ledger>
        <LedgerItem
          title={<Trans>The whole price first</Trans>}
          note={<Trans>What you get, every fee, what you pay back and when. You sign after that.</Trans>}
        />
        <LedgerItem
          title={<Trans>A lender with a name</Trans>}
          note={
            <Trans>
              Each loan says who lends and where they are registered. Money goes from them to your own
              account.
            </Trans>
          }
        />
        <LedgerItem
          title={<Trans>No pressure</Trans>}
          note={
            <Trans>We never threaten or shame, and we never call the people you know about your loan.</Trans>
          }
        />
        <LedgerItem
          title={<Trans>Only what is needed</Trans>}
          note={<Trans>We read no contacts, no messages, no photos and no call lists.</Trans>}
        />
      </Ledger>
    </>
  );
}

function WaysOn() {
  const isOffered = useIsOffered();
  return (
    <>
      <LedgerHeading>
        <Trans>Read on</Trans>
      </LedgerHeading>
      <Ledger>
        {isOffered(pathTo('privacyPolicy')) && (
          <LedgerItem
            to={pathTo('privacyPolicy')}
            icon={<ShieldCheckIcon />}
            title={<Trans>Privacy policy</Trans>}
          />
        )}
        {isOffered(pathTo('customerService')) && (
          <LedgerItem
            to={pathTo('customerService')}
            icon={<HeadsetIcon />}
            title={<Trans>Talk to us</Trans>}
          />
        )}
      </Ledger>
    </>
  );
}
