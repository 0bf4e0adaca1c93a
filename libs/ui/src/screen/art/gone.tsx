/** An empty place for a slip. */
export function GoneArt() {
  return (
    <svg className="cl-empty-art" viewBox="0 0 132 132" aria-hidden="true">
      <rect x="8" y="14" width="116" height="12" rx="6" fill="var(--cl-ink)" />
      <path d="M24 26h84v86H24z" fill="none" stroke="var(--cl-edge)" strokeWidth="2" strokeDasharray="7 6" />
      <path d="M52 58l28 28M80 58l-28 28" fill="none" stroke="var(--cl-ink)" strokeWidth="5" />
    </svg>
  );
}
