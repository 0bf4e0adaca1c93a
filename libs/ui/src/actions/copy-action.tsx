import { Trans } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { CheckIcon, CopyIcon } from '../icons';
import { LinkAction } from './screen-link';

export interface CopyActionProps {
  /** The text to copy. */
  text: string;
  /** The label; "Copy" by default. */
  children?: ReactNode;
}

/**
 * Copies a text to the clipboard on tap. Hidden on devices without a clipboard, where the text can be selected.
 */
export function CopyAction({ text, children }: CopyActionProps) {
  const [copied, setCopied] = useState(false);
  // Missing on pages without HTTPS and in old browsers, whatever the types declare.
  const clipboard = (navigator as { clipboard?: Clipboard }).clipboard;
  if (!clipboard) return null;
  const copy = async () => {
    try {
      await clipboard.writeText(text);
      setCopied(true);
    } catch {
      setCopied(false); // refused by the device: the label stays "Copy", and the text can be selected
    }
  };
  return (
    <LinkAction
      icon={copied ? <CheckIcon size="small" /> : <CopyIcon size="small" />}
      onClick={() => void copy()}
    >
      <span aria-live="polite">{copied ? <Trans>Copied</Trans> : (children ?? <Trans>Copy</Trans>)}</span>
    </LinkAction>
  );
}
