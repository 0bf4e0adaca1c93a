/** The home screen. */
export { homePage } from './contract/home';
export type { AnnouncementItem, HomeBlock, HomePage, Tool } from './contract/home';
export * from './contract/home-rules';
