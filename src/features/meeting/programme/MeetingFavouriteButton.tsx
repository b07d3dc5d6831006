import { useIntl } from 'react-intl';
import type { MeetingSummary } from '@/api';
import type { Favourites } from '@/state/useFavourites';
import { FavouriteButton } from '@/ui/controls/FavouriteButton';

type FavouriteMeeting = Pick<MeetingSummary, 'id' | 'title' | 'lang' | 'from' | 'to' | 'hall' | 'room'>;

interface MeetingFavouriteButtonProps {
  meeting: FavouriteMeeting;
  favourites: Favourites;
  /** Theme of its hall. */
  themeId?: number;
  /** With text next to the heart. */
  showsText?: boolean;
}

/** Adds a meeting to the visit plan. */
export function MeetingFavouriteButton({
  meeting,
  favourites,
  themeId,
  showsText = false,
}: MeetingFavouriteButtonProps) {
  const { formatMessage } = useIntl();
  const { id, title, lang, from, to, hall, room } = meeting;
  const isFavourite = favourites.has(id);
  return (
    <FavouriteButton
      isFavourite={isFavourite}
      label={formatMessage({ id: 'meeting.addToFavourites' }, { title })}
      text={
        showsText
          ? formatMessage({ id: isFavourite ? 'meeting.inFavourites' : 'meeting.addToFavouritesShort' })
          : undefined
      }
      onToggle={() =>
        favourites.toggle({ kind: 'meeting', id, name: title, lang, from, to, hall, room, themeId: themeId ?? null })
      }
    />
  );
}
