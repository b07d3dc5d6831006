import { meeting } from '../meeting.fixture';
import { MeetingCards } from './MeetingCards';

const common = { now: '2026-04-01T01:00:00.000Z', themeOfHall: { '9': 2 } };

export const States = () => (
  <MeetingCards
    {...common}
    meetings={[
      meeting('open'),
      meeting('full', { state: 'full', seats: { total: 80, taken: 80, left: 0, waiting: 3 } }),
      meeting('long', { title: 'Grinding of hard materials '.repeat(6), summary: 'What to expect. '.repeat(12) }),
    ]}
  />
);

export const Running = () => (
  <MeetingCards {...common} now="2026-04-01T02:30:00.000Z" meetings={[meeting('running')]} showsDay={false} />
);

export const Empty = () => <MeetingCards {...common} meetings={[]} />;
