import { pathTo } from '@clearloan/routes';
import { Stack, Text, useLanguage, ScreenLink } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import type { LoginAgreement } from '../contract';

/** What is accepted by going on, each with a link to read it first. */
export function AgreementLine({ agreements }: { readonly agreements: readonly LoginAgreement[] }) {
  if (agreements.length === 0) return null;
  return (
    <Stack gap={1}>
      <Text size="sm" tone="dim">
        <Trans>
          By sending the code you accept the <Links agreements={agreements} />.
        </Trans>
      </Text>
      <Text size="sm" tone="dim">
        <Trans>We ask again before we use your location or photos.</Trans>
      </Text>
    </Stack>
  );
}

/** Titles joined as the language joins a list: "A, B and C". */
function Links({ agreements }: { readonly agreements: readonly LoginAgreement[] }) {
  const language = useLanguage();
  const places = agreements.map((_, place) => String(place));
  return new Intl.ListFormat(language, { type: 'conjunction' })
    .formatToParts(places)
    .map(({ type, value }, index) => {
      const agreement = type === 'element' ? agreements[Number(value)] : undefined;
      if (agreement === undefined) return <span key={index}>{value}</span>;
      const { scene, title } = agreement;
      return (
        <ScreenLink key={index} to={pathTo('agreement', { scene })}>
          {title}
        </ScreenLink>
      );
    });
}
