/** Calls of the old me area. */
export { meApi } from './generated/me.gen';
