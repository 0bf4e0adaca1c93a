import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate, type NavigateOptions, type To } from 'react-router-dom';
import { isRecord } from '../preload/is-record';

/** The key of the present history entry, as the router writes it. */
function presentKey(): unknown {
  const state: unknown = window.history.state;
  return isRecord(state) ? state['key'] : undefined;
}

/**
 * Whether the calling screen is still open, to ask after a wait. An app that locked itself meanwhile draws no screen, but its
 * history entry is the same.
 */
export function useIsHere(): () => boolean {
  const { key } = useLocation();
  const isDrawn = useRef(true);
  useEffect(() => {
    isDrawn.current = true;
    return () => {
      isDrawn.current = false;
    };
  }, []);
  return useCallback(() => isDrawn.current || presentKey() === key, [key]);
}

/** Navigates like `useNavigate`, but only while the calling screen is open: a borrower who has left it stays where they are. */
export function useNavigateHere(): (to: To, options?: NavigateOptions) => void {
  const navigate = useNavigate();
  const isHere = useIsHere();
  return (to, options) => {
    if (isHere()) void navigate(to, options);
  };
}
