/** What browsers tell of their pages: `LCP=1234 CLS=12`, milliseconds, of the layout shift thousandths (src/app/store/later/tracking.ts). */

const METRICS = ['LCP', 'FCP', 'TTFB', 'INP', 'CLS'];
/** Ten minutes, or a page that moved ten times its height: whatever is beyond was a clock that jumped. */
const MOST: Readonly<Record<string, number>> = { CLS: 10_000 };
const MOST_MS = 600_000;

/** The figures of a record, each once: seconds, of CLS the shift. What is no figure is left out. */
export function vitalsIn(text: string): [metric: string, value: number][] {
  const values = new Map<string, number>();
  for (const word of text.split(' ').slice(0, METRICS.length)) {
    const [, metric = '', digits = ''] = /^([A-Z]{3,4})=(\d{1,6})$/.exec(word) ?? [];
    const value = Number(digits);
    if (METRICS.includes(metric) && digits !== '' && value <= (MOST[metric] ?? MOST_MS))
      values.set(metric, value / 1_000);
  }
  return [...values];
}

/** Kinds of pages that are alike in what they load; `page` is every other. Labels of metrics are a closed list, whatever a record says. */
export type PageKind = 'home' | 'details' | 'list' | 'form' | 'plan' | 'page';

const names = (...lines: string[]): string[] => lines.flatMap((line) => line.split(' '));

/** Routes by their names, as the browser's table of routes has them. */
export const pageKinds: Readonly<Record<Exclude<PageKind, 'page'>, readonly string[]>> = {
  home: ['root', 'home'],
  details: ['exhibitorDetails', 'meetingDetails', 'newsDetails', 'productDetails', 'videoDetails'],
  plan: ['hallPlan', 'map', 'mapHall'],
  list: names(
    'audienceDownload exhibitorDownload exhibitorList image media meetings meetingTheme myPlan news products',
    'search theme topic video',
  ),
  form: names(
    'badgeLink boothReservation forms internationalReserveBooth invitation invitationCheck invitationResult',
    'meRegister meRegisterForm meRegisterResult mediaCard meetingEnrol meetingSignin meetingSigninResult',
    'mobileParking mobilePay my optOut referral register registerGroupAdd registerGroupInfo registerInfo',
    'registerMeeting registerPay registerQuestionnaire registerResult registration registrationQuestionnaire',
    'registrationResult submission visaInvitation',
  ),
};

const KIND_OF = new Map(
  Object.entries(pageKinds).flatMap(([kind, routes]) => routes.map((name) => [name, kind as PageKind])),
);

/** The kind of page that a route's name stands for. */
export const pageKindOf = (name: string): PageKind => KIND_OF.get(name) ?? 'page';
