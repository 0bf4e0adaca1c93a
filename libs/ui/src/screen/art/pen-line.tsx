/** A line to sign on, and a pen. */
export function PenLineArt() {
  return (
    <svg className="cl-empty-art" viewBox="0 0 132 132" aria-hidden="true">
      <path d="M20 22h72v92H20z" fill="var(--cl-surface)" stroke="var(--cl-edge)" strokeWidth="2" />
      <path d="M34 42h44M34 58h30" stroke="var(--cl-rule)" strokeWidth="6" />
      <path d="M32 96h40" fill="none" stroke="var(--cl-ink)" strokeWidth="5" />
      <path d="M70 90l38-46 12 10-38 46-16 4z" fill="var(--cl-pen)" />
    </svg>
  );
}
