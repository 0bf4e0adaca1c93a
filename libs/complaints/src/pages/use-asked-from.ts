import { useSearchParams } from 'react-router-dom';
import type { AskedFrom } from '../rules/report-form';

/** Where help was requested, as given in the URL. */
export function useAskedFrom(): AskedFrom {
  const [search] = useSearchParams();
  return { screen: search.get('_screen') ?? undefined, orderId: search.get('_order') ?? undefined };
}
