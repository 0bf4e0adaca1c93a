/** What the lender told a borrower, and by which channels it may. */
import {
  array,
  count,
  flag,
  flagOrNo,
  get,
  id,
  instant,
  noRequest,
  nothing,
  object,
  oneOf,
  openEnum,
  optional,
  paging,
  postForm,
  text,
  type InferOutput,
} from '@clearloan/api-client/declare';

/**
 * What a message is about: a decision on an application, the answer to a report, a payment, the security of the account, or anything else
 * about a loan.
 */
export const messageKinds = [
  /** A decision on an application. */
  'decision',
  /** The answer to a report. */
  'answer',
  /** A payment. */
  'payment',
  /** Anything else about a loan. */
  'loan',
  /** The security of the account; and codes, which are in no list. */
  'security',
] as const;
export type MessageKind = (typeof messageKinds)[number];

/** What a lender sends to a device: messages, reminders of due payments, and codes with security notices. */
export const notificationKinds = [
  ...messageKinds,
  /** Reminders of due payments. */
  'due',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** Every message is in the list; these carry it to the borrower as well. */
export const notificationChannels = [
  /** Text message. */
  'text',
  /** A notification of the browser. */
  'push',
  /** E-mail. */
  'email',
] as const;
export type NotificationChannel = (typeof notificationChannels)[number];

/** `always`: the borrower cannot switch it off. */
const notificationStates = [
  /** Sent. */
  'on',
  /** Switched off by the borrower. */
  'off',
  /** Sent, and the borrower cannot switch it off. */
  'always',
] as const;

const message = object({
  /** The id of the message. */
  messageId: id,
  /** When it was told. */
  at: instant,
  /** What it is about. */
  kind: openEnum(messageKinds),
  /** BCP 47: the language in which the message was told; its texts stay in it. */
  language: text(35),
  /** Its heading. */
  title: text(120),
  /** What the app says; absent if the text message says it all. */
  text: optional(text(500)),
  /** The words of the text message; absent if none was sent. */
  textMessage: optional(text(500)),
  /** The app's page about it. */
  linkUrl: optional(text(500)),
  /** Whether the borrower has read it, on any device. */
  isRead: flagOrNo,
});
export type MessageItem = InferOutput<typeof message>;

/** Lists the messages to the borrower, the newest first. They never contain a code. */
export const messageList = get('/messages/list', {
  request: object({ ...paging }),
  data: object({
    /** The messages of this page, the newest first. */
    list: array(message),
    /** How many messages all pages have. */
    total: count,
    /** Whether another page follows. */
    hasMore: flagOrNo,
    /** How many of all are not read. */
    unread: count,
  }),
  providesTags: ['messages'],
  persist: true,
});

/** Marks a message as read, on every device of the borrower; with `andOlder` also all before it. */
export const readMessage = postForm('/messages/read', {
  request: object({
    /** The message. */
    messageId: id,
    /** Whether all older ones are read as well. */
    andOlder: optional(flag),
  }),
  data: nothing,
  quiet: true,
  invalidatesTags: ['messages'],
});

const notificationSetting = object({
  /** What is sent. */
  kind: openEnum(notificationKinds),
  /** How it is sent. */
  channel: openEnum(notificationChannels),
  /** Whether it is sent. */
  state: openEnum(notificationStates),
});
export type NotificationSetting = InferOutput<typeof notificationSetting>;

/** Shows what the lender sends by which channel. A channel that it does not have is not listed. */
export const notificationSettings = get('/messages/setting', {
  request: noRequest,
  data: object({
    /** A line for each kind and channel. */
    list: array(notificationSetting),
  }),
  providesTags: ['notifications'],
});

/** Switches a kind of message on or off for one channel. */
export const saveNotificationSetting = postForm('/messages/save-setting', {
  request: object({
    /** What is sent. */
    kind: oneOf(notificationKinds),
    /** How it is sent. */
    channel: oneOf(notificationChannels),
    /** Whether it is sent from now on. */
    isOn: flag,
  }),
  data: nothing,
  invalidatesTags: ['notifications'],
});
