import { useLingui } from '@lingui/react/macro';
import type { DataOf } from '@clearloan/api-client/declare';
import type { Leaving } from '@clearloan/ui';
import type { whatsapp } from '../contract';
import { useScreenName } from '../parts/use-screen-name';
import { useWhatsapp } from '../queries';
import { chatAddress } from '../rules/contact-links';

/**
 * What opens the chat, with the screen's name among the first words; nothing when its number cannot be had. Tapped while that is on
 * its way, it opens when it comes: an entry that became a button only then would grow under the finger.
 */
export function useChat(leaving: Leaving, screen: string | undefined): (() => void) | undefined {
  const { t } = useLingui();
  const { data, isPending, refetch } = useWhatsapp();
  const name = useScreenName(screen);
  const wayTo = ({ number, text }: DataOf<typeof whatsapp>) => {
    const words = [text, name && t`I was on the page “${name}”.`].filter(Boolean).join('\n');
    return leaving.ask(chatAddress(number, words));
  };
  if (isPending) return () => void refetch().then((read) => read.data && wayTo(read.data)?.());
  return data && wayTo(data);
}
