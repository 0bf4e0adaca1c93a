import { useLocation, useNavigate } from 'react-router-dom';

/** The router counts the screens of a visit in the history entry; a page opened from a link is number 0. */
function depthOfVisit(): number | undefined {
  const state: unknown = window.history.state;
  if (typeof state !== 'object' || state === null || !('idx' in state)) return undefined;
  return typeof state.idx === 'number' ? state.idx : undefined;
}

/** Is there no screen before this one in this visit? An address that nothing counts is taken for the first. */
export const isFirstOfVisit = (): boolean => (depthOfVisit() ?? 0) === 0;

/** Goes one screen back; to `fallback` when this visit has no screen before this one (a link, a new tab). */
export function useBack(fallback: string): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return () => {
    const depth = depthOfVisit();
    const hasPast = depth === undefined ? key !== 'default' : depth > 0;
    void (hasPast ? navigate(-1) : navigate(fallback, { replace: true }));
  };
}
