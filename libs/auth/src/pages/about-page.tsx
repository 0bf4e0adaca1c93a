import { formatDayWithYear, type Day } from '@clearloan/formatting';
import { pathTo } from '@clearloan/routes';
import { useBrand, useIsOffered, useLanguage } from '@clearloan/app-runtime';
import { BrandMark, HeadsetIcon, List, ListHeading, ListItem, Page, ShieldCheckIcon } from '@clearloan/ui';
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
      <ListHeading>
        <Trans>What we promise</Trans>
      </ListHeading>
      <List>
        <ListItem
          title={<Trans>The whole price first</Trans>}
          note={<Trans>What you get, every fee, what you pay back and when. You sign after that.</Trans>}
        />
        <ListItem
          title={<Trans>A lender with a name</Trans>}
          note={
            <Trans>
              Each loan says who lends and where they are registered. Money goes from them to your own
              account.
            </Trans>
          }
        />
        <ListItem
          title={<Trans>No pressure</Trans>}
          note={
            <Trans>We never threaten or shame, and we never call the people you know about your loan.</Trans>
          }
        />
        <ListItem
          title={<Trans>Only what is needed</Trans>}
          note={<Trans>We read no contacts, no messages, no photos and no call lists.</Trans>}
        />
      </List>
    </>
  );
}

function WaysOn() {
  const isOffered = useIsOffered();
  return (
    <>
      <ListHeading>
        <Trans>Read on</Trans>
      </ListHeading>
      <List>
        {isOffered(pathTo('privacyPolicy')) && (
          <ListItem
            to={pathTo('privacyPolicy')}
            icon={<ShieldCheckIcon />}
            title={<Trans>Privacy policy</Trans>}
          />
        )}
        {isOffered(pathTo('customerService')) && (
          <ListItem to={pathTo('customerService')} icon={<HeadsetIcon />} title={<Trans>Talk to us</Trans>} />
        )}
      </List>
    </>
  );
}
