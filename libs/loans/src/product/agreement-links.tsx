import { pathTo } from '@clearloan/routes';
import { FileTextIcon, List, ListItem, Section } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import type { AgreementLink } from '../contract';

/** The agreements of a product, to read before anything is asked. */
export function AgreementLinks({ agreements }: { agreements: readonly AgreementLink[] }) {
  if (agreements.length === 0) return null;
  return (
    <Section title={<Trans>What you’re agreeing to</Trans>}>
      <List>
        {agreements.map(({ scene, title }) => (
          <ListItem key={scene} icon={<FileTextIcon />} title={title} to={pathTo('agreement', { scene })} />
        ))}
      </List>
    </Section>
  );
}
