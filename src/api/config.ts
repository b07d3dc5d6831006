/** Calls of the site itself: menu, SEO, home, composed pages, search, newsletter. */
export { configApi } from './generated/config.gen';
