/** An empty tray: nothing was saved. */
export function TrayArt() {
  return (
    <svg className="cl-empty-art" viewBox="0 0 132 132" aria-hidden="true">
      <path
        d="M18 70l14-38h68l14 38v38H18z"
        fill="var(--cl-surface)"
        stroke="var(--cl-edge)"
        strokeWidth="2"
      />
      <path d="M18 70h28l6 14h28l6-14h28" fill="none" stroke="var(--cl-ink)" strokeWidth="5" />
    </svg>
  );
}
