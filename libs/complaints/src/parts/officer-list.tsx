import { callLink } from '@clearloan/formatting';
import { BuildingsIcon, EnvelopeSimpleIcon, Ledger, LedgerItem, PhoneIcon, UserIcon } from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ContactInfo } from '../contract';
import { mailLink } from '../rules/contact-links';

export interface OfficerLedgerProps {
  contact: ContactInfo;
  /** What a mail is about. */
  subject: string;
  /** Opens the regulator's site; nothing when its address may not be followed. */
  onRegulator: (() => void) | undefined;
}

/** Who answers for complaints by name, and who watches over the lender. */
export function OfficerLedger({ contact, subject, onRegulator }: OfficerLedgerProps) {
  const { t } = useLingui();
  const { grievanceOfficer: officer, regulator } = contact;
  const call = callLink(officer.phone);
  const mail = mailLink(officer.email, subject);
  return (
    <Ledger label={t`Who answers for complaints`}>
      <LedgerItem
        icon={<UserIcon />}
        title={<span translate="no">{officer.name}</span>}
        note={<Trans>Answers for complaints</Trans>}
      />
      <LedgerItem
        icon={<PhoneIcon />}
        title={<Trans>Call</Trans>}
        note={officer.phone}
        {...(call === undefined ? {} : { href: call })}
      />
      <LedgerItem
        icon={<EnvelopeSimpleIcon />}
        title={<Trans>Email</Trans>}
        note={officer.email}
        {...(mail === undefined ? {} : { href: mail })}
      />
      {regulator && (
        <LedgerItem
          icon={<BuildingsIcon />}
          title={regulator.name}
          note={<Trans>Watches over lenders. Ask us first.</Trans>}
          {...(onRegulator === undefined ? {} : { onClick: onRegulator })}
        />
      )}
    </Ledger>
  );
}
