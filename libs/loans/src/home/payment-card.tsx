import { Inline, Slip, Stamp, Text } from '@clearloan/ui';
import type { ReactNode } from 'react';
import type { CardFacts } from '../parts/payment-card-facts';
import '../parts/slip-lines.css';

export interface PaymentCardProps {
  readonly facts: CardFacts;
  /** Puts a sentence into the borrower's language. */
  readonly t: (message: CardFacts['day']) => string;
  /** The amount, large. */
  readonly figure: ReactNode;
  /** Beside the amount of a payment that is to be paid. */
  readonly aside?: ReactNode;
  /** Below what the card itself says. */
  readonly children: ReactNode;
}

/**
 * The card of the next payment: what to pay and by when, or how its money stands. Without hooks: React draws it, and so does the
 * preload script, by `jsx-dom`, while React is on its way.
 */
export function PaymentCard({ facts, t, figure, aside, children }: PaymentCardProps) {
  const { title, look, stamp, day, progress } = facts;
  return (
    <Slip title={title} corner={<Stamp kind={look}>{t(stamp)}</Stamp>}>
      <div className="cl-loans-below">
        <Text tone="dim">{t(day)}</Text>
      </div>
      {progress === undefined ? (
        <Inline between>
          {figure}
          {aside}
        </Inline>
      ) : (
        <>
          {figure}
          <div className="cl-loans-below">
            <Text tone="dim">{t(progress.line)}</Text>
            {progress.count !== undefined && (
              <Text size="sm" tone="dim">
                {t(progress.count)}
              </Text>
            )}
          </div>
        </>
      )}
      {children}
    </Slip>
  );
}
