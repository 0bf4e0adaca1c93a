import type { ReactNode } from 'react';
import './picture-frame.css';

export interface PictureFrameProps {
  /** What to lay inside: a card, or the own face. */
  readonly shape: 'card' | 'face';
  /** Of four moves, how many are done; the rim shows it. */
  readonly done?: number | undefined;
  readonly children: ReactNode;
}

/** Width by height of what a frame shows; the style sheet says the same. */
export const frameProportions = { card: 1.6, face: 0.8 } as const;

/** Where the paper or the face belongs; decoration, the words beside it say the same. */
export function PictureFrame({ shape, done, children }: PictureFrameProps) {
  return (
    <div
      className={`cl-certification-frame cl-certification-frame-${shape}`}
      data-done={done}
      aria-hidden="true"
    >
      <i />
      <i />
      <i />
      <i />
      {children}
    </div>
  );
}
