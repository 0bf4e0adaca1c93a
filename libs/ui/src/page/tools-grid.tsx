import type { ReactNode } from 'react';
import { ScreenLink } from '../actions/screen-link';
import type { Icon } from '../icons/draw-icon';
import './tools-grid.css';

export interface Tool {
  to: string;
  label: string;
  icon: Icon;
  /** What is pending there, in a word or two. */
  note?: ReactNode;
}

/** Links to the app's tools, side by side. */
export function ToolsGrid({ label, tools }: { label: string; tools: readonly Tool[] }) {
  return (
    <nav className="cl-tools" aria-label={label}>
      {tools.map(({ to, label, icon: ToolIcon, note }) => (
        <ScreenLink key={to} to={to}>
          <ToolIcon />
          {label}
          {note !== undefined && (
            <>
              {' '}
              <span className="cl-tools-note">{note}</span>
            </>
          )}
        </ScreenLink>
      ))}
    </nav>
  );
}
