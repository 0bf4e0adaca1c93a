import { callLink } from '@clearloan/formatting';
import { BuildingsIcon, EnvelopeSimpleIcon, List, ListItem, PhoneIcon, UserIcon } from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ContactInfo } from '../contract';
import { mailLink } from '../rules/contact-links';

export interface OfficerListProps {
  contact: ContactInfo;
  /** The subject of a mail. */
  subject: string;
  /** Opens the regulator's site; undefined if its URL is not allowed. */
  onRegulator: (() => void) | undefined;
}

/** The named contacts for complaints, and the lender's regulator. */
export function OfficerList({ contact, subject, onRegulator }: OfficerListProps) {
  const { t } = useLingui();
  const { grievanceOfficer: officer, regulator } = contact;
  const call = callLink(officer.phone);
  const mail = mailLink(officer.email, subject);
  return (
    <List label={t`Complaints officer`}>
      <ListItem
        icon={<UserIcon />}
        title={<span translate="no">{officer.name}</span>}
        note={<Trans>Handles complaints</Trans>}
      />
      <ListItem
        icon={<PhoneIcon />}
        title={<Trans>Call</Trans>}
        note={officer.phone}
        {...(call === undefined ? {} : { href: call })}
      />
      <ListItem
        icon={<EnvelopeSimpleIcon />}
        title={<Trans>Email</Trans>}
        note={officer.email}
        {...(mail === undefined ? {} : { href: mail })}
      />
      {regulator && (
        <ListItem
          icon={<BuildingsIcon />}
          title={regulator.name}
          note={<Trans>Supervises lenders. Contact us first.</Trans>}
          {...(onRegulator === undefined ? {} : { onClick: onRegulator })}
        />
      )}
    </List>
  );
}
