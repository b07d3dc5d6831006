/** Calls of a delegation. */
export { groupApi } from './generated/group.gen';
