/** A ticket with its stub: a loan offer. */
export function TicketArt() {
  return (
    <svg className="cl-empty-art" viewBox="0 0 132 132" aria-hidden="true">
      <path
        d="M14 40h70v52H14zM84 40h34v52H84z"
        fill="var(--cl-surface)"
        stroke="var(--cl-edge)"
        strokeWidth="2"
      />
      <path d="M84 44v44" stroke="var(--cl-edge)" strokeWidth="2" strokeDasharray="5 5" />
      <path d="M28 58h34M28 74h22M94 58h14M94 74h14" stroke="var(--cl-rule)" strokeWidth="6" />
    </svg>
  );
}
