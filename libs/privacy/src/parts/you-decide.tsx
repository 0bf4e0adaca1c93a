import { Text } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import './you-decide.css';

/** What this page is for, in one sentence. */
export function YouDecide() {
  return (
    <div className="cl-privacy-lead">
      <h2 className="cl-privacy-question">
        <Trans>You decide</Trans>
      </h2>
      <Text tone="dim">
        <Trans>Turn off what the loan doesn’t need. It won’t change your price.</Trans>
      </Text>
    </div>
  );
}
