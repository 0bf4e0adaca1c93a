import { pathTo, withOwnKeys, type OwnKey } from '@clearloan/routes';
import { EnvelopeSimpleIcon, LinkAction, Pad } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';

/** Leads to where a document is sent by e-mail; nothing where the lender sends none. */
export const MailPaper = ({ document }: { document: Readonly<Record<OwnKey, string | undefined>> }) => (
  <div className="cl-not-printed">
    <Pad>
      <LinkAction icon={<EnvelopeSimpleIcon size="small" />} to={withOwnKeys(pathTo('email'), document)}>
        <Trans>Send by e-mail</Trans>
      </LinkAction>
    </Pad>
  </div>
);
