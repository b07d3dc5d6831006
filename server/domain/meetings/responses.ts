/** Meetings and enrolments in the contract's format. */
import { shanghaiDate } from '../../../src/rules/shanghai';
import { LOCALES, languageTag, localise, localiseWithLang, type Locale } from '../../../src/rules/locales';
import type { HandlerResponse } from '../../http/contract';
import type { EnrolmentRow } from './enrolmentRepository';
import { clockTime } from './enrolmentMessages';
import type { MeetingDynamicRow, MeetingRow, MeetingThemeRow } from './meetingRepository';
import { localisePath, pictureResponse } from '../content/pictures';
import { maskEmail, maskMobile } from '../../lib/masking';
import type { Signer } from '../../lib/secrets';

export type MeetingSummary = HandlerResponse<'meetingPage'>['records'][number];
export type Enrolment = HandlerResponse<'meetingSign'>;
type SpeakerExhibitor = NonNullable<HandlerResponse<'meetingById'>['speakers'][number]['exhibitor']>;
type Theme = HandlerResponse<'meetingThemes'>[number];

const COVER = { width: 960, height: 540 };

/** The state of a meeting. A full meeting still accepts people for its waiting list. */
export function meetingState(meeting: MeetingRow, now: Date): MeetingSummary['state'] {
  if (meeting.cancelled) return 'cancelled';
  if (meeting.ends_at <= now) return 'over';
  if (!meeting.form || now < meeting.enrol_from || now >= meeting.enrol_until) return 'closed';
  return meeting.seats !== null && meeting.taken >= meeting.seats ? 'full' : 'open';
}

export const seatsOf = ({ seats, taken, waiting }: Pick<MeetingRow, 'seats' | 'taken' | 'waiting'>) => ({
  total: seats,
  taken,
  left: seats === null ? null : Math.max(0, seats - taken),
  waiting,
});

/** At least half of the seats are taken. */
const isPopular = ({ seats, taken }: MeetingRow): boolean => seats !== null && taken * 2 >= seats;

export function meetingSummary(row: MeetingRow, locale: Locale, now: Date): MeetingSummary {
  const title = localiseWithLang(row.title, locale);
  return {
    id: row.id,
    title: title.text,
    summary: localise(row.summary, locale),
    themeId: row.theme_id,
    themeName: row.theme_title && localise(row.theme_title, locale),
    date: shanghaiDate(row.starts_at),
    from: row.starts_at.toISOString(),
    to: row.ends_at.toISOString(),
    hall: row.hall,
    room: localise(row.room, locale),
    cover: pictureResponse(row.cover, locale, COVER),
    price: row.price,
    seats: seatsOf(row),
    state: meetingState(row, now),
    spokenLanguages: row.languages.map((code) => languageName(code, locale)),
    speakerNames: row.speakers.map(({ name }) => localise(name, locale)),
    isHot: isPopular(row),
    lang: title.lang,
  };
}

/** A language's name in another one: `zh` is 中国語 in Japanese. A name of an earlier import is returned as it is. */
const languageName = (code: string, locale: Locale): string =>
  (/^[a-z]{2}$/.test(code) && new Intl.DisplayNames(languageTag(locale), { type: 'language' }).of(code)) || code;

/** A meeting on the home page. */
export const homeSession = (
  row: MeetingRow,
  locale: Locale,
): HandlerResponse<'configHome'>['conference']['now'][number] => ({
  id: row.slug,
  date: shanghaiDate(row.starts_at),
  from: clockTime(row.starts_at),
  to: clockTime(row.ends_at),
  title: localise(row.title, locale),
  room: localise(row.room, locale),
  hall: row.hall,
  themeId: null,
  link: localisePath(`/meeting/details/${row.id}`, locale),
});

/** The ids of the exhibitors for whom a meeting's speakers work. */
export const exhibitorsOf = ({ speakers }: MeetingRow): string[] => [
  ...new Set(speakers.flatMap(({ exhibitorId }) => exhibitorId ?? [])),
];

/** @param companies the exhibitors of its speakers by id */
export function meetingDetails(
  row: MeetingRow,
  companies: ReadonlyMap<string, SpeakerExhibitor>,
  locale: Locale,
  now: Date,
): Omit<HandlerResponse<'meetingById'>, 'form'> {
  const { speakerNames: _named, ...summary } = meetingSummary(row, locale, now);
  return {
    ...summary,
    body: localise(row.body, locale),
    agenda: row.agenda.map(({ from, to, title, speakers }) => ({
      from,
      to,
      title: localise(title, locale),
      speakerIds: speakers.flatMap((index) => row.speakers[index]?.id ?? []),
    })),
    speakers: row.speakers.map(({ id, name, title, company, exhibitorId }) => ({
      id,
      name: localise(name, locale),
      title: localise(title, locale),
      company: localise(company, locale),
      // An exhibitor that withdrew has no page.
      exhibitor: (exhibitorId && companies.get(exhibitorId)) || null,
      photo: null,
      bio: '',
    })),
    organisers: row.organisers.map((name) => localise(name, locale)),
    enrolFrom: row.enrol_from.toISOString(),
    enrolUntil: row.enrol_until.toISOString(),
    attachments: [],
    languages: LOCALES.filter((candidate) => row.body[candidate]),
  };
}

export function themeResponse(row: MeetingThemeRow, meetings: MeetingRow[], locale: Locale): Theme {
  const title = localiseWithLang(row.title, locale);
  return {
    id: row.id,
    title: title.text,
    summary: localise(row.summary, locale),
    cover: pictureResponse(row.cover, locale, COVER),
    meetingCount: meetings.length,
    dates: [...new Set(meetings.map(({ starts_at }) => shanghaiDate(starts_at)))],
    sort: row.position,
    lang: title.lang,
  };
}

export function newsResponse(
  row: MeetingDynamicRow,
  locale: Locale,
): HandlerResponse<'meetingDynamics'>['records'][number] {
  const title = localiseWithLang(row.title, locale);
  return {
    id: row.id,
    title: title.text,
    summary: localise(row.summary, locale),
    url: row.path && localisePath(row.path, locale),
    cover: row.cover && pictureResponse(row.cover, locale, COVER),
    meetingId: row.meeting_id,
    publishedAt: row.published_at.toISOString(),
    lang: title.lang,
  };
}

/** An enrolment for its owner or the staff. The code is included only with a seat. */
export function enrolmentResponse(row: EnrolmentRow, locale: Locale, signer: Signer): Enrolment {
  const contact = row.contact ?? '';
  const hasSeat = row.state === 'enrolled' || row.state === 'paid' || row.state === 'signedIn';
  return {
    id: row.id,
    meetingId: row.meeting_id,
    meetingTitle: localise(row.title, locale),
    from: row.starts_at.toISOString(),
    to: row.ends_at.toISOString(),
    room: localise(row.room, locale),
    name: row.name,
    company: row.company,
    contactMasked: contact.includes('@') ? maskEmail(contact) : maskMobile(contact),
    state: row.state,
    waitingPosition: row.waiting_position,
    amountDue: row.state === 'awaitingPayment' || row.state === 'waiting' ? row.amount : 0,
    payBefore: row.state === 'awaitingPayment' ? (row.pay_before?.toISOString() ?? null) : null,
    signedInAt: row.signed_in_at?.toISOString() ?? null,
    qrContent: hasSeat ? signer.qrContent(row.number) : null,
    createdAt: row.created_at.toISOString(),
  };
}
