import { useLingui } from '@lingui/react/macro';
import type { FormItem } from '../../contract';

/** The "optional" text beside the label of optional questions. */
export function useOptionalAside(): (item: FormItem) => string | undefined {
  const { t } = useLingui();
  return ({ required }) => (required ? undefined : t`Optional`);
}
