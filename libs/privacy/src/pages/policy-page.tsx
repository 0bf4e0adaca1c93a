import { useLoggedIn } from '@clearloan/api-client';
import { formatDayWithYear, type Day } from '@clearloan/formatting';
import { pathTo } from '@clearloan/routes';
import { useLanguage, useMarket } from '@clearloan/app-runtime';
import {
  FileTextIcon,
  List,
  ListHeading,
  ListItem,
  Pad,
  Page,
  ProhibitIcon,
  ShieldCheckIcon,
  Stack,
  Text,
  TrashIcon,
} from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { innerRoutes } from '../inner-routes';
import { NeededFacts } from '../parts/needed-facts';
import { usePurposeText } from '../parts/use-purpose-text';
import { purposesIn } from '../rules/call-purpose';

/** The version of this page's text; change both together. */
const version = '1';
const since: Day = '2026-11-20';

/**
 * The privacy policy in plain language, for everyone; the text of each consent is exactly the one that is agreed to.
 */
export function PolicyPage() {
  const { t } = useLingui();
  const day = formatDayWithYear(since, useLanguage());
  return (
    <Page
      title={t`Privacy policy`}
      heading="question"
      lead={<Trans>What we ask for, why, who sees it and how long we keep it.</Trans>}
      back={pathTo(useLoggedIn() ? 'privacyCentre' : 'main')}
    >
      <NeededFacts />
      <Optional />
      <Stack>
        <div>
          <WaysOn />
        </div>
        <Pad>
          <Text size="cap" tone="dim">
            <Trans>
              Version {version} of this page, {day}
            </Trans>
          </Text>
        </Pad>
      </Stack>
    </Page>
  );
}

function Optional() {
  const text = usePurposeText();
  return (
    <>
      <ListHeading>
        <Trans>Only with your consent</Trans>
      </ListHeading>
      <List>
        {purposesIn(useMarket()).map((purpose) => (
          <ListItem
            key={purpose}
            title={text[purpose].title}
            note={`${text[purpose].items} ${text[purpose].why} ${text[purpose].kept}`}
          />
        ))}
      </List>
    </>
  );
}

function WaysOn() {
  return (
    <>
      <ListHeading>
        <Trans>What you can do</Trans>
      </ListHeading>
      <List>
        <ListItem
          to={pathTo('privacyCentre')}
          icon={<ShieldCheckIcon />}
          title={<Trans>View and change your choices</Trans>}
        />
        <ListItem
          to={innerRoutes.never}
          icon={<ProhibitIcon />}
          title={<Trans>What we never ask for</Trans>}
        />
        <ListItem
          to={pathTo('agreement', { scene: 'privacy' })}
          icon={<FileTextIcon />}
          title={<Trans>Your lender’s full policy</Trans>}
        />
        <ListItem
          to={pathTo('deleteAccount')}
          icon={<TrashIcon />}
          title={<Trans>Delete my account</Trans>}
        />
      </List>
    </>
  );
}
