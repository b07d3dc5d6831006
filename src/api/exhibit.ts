/** Calls of exhibits. */
export { exhibitApi } from './generated/exhibit.gen';
