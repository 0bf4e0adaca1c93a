import { ArrowClockwiseIcon, LinkAction, Pad } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';

/** What pulling the page down does, by a tap, for whoever cannot pull: at the end of the page. */
export function RefreshAction({ onRefresh }: { onRefresh: () => void }) {
  return (
    <Pad>
      <LinkAction small icon={<ArrowClockwiseIcon size="small" />} onClick={onRefresh}>
        <Trans>Refresh</Trans>
      </LinkAction>
    </Pad>
  );
}
