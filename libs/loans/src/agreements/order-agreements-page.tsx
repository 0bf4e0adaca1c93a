import { pathTo } from '@clearloan/routes';
import { FileTextIcon, List, ListItem, Page, SkeletonList } from '@clearloan/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router-dom';
import type { AgreementLink } from '../contract';
import { Noted } from '../parts/payment-progress';
import { ReadFailure } from '../parts/read-failure';
import { useOrderAgreements } from '../queries';
import { useJump } from '../flow/use-jump';

/** All agreements of one order. The lender provides the URL of each; the app checks it before opening it. */
export function OrderAgreementsPage() {
  const { orderId = '' } = useParams();
  const { t } = useLingui();
  const read = useOrderAgreements(orderId);
  const jump = useJump(orderId);
  return (
    <Page title={t`Agreements`} back={pathTo('loanDetailUrl', { orderId })}>
      <ReadFailure read={read} title={t`The agreements didn’t load`} />
      {read.isPending && <SkeletonList rows={3} />}
      <div role="alert">{jump.problem !== undefined && <Noted>{jump.problem}</Noted>}</div>
      {read.data && (
        <List>
          {read.data.list.map((agreement) => (
            <ListItem
              key={agreement.scene}
              icon={<FileTextIcon />}
              title={agreement.title}
              note={<VersionLine agreement={agreement} />}
              onClick={() => void jump.to(agreement.scene)}
            />
          ))}
        </List>
      )}
      {read.data?.list.length === 0 && (
        <Noted>
          <Trans>This loan has no agreement yet.</Trans>
        </Noted>
      )}
      {jump.question}
    </Page>
  );
}

function VersionLine({ agreement: { version, pages } }: { agreement: AgreementLink }) {
  return (
    <>
      {version !== undefined && <Trans>Version {version}</Trans>}{' '}
      {pages !== undefined && <Plural value={pages} one="(# page)" other="(# pages)" />}
    </>
  );
}
