import { queryKeys } from '@clearloan/api-client';
import { buildId } from '@clearloan/app-runtime';
import { useQuery } from '@tanstack/react-query';
import { object, parse, string } from 'valibot';
import { fetchNewerWorker } from './worker-update';

const versionPath = '/version.json';
const restMs = 5 * 60_000;
const version = object({ build: string() });

/**
 * The lender's current build, once the service worker has stored its files. Rejects if the request fails or its response is not a
 * build; the caller checks again later.
 */
async function presentBuild(): Promise<string> {
  const response = await fetch(versionPath, { cache: 'no-store', credentials: 'omit' });
  const { build } = parse(version, await response.json());
  if (build !== buildId()) await fetchNewerWorker();
  return build;
}

/** Whether a service worker served this page, which may then be older than the server's build. */
const isFromDevice = (): boolean =>
  'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;

/**
 * Whether the lender has deployed a newer build. Checked at once for a page from the service worker, then when the borrower returns
 * to the app, at most every five minutes.
 */
export function useNewerBuild(): boolean {
  const own = buildId();
  const { data } = useQuery({
    queryKey: queryKeys.presentBuild(),
    queryFn: presentBuild,
    initialData: own,
    ...(isFromDevice() && { initialDataUpdatedAt: 0 }),
    staleTime: restMs,
    retry: false,
  });
  return data !== own;
}
