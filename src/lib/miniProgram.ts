/** The mini-program page that WechatButton opens, by traffic source (specification, section 2). */
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
