import { useEffect, useRef } from 'react';
import { useScreenRouter } from '@clearloan/app-runtime';

/** While the caller is mounted, the phone's Back calls `close` and leaves the screen and what was chosen on it alone. */
export function useBackCloses(close: () => void): void {
  const router = useScreenRouter();
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => router?.openLayer(() => latest.current()), [router]);
}
