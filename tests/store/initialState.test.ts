/** What a store holds before the first action: nothing of a user, and the defaults of section 4. */
import { makeStore } from '@/app/store/makeStore';
import { initialSuggestionInputs } from '@/state/suggestionInputs';
import { initialVisitSettings } from '@/state/visitSettings';
import { testWorld } from '../support/testWorld';

test('a new store is Chinese, on a desktop, without ticket, menu, page texts and favourites', () => {
  const { api, ...slices } = makeStore(testWorld().services).getState();
  expect(api.queries).toEqual({});
  expect(slices).toEqual({
    breadcrumbs: { trail: [] },
    client: {
      ip: null,
      device: 'desktop',
      inWechat: false,
      firstPage: null,
      query: {},
      source: null,
      staffDevice: null,
      isRegistered: false,
    },
    countdown: { startDate: null, days: 0, seconds: 0, phase: 'before', minute: null },
    designer: { secret: null },
    locale: { current: 'zh-cn' },
    menu: { items: [] },
    notices: { pending: 0, nextToastId: 1, toasts: [], network: null },
    persisted: {
      source: null,
      firstPage: null,
      delayDialog: null,
      cookiesRead: false,
      drafts: {},
      earlierBadges: [],
      favourites: [],
      comparedProducts: [],
      visit: initialVisitSettings,
      suggestionInputs: initialSuggestionInputs,
    },
    registration: {
      preRegistrationOpen: null,
      englishPreRegistrationOpen: true,
      groupOpen: false,
      idCardShown: false,
    },
    seo: { current: null, error: null },
    ticket: { current: null },
  });
});
