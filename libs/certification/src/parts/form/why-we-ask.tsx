import { CaretDownIcon } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import type { FormItem } from '../../contract';
import './why-we-ask.css';

/** At the end of a form: the purpose of each visible question, collapsed. */
export function WhyWeAsk({ items }: { readonly items: readonly FormItem[] }) {
  const explained = items.filter(({ why }) => why !== undefined && why !== '');
  if (explained.length === 0) return null;
  return (
    <details className="cl-certification-why">
      <summary>
        <Trans>Why we ask</Trans>
        <CaretDownIcon />
      </summary>
      <dl>
        {explained.map(({ code, title, why }) => (
          <div key={code}>
            <dt>{title}</dt>
            <dd>{why}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
