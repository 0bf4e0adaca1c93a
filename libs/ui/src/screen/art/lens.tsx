/** A lens over a slip: in review. */
export function LensArt() {
  return (
    <svg className="cl-empty-art" viewBox="0 0 132 132" aria-hidden="true">
      <path
        d="M22 18h66v84l-8 7-8-7-9 7-8-7-8 7-9-7-8 7-8-7z"
        fill="var(--cl-surface)"
        stroke="var(--cl-edge)"
        strokeWidth="2"
      />
      <path d="M36 38h34M36 54h24" stroke="var(--cl-rule)" strokeWidth="6" />
      <circle cx="84" cy="76" r="20" fill="var(--cl-page)" stroke="var(--cl-ink)" strokeWidth="5" />
      <path d="M98 91l16 18" fill="none" stroke="var(--cl-ink)" strokeWidth="5" />
    </svg>
  );
}
