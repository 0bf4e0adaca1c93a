import {
  Button,
  EnvelopeSimpleIcon,
  Inline,
  List,
  ListItem,
  Note,
  Page,
  PrimaryRetry,
  ReadFailure,
  SkeletonList,
  Stack,
  isOffline,
} from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { SendFailure } from '@clearloan/session';
import { innerRoutes } from '../inner-routes';
import { EmailForm } from './email-form';
import { useEmailAddress, useRemoveEmail } from './email-queries';
import { documentOf, SendDocument } from './send-document';

/** The borrower's e-mail address: it is added and changed with a code, and removed at once. */
export function EmailPage() {
  const { t } = useLingui();
  const read = useEmailAddress();
  const [isTyping, setTyping] = useState(false);
  const [result, setResult] = useState<Result>();
  const email = read.data?.email;
  const wanted = documentOf(useSearchParams()[0]);
  const saved = () => {
    setTyping(false);
    setResult('saved');
  };
  if (read.data && (isTyping || (email === undefined && result === undefined)))
    return (
      <EmailForm title={t`E-mail address`} back={innerRoutes.details} onSaved={saved}>
        <Purpose />
      </EmailForm>
    );
  if (wanted && email !== undefined) return <SendDocument wanted={wanted} email={email} />;
  return (
    <Page
      title={t`E-mail address`}
      back={innerRoutes.details}
      bottomBar={isOffline(read) ? <PrimaryRetry read={read} /> : undefined}
    >
      <ReadFailure read={read} title={t`Your e-mail address didn’t load`} />
      {read.isPending && <SkeletonList rows={1} />}
      {read.data && (
        <Address email={email} result={result} onChange={() => setTyping(true)} onResult={setResult} />
      )}
    </Page>
  );
}

type Result = 'saved' | 'removed';

const Purpose = () => (
  <Trans>We only send what you request to this address, and a notice when it changes.</Trans>
);

interface AddressProps {
  /** Masked; undefined after it was removed. */
  readonly email: string | undefined;
  readonly result: Result | undefined;
  readonly onChange: () => void;
  readonly onResult: (result: Result | undefined) => void;
}

function Address({ email, result, onChange, onResult }: AddressProps) {
  const { t } = useLingui();
  const { run, isBusy, failure } = useRemoveEmail();
  const remove = async () => {
    // Set first: the address is refetched before the call ends.
    onResult('removed');
    if (!(await run({}, { loading: t`Removing the address` })).ok) onResult(undefined);
  };
  return (
    <Stack>
      {email !== undefined && (
        <List label={t`E-mail address`}>
          <ListItem icon={<EnvelopeSimpleIcon />} title={email} note={<Purpose />} />
        </List>
      )}
      <Stack pad>
        {result === 'saved' && <Note kind="paid" role="status" title={<Trans>Address saved</Trans>} />}
        {result === 'removed' && email === undefined && (
          <Note kind="paid" role="status" title={<Trans>Address removed</Trans>} />
        )}
        <SendFailure failure={failure} />
        <Inline>
          <Button kind="line" onClick={onChange}>
            {email === undefined ? <Trans>Add an address</Trans> : <Trans>Change</Trans>}
          </Button>
          {email !== undefined && (
            <Button kind="line" loading={isBusy} onClick={() => void remove()}>
              <Trans>Remove</Trans>
            </Button>
          )}
        </Inline>
      </Stack>
    </Stack>
  );
}
