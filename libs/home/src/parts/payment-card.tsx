import { Inline, Slip, Stamp, Text } from '@clearloan/ui';
import type { ReactNode } from 'react';
import type { CardFacts } from './payment-card-facts';
import '@clearloan/loan-view/slip-lines.css';

export interface PaymentCardProps {
  readonly facts: CardFacts;
  /** Translates a message. */
  readonly t: (message: CardFacts['dueText']) => string;
  /** The amount, large. */
  readonly figure: ReactNode;
  /** Beside the amount of a payment that is due. */
  readonly aside?: ReactNode;
  /** Below the card's own content. */
  readonly children: ReactNode;
}

/**
 * The card of the next payment: what to pay and by when, or the status of its money. Uses no hooks: React renders it,
 * and so does the preload script through `jsx-dom` while React is loading.
 */
export function PaymentCard({ facts, t, figure, aside, children }: PaymentCardProps) {
  const { title, look, stamp, dueText, progressText } = facts;
  return (
    <Slip title={title} corner={<Stamp kind={look}>{t(stamp)}</Stamp>}>
      <div className="cl-loans-below">
        <Text tone="dim">{t(dueText)}</Text>
      </div>
      {progressText === undefined ? (
        <Inline between>
          {figure}
          {aside}
        </Inline>
      ) : (
        <>
          {figure}
          <div className="cl-loans-below">
            <Text tone="dim">{t(progressText.line)}</Text>
            {progressText.count !== undefined && (
              <Text size="sm" tone="dim">
                {t(progressText.count)}
              </Text>
            )}
          </div>
        </>
      )}
      {children}
    </Slip>
  );
}
