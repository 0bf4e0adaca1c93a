import { useLingui } from '@lingui/react/macro';
import type { Leaving } from '@clearloan/ui';
import { useScreenName } from '../parts/use-screen-name';
import { useWhatsapp } from '../queries';
import { chatAddress } from '../rules/contact-links';

/** What opens the chat, with the screen's name among the first words; nothing while the number is not known. */
export function useChat(leaving: Leaving, screen: string | undefined): (() => void) | undefined {
  const { t } = useLingui();
  const { data } = useWhatsapp();
  const name = useScreenName(screen);
  if (data === undefined) return undefined;
  const words = [data.text, name && t`I was on the page “${name}”.`].filter(Boolean).join('\n');
  return leaving.ask(chatAddress(data.number, words));
}
