/** A bank without an account. */
export function BankHouseArt() {
  return (
    <svg className="cl-empty-art" viewBox="0 0 132 132" aria-hidden="true">
      <path d="M16 52l50-30 50 30z" fill="var(--cl-surface)" stroke="var(--cl-edge)" strokeWidth="2" />
      <path d="M24 60v34M52 60v34M80 60v34M108 60v34" fill="none" stroke="var(--cl-ink)" strokeWidth="5" />
      <path d="M14 104h104" fill="none" stroke="var(--cl-ink)" strokeWidth="5" />
    </svg>
  );
}
