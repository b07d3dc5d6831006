/** Pages of the mini-program to which the button leads back, by the source that brought the reader here (specification, section 2). */
const PAGES = new Map(
  Object.entries({
    kyxcx: '/pages/task/index',
    xdb: '/pages/index/index',
    yzt: '/pages/home/index',
    'mp-meeting': '/pages/home/index',
  }),
);

const HOME = '/pages/home/index';

/** @param source The query's `source`, if any. */
export const miniProgramPage = (source: string | null): string => PAGES.get(source ?? '') ?? HOME;
