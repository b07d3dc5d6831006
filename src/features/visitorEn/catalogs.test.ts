import * as messages from './messages';
import japanese from './catalog.ja.json';
import russian from './catalog.ru.json';
import simplified from './catalog.zh-cn.json';
import traditional from './catalog.zh-tw.json';

test.each(Object.entries({ japanese, russian, simplified, traditional }))('every text of the registration is there in %s', (_name, catalog) => {
  const ids = Object.values(messages).flatMap((group) => Object.values(group).map(({ id }) => id));
  expect(Object.keys(catalog).sort()).toEqual([...ids].sort());
});
