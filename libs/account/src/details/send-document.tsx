import type { RequestOf } from '@clearloan/api-client/declare';
import { pathTo } from '@clearloan/routes';
import { Note, Page, PrimaryAction, Stack, Text } from '@clearloan/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { SendFailure } from '@clearloan/session';
import { mailedDocuments, type sendDocument } from '../contract/email';
import { useSendDocument } from './email-queries';

type Wanted = RequestOf<typeof sendDocument>;

/** The document that a URL names (`?_document=statement&_order=…`); undefined if it names none. */
export function documentOf(search: URLSearchParams): Wanted | undefined {
  const document = mailedDocuments.find((each) => each === search.get('_document'));
  const textOf = (key: string) => search.get(key)?.slice(0, 64) ?? undefined;
  const countOf = (key: string) =>
    /^\d{1,12}$/.test(search.get(key) ?? '') ? Number(search.get(key)) : undefined;
  const orderId = textOf('_order');
  if (document === undefined || orderId === undefined) return undefined;
  return {
    document,
    orderId,
    paymentId: textOf('_payment'),
    year: countOf('_year'),
    scene: textOf('_scene'),
    amount: countOf('_amount'),
    tenure: countOf('_tenure'),
  };
}

const names: Readonly<Record<Wanted['document'], ReturnType<typeof msg>>> = {
  facts: msg`Key facts`,
  agreement: msg`Agreement`,
  receipt: msg`Receipt`,
  statement: msg`Statement`,
  letter: msg`Closing letter`,
};

interface SendDocumentProps {
  readonly wanted: Wanted;
  /** Masked. */
  readonly email: string;
}

/** Sends one document of a loan to the borrower's address. */
export function SendDocument({ wanted, email }: SendDocumentProps) {
  const { t, i18n } = useLingui();
  const { run, isBusy, failure } = useSendDocument();
  const [sentTo, setSentTo] = useState<string>();
  const back = pathTo('loanDetailUrl', { orderId: wanted.orderId });
  const send = async () => {
    const outcome = await run(wanted, { loading: t`Sending` });
    if (outcome.ok) setSentTo(outcome.data.email);
  };
  return (
    <Page
      title={t`Send by e-mail`}
      back={back}
      bottomBar={
        sentTo === undefined ? (
          <PrimaryAction loading={isBusy} onClick={() => void send()}>
            <Trans>Send</Trans>
          </PrimaryAction>
        ) : (
          <PrimaryAction to={back} replace>
            <Trans>Done</Trans>
          </PrimaryAction>
        )
      }
    >
      <Stack pad>
        <Text bold>{i18n._(names[wanted.document])}</Text>
        {sentTo === undefined ? (
          <Text>
            <Trans>
              We’ll send it to {email} as a page that opens in a browser. Anyone who reads your e-mail can
              read it.
            </Trans>
          </Text>
        ) : (
          <Note kind="paid" role="status" title={<Trans>We’re sending it to {sentTo}</Trans>} />
        )}
        <SendFailure failure={failure} />
      </Stack>
    </Page>
  );
}
