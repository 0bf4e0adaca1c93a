import './typed-text.css';

/**
 * What a person typed, as text: its own direction and its own lines. Marks that turn the direction end with it, so
 * that they change no word of ours.
 */
export const TypedText = ({ children }: { children: string }) => (
  <p className="cl-complaints-typed">
    <bdi dir="auto">{children}</bdi>
  </p>
);
