/** An empty speech bubble. */
export function BubbleArt() {
  return (
    <svg className="cl-empty-art" viewBox="0 0 132 132" aria-hidden="true">
      <path
        d="M18 26h96v64H64L42 110V90H18z"
        fill="var(--cl-surface)"
        stroke="var(--cl-edge)"
        strokeWidth="2"
      />
      <path d="M34 48h64M34 66h40" stroke="var(--cl-rule)" strokeWidth="6" />
    </svg>
  );
}
