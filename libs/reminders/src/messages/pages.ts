/** One chunk: both screens are small and lead to each other. */
export { MessagesPage } from './messages-page';
export { NotificationsPage } from './notifications-page';
