/** A list with one line ticked. */
export function TickedListArt() {
  return (
    <svg className="cl-empty-art" viewBox="0 0 132 132" aria-hidden="true">
      <path d="M26 18h80v96H26z" fill="var(--cl-surface)" stroke="var(--cl-edge)" strokeWidth="2" />
      <path d="M38 40l6 6 10-12" fill="none" stroke="var(--cl-ink)" strokeWidth="5" />
      <path d="M64 42h28M64 66h28M64 90h28M40 66h12M40 90h12" stroke="var(--cl-rule)" strokeWidth="6" />
    </svg>
  );
}
