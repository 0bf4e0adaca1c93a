import { pathTo } from '@clearloan/routes';
import { ScreenLink, Stack, Text } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { LoginAgreement } from '@clearloan/session/contract';

/** What is accepted by continuing, each with a link to read it first. */
export function AgreementLine({ agreements }: { readonly agreements: readonly LoginAgreement[] }) {
  if (agreements.length === 0) return null;
  return (
    <Stack gap={1}>
      <Text size="sm" tone="dim">
        <Trans>
          By requesting a code, you accept the <Links agreements={agreements} />.
        </Trans>
      </Text>
      <Text size="sm" tone="dim">
        <Trans>We’ll ask again before we use your location or photos.</Trans>
      </Text>
    </Stack>
  );
}

/**
 * Titles joined as a list, "A, B and C", from our own messages: `Intl.ListFormat` would load the device's data of all
 * languages.
 */
function Links({ agreements }: { readonly agreements: readonly LoginAgreement[] }) {
  const [first, ...others] = agreements.map(({ scene, title }) => (
    <ScreenLink key={scene} to={pathTo('agreement', { scene })}>
      {title}
    </ScreenLink>
  ));
  const last = others.pop();
  const front = others.reduce<ReactNode>(
    (before, next) => (
      <Trans context="a list">
        {before}, {next}
      </Trans>
    ),
    first,
  );
  if (last === undefined) return front;
  return (
    <Trans context="a list">
      {front} and {last}
    </Trans>
  );
}
