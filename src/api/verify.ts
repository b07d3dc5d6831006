/** Calls of captchas and codes. */
export { verifyApi } from './generated/verify.gen';
