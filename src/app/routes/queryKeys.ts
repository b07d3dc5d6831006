/**
 * Which keys of its query a page reads. It is not told of any other (`queryOf`), so that it is the same page whatever else an address says: what
 * counts a campaign, what a messenger adds, what was made up to have a page drawn anew.
 */
import { ownQuery } from '@/lib/ownQuery';
import type { PathName } from './rows';

/** Of both lists; their filters have names of their own. */
const LIST = ['current', 'size', 'sort', 'k', 'view', 'theme', 'industry'];
const PLAN = ['hall', 'booth', 'q'];

const keys: Partial<Record<PathName, readonly string[]>> = {
  wxRedirect: ['f', 'code', 'state'],
  fileViewer: ['url', 'file'],
  mobilePay: ['enrolmentId'],
  mobileWxlink: ['path', 'source', 'query'],
  scanCallback: ['code', 'state'],
  invitation: ['code'],
  invitationCheck: ['code'],
  exhibitorList: [...LIST, 'origin', 'country', 'province', 'hall', 'famous', 'popular', 'featured', 'showroom'],
  meetings: ['date', 'theme', 'hall'],
  products: [...LIST, 'category', 'new'],
  search: ['k', 'kind', 'current'],
  registration: ['find', 'edit', 'invited'],
  hallPlan: PLAN,
  map: PLAN,
  mapHall: PLAN,
  registerInfo: ['edit'],
  audienceDownload: ['k'],
  register: ['edit', 'by', 'find', 'invited'],
  exhibitorDownload: ['k'],
  meetingEnrol: ['by'],
  image: ['current'],
  news: ['current'],
  video: ['current'],
  my: ['change', 'by'],
  newsletterConfirm: ['token'],
  newsletterUnsubscribe: ['token'],
  forms: ['preview'],
};

const NONE: readonly string[] = [];

export const queryKeys = (name: PathName): readonly string[] => keys[name] ?? NONE;

/** What a page is told of the query of its address. */
export const queryOf = (name: PathName, { searchParams }: URL): URLSearchParams =>
  ownQuery(searchParams, queryKeys(name));
