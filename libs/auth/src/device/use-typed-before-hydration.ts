import { tabStore } from '@clearloan/api-client';
import { plainTyped } from '@clearloan/formatting';
import { useState, type RefCallback } from 'react';

/** The prerendered login's field; undefined after the first render, which removes the marker. */
const prerenderedField = (): HTMLInputElement | null =>
  typeof document === 'undefined'
    ? null
    : document.querySelector('[data-prerendered] input[autocomplete="tel-national"]');

/**
 * Restores what the borrower typed before hydration: digits, focus and selection. If React hydrates the prerendered field, focus and
 * selection stay. If React renders another field, the old one is read after its removal, so no keystroke is lost.
 * @returns a ref for the form that contains the field
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
      // The digits are in the form by then, and no frame was painted without focus, so the on-screen keyboard stays open.
      queueMicrotask(() => {
        const field = form.querySelector('input');
        field?.focus();
        if (value !== '') field?.setSelectionRange(selectionStart, selectionEnd);
      });
    };
  });
  return takeOver;
}

const typedEntry = 'clearloan.login.typed';

/** The number typed in this visit, restored after a reload until a code is sent. */
export const typedNumber = (): string => tabStore.get(typedEntry)?.slice(0, 24) ?? '';

export const saveTypedNumber = (typed: string): void => {
  tabStore.set(typedEntry, plainTyped(typed));
};

export const forgetTypedNumber = (): void => {
  tabStore.remove(typedEntry);
};
