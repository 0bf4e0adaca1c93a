/** The endpoints of an account: personal centre, devices, e-mail address, phone number, deletion. */
export { deletionHasReasons, menuHasEntries, sessionIsOpen } from './contract/account-rules';
export { changePhone, deleteUser, userMenu } from './contract/account';
export type { Deletion, KeptItem, MenuItem } from './contract/account';
export { deviceBrowsers, deviceSystems, endSessions, sessionList } from './contract/sessions';
export type { DeviceSession } from './contract/sessions';
export {
  emailAddress,
  mailedDocuments,
  removeEmail,
  saveEmail,
  sendDocument,
  sendEmailCode,
} from './contract/email';
export type { EmailAddress } from './contract/email';
