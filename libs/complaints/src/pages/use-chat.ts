import { useLingui } from '@lingui/react/macro';
import type { Leaving } from '@clearloan/ui';
import type { Chat } from '../parts/channel-item';
import { useScreenName } from '../parts/use-screen-name';
import { useWhatsapp } from '../queries';
import { chatAddress } from '../rules/help';
import { useOptimisticTap } from './use-optimistic-tap';

/**
 * Opens the chat, with the screen's name in the initial text. If tapped before its number is loaded, it opens once it
 * is.
 */
export function useChat(leaving: Leaving, screen: string | undefined): Chat {
  const { t } = useLingui();
  const read = useWhatsapp();
  const name = useScreenName(screen);
  const came = name && t`I was on the “${name}” page.`;
  const open =
    read.data &&
    leaving.ask(chatAddress(read.data.number, [read.data.text, came].filter(Boolean).join('\n')));
  const optimistic = useOptimisticTap(read, () => open?.());
  return { ...optimistic, open: read.data ? open : optimistic.keep };
}
