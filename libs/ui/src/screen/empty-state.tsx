import type { ReactNode } from 'react';
import './empty.css';

export interface EmptyStateProps {
  /** "Nothing in review" */
  title: ReactNode;
  /** An illustration of what is missing; a blank slip by default. */
  art?: ReactNode;
  /** What will be shown here and how to get it; the next action is the page's pinned one. */
  children?: ReactNode;
}

/** An empty state: an illustration and one sentence. */
export function EmptyState({ title, art = <BlankSlip />, children }: EmptyStateProps) {
  return (
    <div className="cl-empty cl-empty-high">
      {art}
      <h2 className="cl-empty-title">{title}</h2>
      {children !== undefined && <p className="cl-empty-words">{children}</p>}
    </div>
  );
}

/*
 * Drawings of empty screens. Each is made of paper (surfaces with an edge), ink (strokes) and text lines.
 */

/** The square on which a drawing is made. */
const EmptyArt = ({ children }: { readonly children: ReactNode }) => (
  <svg className="cl-empty-art" viewBox="0 0 132 132" aria-hidden="true">
    {children}
  </svg>
);

interface LineProps {
  /** The path, in the units of the square: 132 by 132. */
  readonly d: string;
}

const edge = { stroke: 'var(--cl-edge)', strokeWidth: 2 };

const PaperShape = ({ d }: LineProps) => <path d={d} fill="var(--cl-surface)" {...edge} />;

const InkLine = ({ d }: LineProps) => <path d={d} fill="none" stroke="var(--cl-ink)" strokeWidth="5" />;

const TextLines = ({ d }: LineProps) => <path d={d} stroke="var(--cl-rule)" strokeWidth="6" />;

/** A blank slip out of its slot: nothing to print yet. */
const BlankSlip = () => (
  <EmptyArt>
    <rect x="8" y="14" width="116" height="12" rx="6" fill="var(--cl-ink)" />
    <PaperShape d="M24 20h84v86l-7 7-7-7-7 7-7-7-7 7-7-7-7 7-7-7-7 7-7-7-7 7-7-7z" />
    <TextLines d="M38 44h30M38 60h22M38 76h26M80 44h14M84 60h10M82 76h12" />
  </EmptyArt>
);

/** A bank without an account. */
export const BankHouseArt = () => (
  <EmptyArt>
    <PaperShape d="M16 52l50-30 50 30z" />
    <InkLine d="M24 60v34M52 60v34M80 60v34M108 60v34M14 104h104" />
  </EmptyArt>
);

/** An open book with empty lines. */
export const BookArt = () => (
  <EmptyArt>
    <PaperShape d="M66 34c-14-10-30-10-48-6v74c18-4 34-4 48 6 14-10 30-10 48-6V28c-18-4-34-4-48 6z" />
    <InkLine d="M66 34v74" />
    <TextLines d="M30 50h22M30 66h22M80 50h22M80 66h22" />
  </EmptyArt>
);

/** An empty speech bubble. */
export const BubbleArt = () => (
  <EmptyArt>
    <PaperShape d="M18 26h96v64H64L42 110V90H18z" />
    <TextLines d="M34 48h64M34 66h40" />
  </EmptyArt>
);

/** A calendar page with no marks. */
export const CalendarArt = () => (
  <EmptyArt>
    <PaperShape d="M22 28h88v82H22z" />
    <path d="M22 28h88v18H22z" fill="var(--cl-ink)" />
    <InkLine d="M44 18v18M88 18v18" />
    <TextLines d="M36 64h14M59 64h14M82 64h14M36 86h14M59 86h14" />
  </EmptyArt>
);

/** A closed envelope. */
export const EnvelopeArt = () => (
  <EmptyArt>
    <PaperShape d="M16 34h100v68H16z" />
    <InkLine d="M16 34l50 38 50-38" />
  </EmptyArt>
);

