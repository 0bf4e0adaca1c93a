import { buildId } from '@clearloan/ui';
import { useQuery } from '@tanstack/react-query';
import { object, parse, string } from 'valibot';

const versionPath = '/version.json';
const restMs = 5 * 60_000;
const version = object({ build: string() });

/** Rejects where nobody answers, or not with a build: asked again another time. */
async function presentBuild(): Promise<string> {
  const response = await fetch(versionPath, { cache: 'no-store', credentials: 'omit' });
  return parse(version, await response.json()).build;
}

/**
 * Has the lender put out a newer build than the one that runs here? Asked when the borrower comes back to the app, every five
 * minutes at most; the page that has just come is the present one.
 */
export function useNewerBuild(): boolean {
  const own = buildId();
  const { data } = useQuery({
    queryKey: [versionPath],
    queryFn: presentBuild,
    initialData: own,
    staleTime: restMs,
    retry: false,
  });
  return data !== own;
}
