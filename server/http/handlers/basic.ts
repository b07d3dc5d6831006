import type { Handlers } from '../contract';
import type { Services } from '../../services';

export const basicHandlers = (services: Services) =>
  ({
    basicCountries: (_input, { locale }) => services.regions.countries(locale),
    basicProvinces: (_input, { locale }) => services.regions.provinces(locale),
    basicCities: (_input, { locale }) => services.regions.cities(undefined, locale),
    basicCitiesByParent: ({ path }, { locale }) => services.regions.cities(path.pid, locale),
    basicAreas: (_input, { locale }) => services.regions.areas(undefined, locale),
    basicAreasByParent: ({ path }, { locale }) => services.regions.areas(path.pid, locale),
    basicGlobalJson: ({ query }, context) => services.shell.describe(query, context),
  }) satisfies Handlers;
