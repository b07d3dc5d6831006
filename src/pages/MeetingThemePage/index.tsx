import { useParams } from 'react-router-dom';
import { exhibitorApi, meetingApi } from '@/api';
import { MeetingThemeView } from '@/features/meeting/components/MeetingThemeView';
import { paths } from '@/lib/paths';
import { definePage } from '@/pages/shared/definePage';
import { needed, wanted } from '@/pages/shared/loading';
import type { RootState } from '@/app/store/makeStore';

const once = { subscribe: false } as const;
const newsOf = (themeId: string) => ({ meetingDynamicRequest: { current: 1, size: 6, themeId } });
const themeOf = (state: RootState, id = '') => meetingApi.endpoints.meetingTheme.select({ id })(state).data;

function MeetingThemePage() {
  const { themeId = '' } = useParams();
  const { data: theme } = meetingApi.endpoints.meetingTheme.useQuery({ id: themeId });
  const { data: news } = meetingApi.endpoints.meetingDynamics.useQuery(newsOf(themeId));
  const { data: halls = [] } = exhibitorApi.endpoints.exhibitorHalls.useQuery();
  if (!theme) return null;
  return (
    <MeetingThemeView
      theme={theme}
      news={news?.records ?? []}
      themeOfHall={Object.fromEntries(halls.map(({ number, themeIds }) => [number, themeIds[0] ?? 0]))}
    />
  );
}

export const page = definePage({
  async load({ store: { dispatch }, params: { themeId = '' } }) {
    await Promise.all([
      needed(dispatch(meetingApi.endpoints.meetingTheme.initiate({ id: themeId }, once))),
      wanted(
        dispatch(meetingApi.endpoints.meetingDynamics.initiate(newsOf(themeId), once)),
        dispatch(exhibitorApi.endpoints.exhibitorHalls.initiate(undefined, once)),
      ),
    ]);
  },
  head(state, { params }) {
    const theme = themeOf(state, params.themeId);
    if (!theme) return {};
    const { title, summary, cover, languages } = theme;
    return { title, description: summary, image: cover ?? undefined, languages };
  },
  crumbs: (state, { locale, params }) => [
    { message: 'shell.home', path: paths.home.href({ lang: locale }) },
    { message: 'meeting.title', path: paths.meetings.href({ lang: locale }) },
    { name: themeOf(state, params.themeId)?.title ?? '' },
  ],
  Component: MeetingThemePage,
});
