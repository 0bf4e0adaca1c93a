import { useRead, useWrite, type CallOptions } from '@clearloan/api-client';
import { useSending, type CodeSender } from '@clearloan/session';
import { emailAddress, removeEmail, saveEmail, sendDocument, sendEmailCode } from '../contract/email';

export const useEmailAddress = () => useRead(emailAddress, {});
export const useSaveEmail = () => useWrite(saveEmail);
export const useRemoveEmail = () => useWrite(removeEmail);
export const useSendDocument = () => useWrite(sendDocument);

/** Sends codes to e-mail addresses. */
export function useEmailSender(): CodeSender {
  const { run, isBusy, failure } = useWrite(sendEmailCode);
  const call = {
    isBusy,
    failure,
    run: ({ phone: email }: { readonly phone: string }, options: CallOptions) => run({ email }, options),
  };
  return useSending('email', { sms: call, voice: call });
}
