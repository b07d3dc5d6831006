/** Calls of news, videos and photos. */
export { mediaApi } from './generated/media.gen';
