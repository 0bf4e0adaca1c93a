/** A calendar page with no marks. */
export function CalendarArt() {
  return (
    <svg className="cl-empty-art" viewBox="0 0 132 132" aria-hidden="true">
      <path d="M22 28h88v82H22z" fill="var(--cl-surface)" stroke="var(--cl-edge)" strokeWidth="2" />
      <path d="M22 28h88v18H22z" fill="var(--cl-ink)" />
      <path d="M44 18v18M88 18v18" fill="none" stroke="var(--cl-ink)" strokeWidth="5" />
      <path d="M36 64h14M59 64h14M82 64h14M36 86h14M59 86h14" stroke="var(--cl-rule)" strokeWidth="6" />
    </svg>
  );
}
