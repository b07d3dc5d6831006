import { miniProgramPage } from './miniProgram';

test.each([
  ['kyxcx', '/pages/task/index'],
  ['xdb', '/pages/index/index'],
  ['yzt', '/pages/home/index'],
  ['mp-meeting', '/pages/home/index'],
  ['another', '/pages/home/index'],
  ['constructor', '/pages/home/index'],
  [null, '/pages/home/index'],
])('from %s the button returns to %s', (source, page) => {
  expect(miniProgramPage(source)).toBe(page);
});
