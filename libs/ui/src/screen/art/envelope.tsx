/** A closed envelope. */
export function EnvelopeArt() {
  return (
    <svg className="cl-empty-art" viewBox="0 0 132 132" aria-hidden="true">
      <path d="M16 34h100v68H16z" fill="var(--cl-surface)" stroke="var(--cl-edge)" strokeWidth="2" />
      <path d="M16 34l50 38 50-38" fill="none" stroke="var(--cl-ink)" strokeWidth="5" />
    </svg>
  );
}
