/** The call of tracking. */
export { logApi } from './generated/log.gen';
