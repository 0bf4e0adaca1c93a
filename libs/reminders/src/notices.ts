/**
 * The texts of payment reminders on this device. The app stores them in the current language when the borrower turns
 * the reminders on; the service worker shows them. Without stored texts reminders are off: a logout clears the store.
 */

/** Texts that are safe to read on a locked screen. */
export interface NoticeTexts {
  /** BCP 47. */
  readonly lang: string;
  /** By the kind of message. */
  readonly titles: Readonly<Record<string, string>>;
  /** For a kind that this build does not know. */
  readonly otherTitle: string;
  readonly body: string;
}

const cacheName = 'clearloan-notices';
const entry = '/notices';

export async function storeNoticeTexts(texts: NoticeTexts): Promise<void> {
  await (await caches.open(cacheName)).put(entry, Response.json(texts));
}

/** The stored texts; undefined if there are none, or they cannot be parsed. */
export async function storedNoticeTexts(): Promise<NoticeTexts | undefined> {
  try {
    const response = await caches.match(entry, { cacheName });
    const stored: unknown = await response?.json();
    return isNoticeTexts(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

export async function forgetNoticeTexts(): Promise<void> {
  await caches.delete(cacheName);
}

const isNoticeTexts = (value: unknown): value is NoticeTexts =>
  typeof value === 'object' &&
  value !== null &&
  ['lang', 'otherTitle', 'body'].every((name) => name in value) &&
  'titles' in value &&
  typeof value.titles === 'object' &&
  value.titles !== null;

/** What is shown, and where a tap leads. */
export interface Notice {
  readonly title: string;
  readonly body: string;
  readonly lang: string;
  /** A path of the app. A later notification with the same path replaces the earlier one. */
  readonly path: string;
}

const ownPath = /^(?:\/[\w-]+)+$/;

const fieldsOf = (message: unknown): { readonly kind?: unknown; readonly path?: unknown } =>
  typeof message === 'object' && message !== null ? message : {};

/** The notification of a message; an unreadable message leads to the list of reminders. */
export function noticeOf(message: unknown, { titles, otherTitle, body, lang }: NoticeTexts): Notice {
  const { kind, path } = fieldsOf(message);
  const known = typeof kind === 'string' ? new Map(Object.entries(titles)).get(kind) : undefined;
  return {
    title: known ?? otherTitle,
    body,
    lang,
    path: typeof path === 'string' && ownPath.test(path) ? path : '/reminders',
  };
}
