/** A slip torn in two under its slot: something did not come out. */
export function TornSlip() {
  return (
    <svg className="cl-empty-art" viewBox="0 0 132 132" aria-hidden="true">
      <rect x="8" y="14" width="116" height="12" rx="6" fill="var(--cl-ink)" />
      <g fill="var(--cl-surface)" stroke="var(--cl-edge)" strokeWidth="2">
        <path d="M24 20h84v34l-9 8-11-9-12 11-10-9-12 10-11-10-10 8-9-8z" />
        <path d="M24 78l9 8 10-8 11 10 12-10 10 9 12-11 11 9 9-8v38H24z" />
      </g>
      <path d="M38 38h30M80 38h14M38 100h22M76 100h18" stroke="var(--cl-rule)" strokeWidth="6" />
    </svg>
  );
}
