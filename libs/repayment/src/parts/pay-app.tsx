import { VisuallyHidden, Pad, Slip, Stack, Text } from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { encode } from 'uqr';
import './pay-app.css';

/** A payment app on this device opens by tap, one on another device by its camera. */
export function PayApp({ link }: { link: string }) {
  const { t } = useLingui();
  return (
    <Slip label={t`Pay with an app`}>
      <Stack gap={4}>
        <a className="cl-repayment-pay-app" href={link} rel="noreferrer">
          <Trans>Open the payment app</Trans>
        </a>
        <QrCode text={link} />
        <Pad>
          <Text size="sm" tone="dim">
            <Trans>The app shows the amount. Or scan this with another phone.</Trans>
          </Text>
        </Pad>
      </Stack>
    </Slip>
  );
}

/** Dark on light in every theme: cameras read nothing else. */
function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <div className="cl-repayment-qr">
      <svg viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" aria-hidden="true">
        <path d={squares.join('')} />
      </svg>
      <VisuallyHidden>
        <Trans>A code to scan with another phone</Trans>
      </VisuallyHidden>
    </div>
  );
}
