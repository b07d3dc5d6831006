/** Views and clicks of adverts by the day. */
import { localise } from '../../../src/rules/locales';
import type { AdvertDay } from '../../repositories/advertCounts';
import type { AdvertService } from '../library/advertService';
import type { Fact } from './source';
import { titles } from './words';

export interface AdvertLine extends AdvertDay {
  /** Undefined for an advert that is no longer in the content. */
  display: Awaited<ReturnType<AdvertService['all']>>[number] | undefined;
}

export const advertFacts: readonly Fact<AdvertLine>[] = [
  { title: titles.day, width: 12, of: ({ day }) => day },
  { title: titles.advertPlace, width: 16, of: ({ display }) => display?.place ?? null },
  {
    title: titles.advert,
    width: 40,
    of: ({ advert, display }, locale) => (display ? localise(display.title, locale) : advert),
  },
  {
    title: titles.advertiser,
    width: 30,
    of: ({ display }, locale) => (display?.advertiser ? localise(display.advertiser, locale) : null),
  },
  { title: titles.views, width: 12, of: ({ views }) => views },
  { title: titles.clicks, width: 12, of: ({ clicks }) => clicks },
];
