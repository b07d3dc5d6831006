/** A small edition and menu for tests, as the API returns them in English. */
import type { Edition, MenuItem } from '@/api';
import type { ShellData } from '@/app/header/types';

const item = (name: string, path: string | null, overrides: Partial<MenuItem> = {}): MenuItem => ({
  name,
  path,
  linkTarget: '_self',
  menus: [],
  buttons: [],
  images: [],
  isNew: false,
  isHot: false,
  ...overrides,
});

const menu: MenuItem[] = [
  item('Visit', '/en/audience/register/1', {
    isHot: true,
    menus: [
      item('Plan your visit', null, {
        menus: [item('Individual registration', '/en/audience/register/1'), item('My registration', '/en/my')],
      }),
      item('Getting here', null, { menus: [item('Hall plan', '/en/exhibition/hall-plan', { isNew: true })] }),
    ],
    buttons: [
      {
        name: 'Register a delegation',
        path: '/en/audience/register/2',
        remark: 'Five or more',
        iconUrl: '/art/icon/0/people.svg',
      },
    ],
    images: [
      {
        path: '/art/halls/0/site.svg',
        alt: 'The exhibition halls',
        title: 'Nine exhibition halls and demonstration hall 2',
        text: 'Find a booth',
        link: '/en/theme/1',
      },
    ],
  }),
  item('Media', '/en/news', {
    menus: [item('News', '/en/news'), item('Partner site', 'https://partner.example/', { linkTarget: '_blank' })],
  }),
  item('About', '/en/about'),
];

export const edition: Edition = {
  name: 'Shenzhen International Industrial Manufacturing Technology Exhibition',
  shortName: 'Industrial Manufacturing Technology Exhibition',
  title: '27th Shenzhen International Industrial Manufacturing Technology Exhibition',
  organiser: 'Organising committee of the exhibition',
  phase: 'open',
  preRegOpensAt: '2025-12-08T01:00:00.000Z',
  exhibitorLoginUrl: 'https://exhibitor.imt-shenzhen.example/login',
  icp: '粤ICP备00000000号',
  socialLinks: [{ name: 'LinkedIn', url: 'https://social.imt-shenzhen.example/linkedin', target: '_blank' }],
  year: 2026,
  number: 27,
  days: [],
  range: '31 March – 3 April 2026',
  ranges: { full: '2026年3月31日至4月3日', short: '3月31日至4月3日' },
  weekRange: 'Tuesday – Friday',
  dailyOpeningHours: 'Daily 9:00–17:00, on 3 April 9:00–15:00',
  start: '2026-03-31T01:00:00.000Z',
  lateFee: null,
  preRegDeadline: '2026-03-30T01:00:00.000Z',
  preRegCloseDateStr: '30/3/2026',
  end: '2026-04-03T07:00:00.000Z',
  venue: {
    name: 'Shenzhen World Exhibition & Convention Center',
    address: '1 Zhancheng Road',
    city: 'Shenzhen',
    country: 'CN',
    latitude: 22.7,
    longitude: 113.8,
    mapUrl: null,
  },
  contacts: {
    phone: '0755-2600 0127',
    phoneInternational: '+86 755 2600 0127',
    email: 'service@imt-shenzhen.example',
    pressEmail: 'press@imt-shenzhen.example',
    groupEmail: 'groups@imt-shenzhen.example',
    privacyEmail: 'privacy@imt-shenzhen.example',
    replyWorkingDays: 2,
    officeHours: 'Weekdays 08:30–17:00',
  },
  themes: [],
};

export const shellData: ShellData = {
  locale: 'en',
  path: '/en/news',
  query: '',
  edition,
  menu,
  hotKeywords: ['Five-axis machining', 'Laser & plasma'],
  days: 73,
};
