import { Trans } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { CheckIcon } from '../icons/drawn/check';
import { CopyIcon } from '../icons/drawn/copy';
import { LinkAction } from './link-action';

export interface CopyActionProps {
  /** What is copied. */
  text: string;
  /** "Copy" unless it must say what. */
  children?: ReactNode;
}

/** Puts a text into the clipboard on a tap. A device that has none shows no button: the text can be selected. */
export function CopyAction({ text, children }: CopyActionProps) {
  const [copied, setCopied] = useState(false);
  // Absent on pages without https and in old browsers, whatever the types say.
  const clipboard = (navigator as { clipboard?: Clipboard }).clipboard;
  if (!clipboard) return null;
  const copy = async () => {
    try {
      await clipboard.writeText(text);
      setCopied(true);
    } catch {
      setCopied(false); // refused by the phone: the words stay "Copy", and the text can be selected
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
