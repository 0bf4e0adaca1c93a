import { useLingui } from '@lingui/react/macro';
import type { FormItem } from '../../contract';

/** What need not be answered says so beside its label. */
export function useOptionalAside(): (item: FormItem) => string | undefined {
  const { t } = useLingui();
  return ({ required }) => (required ? undefined : t`Optional`);
}
