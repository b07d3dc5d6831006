import type { MeetingSummary } from '@/api/types';
import type { FavouriteOf } from '@/state/favourites';

/** What a plan keeps of a meeting. */
export const favouriteMeeting = ({ id, title, lang, from, to, hall, room }: MeetingSummary): FavouriteOf => ({
  kind: 'meeting',
  id,
  name: title,
  lang,
  from,
  to,
  hall,
  room,
});
