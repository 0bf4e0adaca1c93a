/** A slip with a tick: nothing is due. */
export function PaidSlipArt() {
  return (
    <svg className="cl-empty-art" viewBox="0 0 132 132" aria-hidden="true">
      <path
        d="M30 16h72v92l-9 8-9-8-9 8-9-8-9 8-9-8-9 8-9-8z"
        fill="var(--cl-surface)"
        stroke="var(--cl-edge)"
        strokeWidth="2"
      />
      <path d="M44 38h30M44 52h20" stroke="var(--cl-rule)" strokeWidth="6" />
      <path d="M46 78l14 14 28-30" fill="none" stroke="var(--cl-ink)" strokeWidth="5" />
    </svg>
  );
}
