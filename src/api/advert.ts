/** Calls of advertising forms. */
export { advertApi } from './generated/advert.gen';
