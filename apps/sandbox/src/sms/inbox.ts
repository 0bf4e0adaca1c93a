/** A message as a phone would have got it. */
export interface Sms {
  readonly phone: string;
  readonly text: string;
  readonly code: string;
  /** Instant, real time. */
  readonly at: string;
}

const most = 500;
const messages: Sms[] = [];
const inbox = { isKept: false };

/** Keeps messages for the console; without it they go nowhere, for this lender has no carrier. */
export function keepMessages(isKept: boolean): void {
  inbox.isKept = isKept;
  messages.length = 0;
}

/** Sends a message. They stay in the memory of this process: no database, log or reply ever holds a code. */
export function sendSms(message: Sms): void {
  if (!inbox.isKept) return;
  messages.unshift(message);
  messages.length = Math.min(messages.length, most);
}

/** Messages in the inbox, newest first. */
export const readMessages = (phone?: string): readonly Sms[] =>
  phone === undefined ? messages : messages.filter((message) => message.phone === phone);
