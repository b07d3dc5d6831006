/** The call of support units. */
export { supportApi } from './generated/support.gen';
