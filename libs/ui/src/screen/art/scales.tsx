/** Empty scales. */
export function ScalesArt() {
  return (
    <svg className="cl-empty-art" viewBox="0 0 132 132" aria-hidden="true">
      <path d="M66 22v84M40 108h52M30 38h72" fill="none" stroke="var(--cl-ink)" strokeWidth="5" />
      <path
        d="M12 74l18-36 18 36a18 12 0 0 1-36 0zM84 74l18-36 18 36a18 12 0 0 1-36 0z"
        fill="var(--cl-surface)"
        stroke="var(--cl-edge)"
        strokeWidth="2"
      />
    </svg>
  );
}
