import {
  useWayToHelp,
  type ScreenFailureProps,
  isRecord,
  ErrorBoundary,
  type ErrorBoundaryProps,
} from '@clearloan/app-runtime';
import { pathTo } from '@clearloan/routes';
import { Trans } from '@lingui/react/macro';
import { LinkAction } from '../actions/screen-link';
import { HeadsetIcon, HouseIcon } from '../icons';
import { Page, PrimaryAction } from '../page/page';
import { PageHeading } from '../page/page-heading';
import { TornSlip } from './failed-state';
import './empty.css';

/** The heading that the specification gives word by word, in every language. */
const specifiedTitle = 'Unexpected Application Error!';

/** A screen that crashed or whose code did not load: what happened, that money is safe, and three ways to continue. */
export function ScreenFailure({ error, isTrying, onRetry }: ScreenFailureProps) {
  const help = useWayToHelp();
  const home = pathTo('main');
  const { text, code } = errorText(error);
  return (
    <Page
      title={specifiedTitle}
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
        <PageHeading className="cl-empty-title">{specifiedTitle}</PageHeading>
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

interface ErrorText {
  /** The error's short text: one line, never a stack trace. */
  text: string;
  /** The request id, or another code that support can look up. */
  code: string | undefined;
}

const longestText = 160;

/** What may be shown of any thrown value, router responses (404) included. */
export function errorText(error: unknown): ErrorText {
  if (!isRecord(error)) return { text: typeof error === 'string' ? oneLine(error) : '', code: undefined };
  const { message, statusText, requestId, code } = error;
  const text = [message, statusText].find((label) => typeof label === 'string' && label !== '');
  const found = [requestId, code].find((name) => typeof name === 'string' && name !== '');
  return {
    text: typeof text === 'string' ? oneLine(text) : '',
    code: typeof found === 'string' ? found : undefined,
  };
}

const oneLine = (text: string) => (text.split('\n')[0] ?? '').slice(0, longestText);

export type ScreenErrorBoundaryProps = Omit<ErrorBoundaryProps, 'Failure'>;

/** Wraps each screen: an error in it, or in loading its code, is shown in its place. */
export const ScreenErrorBoundary = (props: ScreenErrorBoundaryProps) => (
  <ErrorBoundary {...props} Failure={ScreenFailure} />
);
