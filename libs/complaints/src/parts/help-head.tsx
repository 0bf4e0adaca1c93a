import { Pad, SkeletonLine, Stack, Text } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import type { Help } from '../contract';
import { useOpenText } from './use-open-text';
import './help-head.css';

export interface HelpHeadProps {
  /** Absent while loading, or after a failure. */
  help: Help | undefined;
  /** The lender's text: "Every day, 8:00–20:00". */
  hours: string | undefined;
  /** What is still loading reserves its line. */
  waits: { readonly help: boolean; readonly hours: boolean };
  /** The borrower's previous screen. */
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

/** The state of the chat, the quickest channel: the current waiting time, or when it opens again. */
function Now({ help: { channels, timeZone } }: { help: Help }) {
  const openText = useOpenText(timeZone);
  const phone = channels.find(({ key }) => key === 'phone');
  if (phone === undefined) return null;
  const { isOpen, label } = openText(phone);
  return <Text tone="dim">{isOpen ? (phone.hint ?? label) : label}</Text>;
}
