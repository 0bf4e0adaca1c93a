import { queryKeys } from '@clearloan/api-client';
import { buildId } from '@clearloan/app-runtime';
import { useQuery } from '@tanstack/react-query';
import { object, parse, string } from 'valibot';
import { fetchNewerWorker } from './worker-update';

const versionPath = '/version.json';
const restMs = 5 * 60_000;
const version = object({ build: string() });

/**
 * The lender's present build, once this device has its files too, where a worker keeps them. Rejects where nobody answers, or not
 * with a build: asked again another time.
 */
async function presentBuild(): Promise<string> {
  const response = await fetch(versionPath, { cache: 'no-store', credentials: 'omit' });
  const { build } = parse(version, await response.json());
  if (build !== buildId()) await fetchNewerWorker();
  return build;
}

/** A page that a worker gave is the device's, and may be of an older build than the server's. */
const isFromDevice = (): boolean =>
  'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;

/**
 * Has the lender put out a newer build than the one that runs here? Asked at once of a page that came from the device, then when the
 * borrower comes back to the app, every five minutes at most.
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
