import { formatDayWithYear, type Day } from '@clearloan/formatting';
import { pathTo } from '@clearloan/routes';
import { useBrand, useLanguage, buildId } from '@clearloan/app-runtime';
import {
  BrandMark,
  HeadsetIcon,
  List,
  ListHeading,
  ListItem,
  Page,
  ShieldCheckIcon,
  Text,
} from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import '../parts/build-line.css';

/** The version of this page's text; change both together. */
const version = '1';
const since: Day = '2026-11-20';

/** Who we are and what we promise, in plain language. */
export function AboutPage() {
  const { t } = useLingui();
  const { name: brandName } = useBrand();
  const day = formatDayWithYear(since, useLanguage());
  return (
    <Page
      title={t`About ${brandName}`}
      heading="question"
      art={<BrandMark size={44} onPaper />}
      lead={<Trans>{brandName} shows you the full cost of a loan before you agree to it.</Trans>}
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
        <Trans>Our promises</Trans>
      </ListHeading>
      <List>
        <ListItem
          title={<Trans>The full cost first</Trans>}
          note={<Trans>What you get, every fee, what you pay back and when. Only then do you sign.</Trans>}
        />
        <ListItem
          title={<Trans>A lender you can identify</Trans>}
          note={
            <Trans>
              Every loan shows who’s lending and where they’re registered. The money goes straight to your own
              account.
            </Trans>
          }
        />
        <ListItem
          title={<Trans>No pressure</Trans>}
          note={
            <Trans>We never threaten or shame you, and we never call people you know about your loan.</Trans>
          }
        />
        <ListItem
          title={<Trans>Only what we need</Trans>}
          note={<Trans>We don’t read your contacts, messages, photos or call history.</Trans>}
        />
      </List>
    </>
  );
}

function WaysOn() {
  return (
    <>
      <ListHeading>
        <Trans>Learn more</Trans>
      </ListHeading>
      <List>
        <ListItem
          to={pathTo('privacyPolicy')}
          icon={<ShieldCheckIcon />}
          title={<Trans>Privacy policy</Trans>}
        />
        <ListItem to={pathTo('customerService')} icon={<HeadsetIcon />} title={<Trans>Contact us</Trans>} />
      </List>
    </>
  );
}

interface BuildLineProps {
  /** The version of the page's text. */
  readonly children?: ReactNode;
}

/** The last lines of a page: the build, for support. */
function BuildLine({ children }: BuildLineProps) {
  const { name: brandName } = useBrand();
  const build = buildId();
  return (
    <div className="cl-auth-build">
      {children !== undefined && (
        <Text size="cap" tone="dim">
          {children}
        </Text>
      )}
      <Text size="cap" tone="dim">
        <Trans>
          {brandName}, build {build}
        </Trans>
      </Text>
    </div>
  );
}
