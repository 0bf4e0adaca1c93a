import { List, ListHeading, useLeaving } from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Help } from '../contract';
import { ChannelItem } from '../parts/channel-item';
import { useOpenText } from '../parts/use-open-text';
import { useHelp } from '../queries';
import { useChat } from './use-chat';

/**
 * Chat and telephone, as alternatives to writing; empty while unknown.
 * @param isSettled the content above has its final height, so that they do not jump
 */
export function Quicker({ isSettled }: { isSettled: boolean }) {
  const { data: help } = useHelp();
  return help === undefined || !isSettled ? null : <Ways help={help} />;
}

function Ways({ help: { channels, timeZone } }: { help: Help }) {
  const { t } = useLingui();
  const leaving = useLeaving();
  const chat = useChat(leaving, 'complaint');
  const openText = useOpenText(timeZone);
  const quick = ['whatsapp', 'phone'].flatMap((key) => channels.filter((channel) => channel.key === key));
  if (quick.length === 0) return null;
  return (
    <>
      <ListHeading>
        <Trans>Get help faster</Trans>
      </ListHeading>
      <List>
        {quick.map((channel) => (
          <ChannelItem
            key={channel.key}
            channel={{ ...channel, value: channel.key === 'phone' ? channel.value : undefined }}
            title={channel.key === 'whatsapp' ? <Trans>Chat on WhatsApp</Trans> : undefined}
            open={openText(channel)}
            subject={t`Question`}
            chat={chat}
          />
        ))}
      </List>
      {leaving.question}
    </>
  );
}
