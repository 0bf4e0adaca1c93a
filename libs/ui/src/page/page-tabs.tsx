import { useId, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { classNames } from '../theme/class-names';
import { Plural } from '@lingui/react/macro';
import { useDueCount } from '@clearloan/app-runtime';
import './page-tabs.css';

export interface PageTab<Value extends string> {
  value: Value;
  label: ReactNode;
  icon?: ReactNode;
  /** The number of pending items; 0 is not shown. */
  count?: number | undefined;
}

interface TabListProps<Value extends string> {
  /** What the tabs filter: "Loans by state". */
  label: string;
  tabs: readonly PageTab<Value>[];
  value: Value;
  /** The caller stores it in the URL (`?_tab=`), so that Back works. */
  onChange: (value: Value) => void;
  /** The tabs share the full width. */
  fill?: boolean | undefined;
}

export interface PageTabsProps<Value extends string> extends TabListProps<Value> {
  /** The panel of the selected tab. */
  children: ReactNode;
}

const steps: Readonly<Partial<Record<string, number>>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Tabs of one page, one panel at a time; arrow keys move between tabs. */
export function PageTabs<Value extends string>({ children, ...list }: PageTabsProps<Value>) {
  const id = useId();
  return (
    <>
      <TabList id={id} {...list} />
      <div id={panelId(id)} role="tabpanel" aria-labelledby={tabId(id, list.value)}>
        {children}
      </div>
    </>
  );
}

function TabList<Value extends string>({
  id,
  label,
  tabs,
  value,
  onChange,
  fill,
}: TabListProps<Value> & { id: string }) {
  const list = useInSight(value);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    const at = tabs.findIndex((tab) => tab.value === value);
    const next = step === undefined ? undefined : tabs.at((at + step) % tabs.length);
    if (next === undefined) return;
    event.preventDefault();
    onChange(next.value);
    document.getElementById(tabId(id, next.value))?.focus();
  };
  return (
    <div
      ref={list}
      className={classNames('cl-page-tabs', fill && 'cl-page-tabs-fill')}
      role="tablist"
      aria-label={label}
      onKeyDown={onKeyDown}
    >
      {tabs.map((tab) => (
        <button
          key={tab.value}
          id={tabId(id, tab.value)}
          type="button"
          role="tab"
          aria-selected={tab.value === value}
          aria-controls={panelId(id)}
          tabIndex={tab.value === value ? 0 : -1}
          onClick={() => {
            onChange(tab.value);
          }}
        >
          {tab.icon}
          {tab.label}
          {tab.count !== undefined && tab.count > 0 && (
            <span className="cl-page-tabs-count">{tab.count}</span>
          )}
        </button>
      ))}
    </div>
  );
}

/** If the tabs overflow, the selected one is scrolled to the centre, also when a URL selects it. */
function useInSight(value: string) {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (!list.current || !tab) return;
    list.current.scrollLeft = tab.offsetLeft + tab.offsetWidth / 2 - list.current.clientWidth / 2;
  }, [value]);
  return list;
}

const tabId = (id: string, value: string) => `${id}-${value}`;

const panelId = (id: string) => `${id}-panel`;

/** "2 due", or nothing when the count is 0. */
export function DueCountText() {
  const count = useDueCount();
  return count === 0 ? null : <Plural value={count} one="# due" other="# due" />;
}
