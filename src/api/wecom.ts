/** Calls of WeCom. */
export { wecomApi } from './generated/wecom.gen';
