/** Calls of places: countries, provinces, cities, areas. */
export { basicApi } from './generated/basic.gen';
