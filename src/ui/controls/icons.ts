/**
 * Our line icons on a 24 px grid, stroke 1.6, round caps, as SVG path data. Icons used on many pages; an icon of a
 * single feature is there. Icons that content names (menu buttons) have the content's name.
 */
export const icons = {
  'arrow-right': 'M4 12h16M14 6l6 6-6 6',
  'arrow-left': 'M20 12H4M10 6l-6 6 6 6',
  alert: 'M12 8v5M12 16.5v.1M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18',
  badge: 'M5 8h14v12H5zM9 8V5h6v3M9 12h6M9 16h4',
  booth: 'M4 10l8-6 8 6v10H4zM9.5 20v-6h5v6',
  calendar: 'M4 6h16v14H4zM4 10h16M8 3v4M16 3v4',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  chevron: 'M9 5l7 7-7 7',
  'chevron-down': 'M5 9l7 7 7-7',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 7v5l3.5 2',
  close: 'M5 5l14 14M19 5L5 19',
  cube: 'M12 3l8 4.5v9L12 21l-8-4.5v-9zM4 7.5l8 4.5 8-4.5M12 12v9',
  download: 'M12 4v11M7 10.5l5 5 5-5M4 20h16',
  external: 'M7 17L18 6M9 6h9v9',
  filter: 'M4 6h16M7 12h10M10 18h4',
  heart: 'M12 20C6 15.5 3.5 12.3 3.5 9a4.5 4.5 0 0 1 8.5-2 4.5 4.5 0 0 1 8.5 2c0 3.3-2.5 6.5-8.5 11',
  grid: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h6v6h-6z',
  link: 'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7l-1.2 1.2M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7l1.2-1.2',
  mail: 'M3 6h18v13H3zM3 7l9 7 9-7',
  map: 'M3 6l6-2 6 2 6-2v14l-6 2-6-2-6 2zM9 4v14M15 6v14',
  menu: 'M3 6h18M3 12h18M3 18h18',
  passport: 'M5 3h14v18H5zM12 7a3 3 0 1 0 0 6 3 3 0 0 0 0-6M9 17h6',
  people: 'M9 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8M2 20c0-4 3-6 7-6s7 2 7 6M16 4.5a4 4 0 0 1 0 7M18 14.5c2.5.7 4 2.5 4 5.5',
  phone: 'M5 3h4l1.5 5-2.5 1.5a12 12 0 0 0 6.5 6.5L16 13.5l5 1.5v4a2 2 0 0 1-2 2C10.5 21 3 13.5 3 5a2 2 0 0 1 2-2',
  pin: 'M12 21c-4.5-5-7-8.4-7-11.5a7 7 0 0 1 14 0c0 3.1-2.5 6.5-7 11.5M12 7a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5',
  play: 'M8 5l11 7-11 7z',
  plus: 'M12 5v14M5 12h14',
  press: 'M4 4h13v16H4zM17 9h3v9a2 2 0 0 1-3 0M7.5 8h6M7.5 12h6M7.5 16h3',
  printer: 'M7 9V3h10v6M7 17H4V9h16v8h-3M7 14h10v7H7z',
  rows: 'M8 6h12M8 12h12M8 18h12M4 6h.1M4 12h.1M4 18h.1',
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14M16 16l5 5',
  ticket: 'M3 7h18v3.5a1.7 1.7 0 0 0 0 3V17H3v-3.5a1.7 1.7 0 0 0 0-3zM14.5 7v10',
  up: 'M12 20V8M6.5 13L12 7.5l5.5 5.5M5 4h14',
} as const;

export type IconName = keyof typeof icons;

export const isIconName = (name: string): name is IconName => Object.hasOwn(icons, name);
