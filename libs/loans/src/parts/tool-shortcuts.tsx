import { pathTo, safeReturnPath } from '@clearloan/routes';
import {
  BellRingingIcon,
  CalculatorIcon,
  DueCountWords,
  NotebookIcon,
  Section,
  ToolsGrid,
  useIsOffered,
  type Icon,
} from '@clearloan/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Tool } from '../contract';

interface OwnTool {
  readonly words: ReturnType<typeof msg>;
  readonly icon: Icon;
  readonly path: string;
}

/** The tools of the house, by the key that a lender names them with. All of them work without a login. */
const ownTools: Readonly<Record<string, OwnTool>> = {
  calculator: { words: msg`Calculator`, icon: CalculatorIcon, path: pathTo('calculator') },
  bookkeeping: { words: msg`Bookkeeping`, icon: NotebookIcon, path: pathTo('bookkeeping') },
  reminders: { words: msg`Reminders`, icon: BellRingingIcon, path: pathTo('reminders') },
};

const asLenderTools = Object.keys(ownTools).map((key): Tool => ({ key, title: '' }));

/**
 * Shortcuts to the tools: those that the lender names, in its order, or all of ours where it names none. A tool that
 * this build does not know, or that leads to no screen of ours, is left out.
 */
export function ToolShortcuts({ tools }: { tools: readonly Tool[] }) {
  const { i18n, t } = useLingui();
  const isOffered = useIsOffered();
  const shown = (tools.length === 0 ? asLenderTools : tools).flatMap(({ key, title, linkUrl }) => {
    const own = Object.hasOwn(ownTools, key) ? ownTools[key] : undefined;
    const to = safeReturnPath(linkUrl) ?? own?.path;
    if (!own || to === undefined || !isOffered(to)) return [];
    const note = key === 'reminders' ? <DueCountWords /> : undefined;
    return [{ to, words: title === '' ? i18n._(own.words) : title, icon: own.icon, note }];
  });
  if (shown.length === 0) return null;
  return (
    <Section title={<Trans>Your tools</Trans>}>
      <ToolsGrid label={t`Your tools`} tools={shown} />
    </Section>
  );
}
