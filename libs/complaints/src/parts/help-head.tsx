import { Pad, SkeletonLine, Stack, Text } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import type { Help } from '../contract';
import { useOpenText } from './use-open-text';
import './help-head.css';

export interface HelpHeadProps {
  /** Absent while it loads, or when it did not come. */
  help: Help | undefined;
  /** In the lender's words: "Every day, 8:00–20:00". */
  hours: string | undefined;
  /** What of the two is still on its way keeps its line. */
  waits: { readonly help: boolean; readonly hours: boolean };
  /** Where the borrower came from. */
  screenName: string | undefined;
}

/** That a person answers, when, and what they already know about the question. */
export function HelpHead({ help, hours, waits, screenName }: HelpHeadProps) {
  return (
    <Pad>
      <div className="cl-complaints-head">
        <h2>
          <Trans>Real people answer</Trans>
        </h2>
        <Stack gap={1}>
          {hours !== undefined && <Text tone="dim">{hours}</Text>}
          {waits.hours && <SkeletonLine />}
          {help && <Now help={help} />}
          {waits.help && <SkeletonLine />}
          {screenName !== undefined && (
            <Text size="sm" tone="dim">
              <Trans>
                You came from <b>{screenName}</b>. We’ll tell the person who answers.
              </Trans>
            </Text>
          )}
        </Stack>
      </div>
    </Pad>
  );
}

/** How it stands with the device, the quickest way: how long it takes now, or when somebody is there again. */
function Now({ help: { channels, timeZone } }: { help: Help }) {
  const openText = useOpenText(timeZone);
  const phone = channels.find(({ key }) => key === 'phone');
  if (phone === undefined) return null;
  const { isOpen, label } = openText(phone);
  return <Text tone="dim">{isOpen ? (phone.hint ?? label) : label}</Text>;
}
