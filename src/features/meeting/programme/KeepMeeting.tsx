import { useIntl } from 'react-intl';
import type { MeetingSummary } from '@/api';
import type { Marks } from '@/state/useMarks';
import { FavouriteButton } from '@/ui/controls/FavouriteButton';

type MarkedMeeting = Pick<MeetingSummary, 'id' | 'title' | 'lang' | 'from' | 'to' | 'hall' | 'room'>;

interface KeepMeetingProps {
  meeting: MarkedMeeting;
  marks: Marks;
  /** Theme of its hall. */
  themeId?: number;
  /** With text next to the heart. */
  isWorded?: boolean;
}

/** Adds a meeting to the visit plan. */
export function KeepMeeting({ meeting, marks, themeId, isWorded = false }: KeepMeetingProps) {
  const { formatMessage } = useIntl();
  const { id, title, lang, from, to, hall, room } = meeting;
  const marked = marks.has(id);
  return (
    <FavouriteButton
      marked={marked}
      label={formatMessage({ id: 'meeting.keep' }, { title })}
      words={isWorded ? formatMessage({ id: marked ? 'meeting.marked' : 'meeting.keepShort' }) : undefined}
      onToggle={() =>
        marks.toggle({ kind: 'meeting', id, name: title, lang, from, to, hall, room, themeId: themeId ?? null })
      }
    />
  );
}
