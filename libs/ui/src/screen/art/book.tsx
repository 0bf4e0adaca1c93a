/** An open book with empty lines. */
export function BookArt() {
  return (
    <svg className="cl-empty-art" viewBox="0 0 132 132" aria-hidden="true">
      <path
        d="M66 34c-14-10-30-10-48-6v74c18-4 34-4 48 6 14-10 30-10 48-6V28c-18-4-34-4-48 6z"
        fill="var(--cl-surface)"
        stroke="var(--cl-edge)"
        strokeWidth="2"
      />
      <path d="M66 34v74" fill="none" stroke="var(--cl-ink)" strokeWidth="5" />
      <path d="M30 50h22M30 66h22M80 50h22M80 66h22" stroke="var(--cl-rule)" strokeWidth="6" />
    </svg>
  );
}
