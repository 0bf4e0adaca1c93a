/** Two circular arrows: something recurring. */
export function RoundArt() {
  return (
    <svg className="cl-empty-art" viewBox="0 0 132 132" aria-hidden="true">
      <circle cx="66" cy="66" r="22" fill="var(--cl-surface)" stroke="var(--cl-edge)" strokeWidth="2" />
      <path d="M66 54v24M58 60h12M58 72h14" stroke="var(--cl-rule)" strokeWidth="6" />
      <path
        d="M30 56a40 40 0 0 1 70-14M102 76a40 40 0 0 1-70 14"
        fill="none"
        stroke="var(--cl-ink)"
        strokeWidth="5"
      />
      <path d="M102 22v22H80M30 110V88h22" fill="none" stroke="var(--cl-ink)" strokeWidth="5" />
    </svg>
  );
}
