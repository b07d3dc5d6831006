/** The records of favourites as the visit plan stores them. */
import type { FavouriteRecords, MeetingSummary } from '@/api';
import { exhibitorFavourite } from '@/features/exhibitors/favourite';
import { productFavourite } from '@/features/products/favourite';
import type { FavouriteInput } from '@/state/favourites';

/** The fields of a meeting in a visit plan. */
const meetingFavourite = ({ id, title, lang, from, to, hall, room }: MeetingSummary): FavouriteInput => ({
  kind: 'meeting',
  id,
  name: title,
  lang,
  from,
  to,
  hall,
  room,
});

export const toFavourites = ({ exhibitors, exhibits, meetings }: FavouriteRecords): FavouriteInput[] => [
  ...exhibitors.map(exhibitorFavourite),
  ...exhibits.map(productFavourite),
  ...meetings.map(meetingFavourite),
];
