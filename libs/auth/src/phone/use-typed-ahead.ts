import { useState, type RefCallback } from 'react';

/**
 * Takes over what the borrower typed before the app was there: the digits, the focus and what is selected. The page that is
 * drawn ahead brings a field for them (tools/vite/first-looks.mjs), which the first drawing still finds. React takes it out
 * of the page before it hands over the form, and until then it is not read: no key is lost between.
 * @returns for the form whose field goes on with it
 */
export function useTypedAhead(onTyped: (typed: string) => void): RefCallback<HTMLFormElement> {
  const [takeOver] = useState(() => {
    const ahead = document.querySelector<HTMLInputElement>('#number-ahead');
    const isEntered = ahead === document.activeElement;
    return (form: HTMLFormElement | null) => {
      if (form === null || ahead === null) return;
      const { value, selectionStart, selectionEnd } = ahead;
      if (value !== '') onTyped(value);
      if (!isEntered) return;
      // By then the digits stand in the form, and no frame was drawn without the focus: the phone's keyboard stays up.
      queueMicrotask(() => {
        const field = form.querySelector('input');
        field?.focus();
        if (value !== '') field?.setSelectionRange(selectionStart, selectionEnd);
      });
    };
  });
  return takeOver;
}
