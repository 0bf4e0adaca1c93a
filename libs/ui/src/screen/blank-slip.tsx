/** A blank slip out of its slot: nothing to print yet. */
export function BlankSlip() {
  return (
    <svg className="cl-empty-art" viewBox="0 0 132 132" aria-hidden="true">
      <rect x="8" y="14" width="116" height="12" rx="6" fill="var(--cl-ink)" />
      <path
        d="M24 20h84v86l-7 7-7-7-7 7-7-7-7 7-7-7-7 7-7-7-7 7-7-7-7 7-7-7z"
        fill="var(--cl-surface)"
        stroke="var(--cl-edge)"
        strokeWidth="2"
      />
      <path
        d="M38 44h30M38 60h22M38 76h26M80 44h14M84 60h10M82 76h12"
        stroke="var(--cl-rule)"
        strokeWidth="6"
      />
    </svg>
  );
}
