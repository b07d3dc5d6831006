/**
 * The pseudo-locale: English in accented letters, a third longer and in brackets, as FormatJS's en-XA. It shows texts
 * that are not translated (plain letters), are joined from parts (brackets within a sentence), or don't fit.
 */

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = 'áƀćđéƒğĥíĵķĺɱńóþɋŕšťúvŵẋýžÁƁĆĐÉƑĞĤÍĴĶĹḾŃÓÞɊŔŠŤÚṼŴẊÝŽ';
const DOUBLED = /[aeou]/;

const accents = new Map([...PLAIN].map((letter, at) => [letter, ACCENTED[at]]));

/** @param {string} text */
const accent = (text) =>
  [...text].map((letter) => (accents.get(letter) ?? letter).repeat(DOUBLED.test(letter) ? 2 : 1)).join('');

const LITERAL = 0;

/** @param {import('./pseudo.mjs').MessageElement} element */
const pseudoElement = (element) => ({
  ...element,
  ...(element.type === LITERAL && { value: accent(element.value ?? '') }),
  ...(element.children && { children: element.children.map(pseudoElement) }),
  ...(element.options && {
    options: Object.fromEntries(
      Object.entries(element.options).map(([name, option]) => [
        name,
        { ...option, value: option.value.map(pseudoElement) },
      ]),
    ),
  }),
});

export const pseudoMessage = (message) => [
  { type: LITERAL, value: '[' },
  ...message.map(pseudoElement),
  { type: LITERAL, value: ']' },
];
