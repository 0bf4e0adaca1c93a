import { pathTo } from '@clearloan/routes';
import { FileTextIcon, Ledger, LedgerItem, Section } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import type { AgreementLink } from '../contract';

/** The agreements of a product, to read before anything is asked. */
export function AgreementLinks({ agreements }: { agreements: readonly AgreementLink[] }) {
  if (agreements.length === 0) return null;
  return (
    <Section title={<Trans>What you would agree to</Trans>}>
      <Ledger>
        {agreements.map(({ scene, title }) => (
          <LedgerItem key={scene} icon={<FileTextIcon />} title={title} to={pathTo('agreement', { scene })} />
        ))}
      </Ledger>
    </Section>
  );
}
