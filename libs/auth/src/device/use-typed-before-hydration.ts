import { useState, type RefCallback } from 'react';

/** The field of the prerendered login; none once the app has drawn its first screen, which takes the mark away. */
const prerenderedField = (): HTMLInputElement | null =>
  typeof document === 'undefined'
    ? null
    : document.querySelector('[data-prerendered] input[autocomplete="tel-national"]');

/**
 * Takes over what the borrower typed before the app was there: the digits, the focus and what is selected. Where React hydrates
 * the prerendered field, focus and selection stay by themselves. Where it draws another one, the old field is read when React
 * has taken it out of the page: no key is lost between.
 * @returns for the form whose field goes on with it
 */
export function useTypedBeforeHydration(onTyped: (typed: string) => void): RefCallback<HTMLFormElement> {
  const [takeOver] = useState(() => {
    const prerendered = prerenderedField();
    const isEntered = prerendered !== null && prerendered === document.activeElement;
    return (form: HTMLFormElement | null) => {
      if (form === null || prerendered === null) return;
      const { value, selectionStart, selectionEnd } = prerendered;
      if (value !== '') onTyped(value);
      if (!isEntered || form.contains(prerendered)) return;
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
