import {
  BriefcaseIcon,
  IdentificationCardIcon,
  List,
  ListHeading,
  ListItem,
  LockSimpleFillIcon,
  Stamp,
} from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';

/** What a loan requires, listed here so that nobody looks for a switch. */
export function NeededList() {
  return (
    <>
      <ListHeading>
        <Trans>Required while your loan is open</Trans>
      </ListHeading>
      <List>
        <ListItem
          icon={<IdentificationCardIcon />}
          title={<Trans>ID and face</Trans>}
          note={<Trans>Required by law.</Trans>}
          stamp={<Needed />}
          strong
        />
        <ListItem
          icon={<BriefcaseIcon />}
          title={<Trans>Job and income</Trans>}
          note={<Trans>To check what you can repay.</Trans>}
          stamp={<Needed />}
          strong
        />
      </List>
    </>
  );
}

const Needed = () => (
  <Stamp kind="idle" icon={LockSimpleFillIcon}>
    <Trans>Required</Trans>
  </Stamp>
);
