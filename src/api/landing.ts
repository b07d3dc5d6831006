/** Calls of campaign pages. */
export { landingApi } from './generated/landing.gen';
