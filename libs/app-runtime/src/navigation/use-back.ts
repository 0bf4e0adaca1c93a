import { useLocation, useNavigate } from 'react-router-dom';

/** The router counts the screens of a visit in the history entry; a page opened from a link is number 0. */
function depthOfVisit(): number | undefined {
  const state: unknown = window.history.state;
  if (typeof state !== 'object' || state === null || !('idx' in state)) return undefined;
  return typeof state.idx === 'number' ? state.idx : undefined;
}

/** Whether this is the first screen of the visit. An entry without a count is treated as the first. */
export const isFirstOfVisit = (): boolean => (depthOfVisit() ?? 0) === 0;

/** Goes one screen back, or to `fallback` when this visit has no earlier screen (a link, a new tab). */
export function useBack(fallback: string): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return () => {
    const depth = depthOfVisit();
    const hasPast = depth === undefined ? key !== 'default' : depth > 0;
    void (hasPast ? navigate(-1) : navigate(fallback, { replace: true }));
  };
}
