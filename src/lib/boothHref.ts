import { paths } from '@/lib/paths';

/** A booth on the plan: its link opens it again. */
export const boothHref = (lang: string, booth: string): string =>
  `${paths.mapHall.href({ lang })}?${new URLSearchParams({ booth }).toString()}`;
