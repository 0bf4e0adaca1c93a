import { Stack, Text } from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';

/** Where a bank prints the reference, as text and as a drawing. */
export function WhereIsIt() {
  const { t } = useLingui();
  return (
    <Stack gap={3}>
      <div>
        <Text bold>
          <Trans>Where do I find it?</Trans>
        </Text>
        <Text size="sm" tone="dim">
          <Trans>In your bank’s app or text message, after you pay.</Trans>
        </Text>
      </div>
      <svg
        className="cl-repayment-where"
        viewBox="0 0 240 132"
        role="img"
        aria-label={t`A bank receipt with the reference highlighted`}
      >
        <path
          d="M1 1h238v122l-7 7-7-7-7 7-7-7-7 7-7-7-7 7-7-7-7 7-7-7-7 7-7-7-7 7-7-7-7 7-7-7-7 7-7-7-7 7-7-7-7 7-7-7-7 7-7-7-7 7-7-7-7 7-7-7-7 7-7-7-7 7-7-7-7 7-7-7z"
          fill="var(--cl-stripe)"
          stroke="var(--cl-rule)"
        />
        <path d="M21 24h98M165 24h54M21 44h64M181 44h38" stroke="var(--cl-rule)" strokeWidth="8" />
        <rect
          x="12"
          y="62"
          width="216"
          height="38"
          rx="6"
          fill="none"
          stroke="var(--cl-pen)"
          strokeWidth="3"
        />
        <text
          x="24"
          y="87"
          fontFamily="var(--cl-font-code)"
          fontSize="16"
          fontWeight="700"
          fill="var(--cl-ink)"
        >
          UTR •••• •••• ••••
        </text>
      </svg>
    </Stack>
  );
}
