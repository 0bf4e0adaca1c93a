import { Trans } from '@lingui/react/macro';
import { useQuery, useIsFetching, useQueryClient, type QueryFilters } from '@tanstack/react-query';
import { object, parse, string } from 'valibot';
import { useEffect, useRef, useState } from 'react';
import { LinkAction, ScreenErrorBoundary, SlowConnection, TopLine } from '@clearloan/ui';
import { queryKeys } from '@clearloan/api-client';
import { buildId, ListBesideContext, type LazyScreen } from '@clearloan/app-runtime';
import { SideNav, useMedia } from './side-nav';
import { loadNewerBuild, fetchNewerWorker } from '../runtime/worker-update';

/** The elements above and beside a screen. */
export const LinesAbove = () => (
  <>
    <SideNav />
    <NewerBuildLine />
    <SlowReadsLine />
  </>
);

const hasRoomBeside = '(min-width: 768px) and (min-height: 481px)';

interface ListBesideProps {
  readonly path: string;
  readonly screenAt: (path: string) => LazyScreen | undefined;
}

/** The list at a path, beside a screen that it leads to; absent where there is no room for both. */
export function ListBeside({ path, screenAt }: ListBesideProps) {
  const List = screenAt(path);
  if (!useMedia(hasRoomBeside) || !List) return null;
  return (
    <ListBesideContext.Provider value={null}>
      <ScreenErrorBoundary key={path} load={List.load} onError={() => undefined}>
        <List />
      </ScreenErrorBoundary>
    </ListBesideContext.Provider>
  );
}

/** Shows above the screen that a newer build is available. It reloads only on tap, so it never interrupts a form. */
export function NewerBuildLine() {
  const isThere = useNewerBuild();
  return (
    <div role="status">
      {isThere && (
        <TopLine
          action={
            <LinkAction onClick={() => void loadNewerBuild()}>
              <Trans>Update</Trans>
            </LinkAction>
          }
        >
          <Trans>A new version is available</Trans>
        </TopLine>
      )}
    </div>
  );
}

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

const slowAfterMs = 8_000;
/** Active queries without data. */
const notThere: QueryFilters = {
  type: 'active',
  predicate: ({ state }) => state.data === undefined,
};

/**
 * Shows a line over the screen when its queries have had no data for eight seconds. It takes no space: a screen that arrives must
 * not move. A tap retries over another connection.
 */
export function SlowReadsLine() {
  const queries = useQueryClient();
  const isSlow = useLasting(useIsFetching(notThere) > 0);
  const retry = async () => {
    await queries.cancelQueries(notThere);
    await queries.refetchQueries(notThere);
  };
  return (
    <div role="status" className="cl-line-over">
      {isSlow && <SlowConnection onClick={() => void retry()} />}
    </div>
  );
}

/** Returns whether `isSo` has been true for `slowAfterMs`. */
function useLasting(isSo: boolean): boolean {
  const [isLong, setLong] = useState(false);
  const isFirst = useRef(true);
  useEffect(() => {
    // On first mount, assume that the state has lasted since the page opened.
    const lastedMs = isFirst.current ? performance.now() : 0;
    isFirst.current = false;
    if (!isSo) return;
    const timer = setTimeout(setLong, slowAfterMs - lastedMs, true);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isSo]);
  return isLong;
}
