/** Calls of downloads. */
export { downloadApi } from './generated/download.gen';
