/** An idle calculator. */
export function KeysArt() {
  return (
    <svg className="cl-empty-art" viewBox="0 0 132 132" aria-hidden="true">
      <path d="M32 16h68v100H32z" fill="var(--cl-surface)" stroke="var(--cl-edge)" strokeWidth="2" />
      <path d="M42 28h48v20H42z" fill="var(--cl-page)" stroke="var(--cl-edge)" strokeWidth="2" />
      <path
        d="M44 66h10M61 66h10M78 66h10M44 84h10M61 84h10M78 84h10M44 102h10M61 102h10"
        stroke="var(--cl-rule)"
        strokeWidth="6"
      />
      <path d="M78 102h10" stroke="var(--cl-ink)" strokeWidth="6" />
    </svg>
  );
}
