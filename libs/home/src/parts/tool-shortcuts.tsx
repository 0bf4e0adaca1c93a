import { pathTo, safeReturnPath } from '@clearloan/routes';
import { useHasScreen } from '@clearloan/app-runtime';
import {
  BellRingingIcon,
  CalculatorIcon,
  DueCountText,
  List,
  ListItem,
  NotebookIcon,
  Section,
  ToolsGrid,
  type Icon,
} from '@clearloan/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Tool } from '../contract';

interface OwnTool {
  readonly label: ReturnType<typeof msg>;
  readonly icon: Icon;
  readonly path: string;
}

/** The app's own tools, by the lender's keys. All of them work without a login and offline. */
const ownTools: Readonly<Record<string, OwnTool>> = {
  calculator: { label: msg`Calculator`, icon: CalculatorIcon, path: pathTo('calculator') },
  bookkeeping: { label: msg`Bookkeeping`, icon: NotebookIcon, path: pathTo('bookkeeping') },
  reminders: { label: msg`Reminders`, icon: BellRingingIcon, path: pathTo('reminders') },
};

const asLenderTools = Object.keys(ownTools).map((key): Tool => ({ key, title: '' }));

export interface ToolShortcutsProps {
  /** By the lender's keys; all tools if it lists none. */
  tools: readonly Tool[];
  /** Offline: the screen offers what works offline. */
  isUnreached: boolean;
}

/** Shortcuts to the app's tools. Tools that this build does not know, or without a screen in this app, are left out. */
export function ToolShortcuts({ tools, isUnreached }: ToolShortcutsProps) {
  const { t } = useLingui();
  const visibleTools = useVisibleTools(tools);
  if (visibleTools.length === 0) return null;
  if (!isUnreached)
    return (
      <Section title={<Trans>Your tools</Trans>}>
        <ToolsGrid label={t`Your tools`} tools={visibleTools} />
      </Section>
    );
  return (
    <Section title={<Trans>Works offline</Trans>}>
      <List>
        {visibleTools.map(({ to, label, icon: ToolIcon }) => (
          <ListItem key={to} to={to} icon={<ToolIcon />} title={label} />
        ))}
      </List>
    </Section>
  );
}

/** In the lender's order. */
function useVisibleTools(tools: readonly Tool[]) {
  const { i18n } = useLingui();
  const hasScreen = useHasScreen();
  return (tools.length === 0 ? asLenderTools : tools).flatMap(({ key, title, linkUrl }) => {
    const own = Object.hasOwn(ownTools, key) ? ownTools[key] : undefined;
    const to = safeReturnPath(linkUrl) ?? own?.path;
    if (!own || to === undefined || !hasScreen(to)) return [];
    const note = key === 'reminders' ? <DueCountText /> : undefined;
    return [{ to, label: title === '' ? i18n._(own.label) : title, icon: own.icon, note }];
  });
}
