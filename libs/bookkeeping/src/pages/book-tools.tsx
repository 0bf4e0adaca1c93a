import { ArrowsDownUpIcon, ClockClockwiseIcon, List, ListHeading, ListItem } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import { patterns } from '../paths';

/** What else can be done with the book. */
export function BookTools() {
  return (
    <>
      <ListHeading>
        <Trans>More</Trans>
      </ListHeading>
      <List>
        <ListItem
          to={patterns.regular}
          icon={<ClockClockwiseIcon />}
          title={<Trans>Repeating records</Trans>}
        />
        <ListItem to={patterns.table} icon={<ArrowsDownUpIcon />} title={<Trans>Import or export</Trans>} />
      </List>
    </>
  );
}
