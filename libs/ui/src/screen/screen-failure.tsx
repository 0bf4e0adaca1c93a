import { useWayToHelp, type ScreenFailureProps } from '@clearloan/app-runtime';
import { pathTo } from '@clearloan/routes';
import { Trans, useLingui } from '@lingui/react/macro';
import { LinkAction } from '../actions/link-action';
import { HeadsetIcon } from '../icons/drawn/headset';
import { HouseIcon } from '../icons/drawn/house';
import { Page } from '../page/page';
import { PageHeading } from '../page/page-heading';
import { PrimaryAction } from '../page/primary-action';
import { errorText } from './error-text';
import { TornSlip } from './torn-slip';
import './empty.css';

/** A screen that crashed or whose code did not load: what happened, that money is safe, and three ways on. */
export function ScreenFailure({ error, isTrying, onRetry }: ScreenFailureProps) {
  const { t } = useLingui();
  const help = useWayToHelp();
  const home = pathTo('main');
  const { text, code } = errorText(error);
  const title = t`Something went wrong`;
  return (
    <Page
      title={title}
      heading="own"
      back={home}
      bottomBar={
        <PrimaryAction loading={isTrying} onClick={onRetry}>
          <Trans>Try again</Trans>
        </PrimaryAction>
      }
    >
      <div className="cl-empty cl-empty-high">
        <TornSlip />
        <PageHeading className="cl-empty-title">{title}</PageHeading>
        <p className="cl-empty-second">
          <Trans>This page didn’t open</Trans>
        </p>
        {text !== '' && <p className="cl-empty-words">{text}</p>}
        <p className="cl-empty-words">
          <Trans>Your money and your loan are safe. Nothing was sent twice.</Trans>
        </p>
        <div className="cl-empty-links">
          <LinkAction to={home} icon={<HouseIcon size="small" />}>
            <Trans>Home</Trans>
          </LinkAction>
          <LinkAction to={help} icon={<HeadsetIcon size="small" />}>
            <Trans>Contact us</Trans>
          </LinkAction>
        </div>
        {code !== undefined && (
          <p className="cl-empty-code">
            <Trans>
              Code <code translate="no">{code}</code>
            </Trans>
          </p>
        )}
      </div>
    </Page>
  );
}
