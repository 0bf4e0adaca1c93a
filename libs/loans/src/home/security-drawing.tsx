/** A shield with a lock, in our colours: the drawing of the banner that warns of fraud. */
export const SecurityDrawing = () => (
  <svg className="cl-loans-drawing" viewBox="0 0 104 84" aria-hidden="true">
    <path className="cl-loans-drawing-ink" d="M58 8l34 12v26c0 22-15 34-34 42-19-8-34-20-34-42V20z" />
    <path className="cl-loans-drawing-ground" d="M40 42h36v22H40z" />
    <path className="cl-loans-drawing-line" d="M47 42v-8a11 11 0 0 1 22 0v8" />
    <circle className="cl-loans-drawing-ink" cx="58" cy="51" r="3.5" />
    <path className="cl-loans-drawing-ink" d="M56.5 52h3v7h-3z" />
  </svg>
);
