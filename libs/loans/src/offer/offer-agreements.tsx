import { CheckRow, LinkAction, Pad, Stack } from '@clearloan/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { AgreementLink } from '../contract';
import './offer-agreements.css';

export interface OfferAgreementsProps {
  agreements: readonly AgreementLink[];
  isTicked: (scene: string) => boolean;
  onTick: (scene: string, on: boolean) => void;
  onRead: (agreement: AgreementLink) => void;
  /** Confirm was tapped before these were ticked. */
  missing: readonly string[];
}

/** The id of an agreement's checkbox, so that Confirm can link to a missing one. */
export const agreementBoxId = (scene: string): string => `agreement-${scene}`;

/** What signing agrees to; each agreement can be read and ticked, none is preselected. */
export function OfferAgreements({ agreements, isTicked, onTick, onRead, missing }: OfferAgreementsProps) {
  const { t } = useLingui();
  return (
    <div className="cl-loans-ticks">
      <Pad>
        <Stack gap={2}>
          {agreements.map((agreement) => (
            <CheckRow
              key={agreement.scene}
              id={agreementBoxId(agreement.scene)}
              checked={isTicked(agreement.scene)}
              onChange={(on) => onTick(agreement.scene, on)}
              error={missing.includes(agreement.scene) ? t`Read it, then tick the box.` : undefined}
              note={
                <LinkAction small onClick={() => onRead(agreement)}>
                  <Trans>Read</Trans> <Pages count={agreement.pages} />
                </LinkAction>
              }
            >
              <Trans>I’ve read this: {agreement.title}</Trans>
            </CheckRow>
          ))}
        </Stack>
      </Pad>
    </div>
  );
}

const Pages = ({ count }: { count: number | undefined }) =>
  count === undefined ? null : <Plural value={count} one="(# page)" other="(# pages)" />;