/** An empty place for a slip. */
export const GoneArt = () => (
  <EmptyArt>
    <rect x="8" y="14" width="116" height="12" rx="6" fill="var(--cl-ink)" />
    <path d="M24 26h84v86H24z" fill="none" {...edge} strokeDasharray="7 6" />
    <InkLine d="M52 58l28 28M80 58l-28 28" />
  </EmptyArt>
);

/** An idle calculator. */
export const KeysArt = () => (
  <EmptyArt>
    <PaperShape d="M32 16h68v100H32z" />
    <path d="M42 28h48v20H42z" fill="var(--cl-page)" {...edge} />
    <TextLines d="M44 66h10M61 66h10M78 66h10M44 84h10M61 84h10M78 84h10M44 102h10M61 102h10" />
    <path d="M78 102h10" stroke="var(--cl-ink)" strokeWidth="6" />
  </EmptyArt>
);

/** A lens over a slip: in review. */
export const LensArt = () => (
  <EmptyArt>
    <PaperShape d="M22 18h66v84l-8 7-8-7-9 7-8-7-8 7-9-7-8 7-8-7z" />
    <TextLines d="M36 38h34M36 54h24" />
    <circle cx="84" cy="76" r="20" fill="var(--cl-page)" stroke="var(--cl-ink)" strokeWidth="5" />
    <InkLine d="M98 91l16 18" />
  </EmptyArt>
);

/** A slip with a tick: nothing is due. */
export const PaidSlipArt = () => (
  <EmptyArt>
    <PaperShape d="M30 16h72v92l-9 8-9-8-9 8-9-8-9 8-9-8-9 8-9-8z" />
    <TextLines d="M44 38h30M44 52h20" />
    <InkLine d="M46 78l14 14 28-30" />
  </EmptyArt>
);

/** A line to sign on, and a pen. */
export const PenLineArt = () => (
  <EmptyArt>
    <PaperShape d="M20 22h72v92H20z" />
    <TextLines d="M34 42h44M34 58h30" />
    <InkLine d="M32 96h40" />
    <path d="M70 90l38-46 12 10-38 46-16 4z" fill="var(--cl-pen)" />
  </EmptyArt>
);

/** Two circular arrows: something recurring. */
export const RoundArt = () => (
  <EmptyArt>
    <circle cx="66" cy="66" r="22" fill="var(--cl-surface)" {...edge} />
    <TextLines d="M66 54v24M58 60h12M58 72h14" />
    <InkLine d="M30 56a40 40 0 0 1 70-14M102 76a40 40 0 0 1-70 14M102 22v22H80M30 110V88h22" />
  </EmptyArt>
);

/** Empty scales. */
export const ScalesArt = () => (
  <EmptyArt>
    <InkLine d="M66 22v84M40 108h52M30 38h72" />
    <PaperShape d="M12 74l18-36 18 36a18 12 0 0 1-36 0zM84 74l18-36 18 36a18 12 0 0 1-36 0z" />
  </EmptyArt>
);

/** A list with one line ticked. */
export const TickedListArt = () => (
  <EmptyArt>
    <PaperShape d="M26 18h80v96H26z" />
    <InkLine d="M38 40l6 6 10-12" />
    <TextLines d="M64 42h28M64 66h28M64 90h28M40 66h12M40 90h12" />
  </EmptyArt>
);

/** A ticket with its stub: a loan offer. */
export const TicketArt = () => (
  <EmptyArt>
    <PaperShape d="M14 40h70v52H14zM84 40h34v52H84z" />
    <path d="M84 44v44" {...edge} strokeDasharray="5 5" />
    <TextLines d="M28 58h34M28 74h22M94 58h14M94 74h14" />
  </EmptyArt>
);

/** An empty tray: nothing was saved. */
export const TrayArt = () => (
  <EmptyArt>
    <PaperShape d="M18 70l14-38h68l14 38v38H18z" />
    <InkLine d="M18 70h28l6 14h28l6-14h28" />
  </EmptyArt>
);
