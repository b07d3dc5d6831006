/** Types of text ids. The ids are those of the English catalog (src/i18n/ids.d.ts). */

export type TextId = FormatjsIntl.Message['ids'];

/** The rest of the id after a prefix: `TextKey<'news'>` is 'title' | 'empty' | … */
export type TextKey<Prefix extends string> = TextId extends infer Id
  ? Id extends `${Prefix}.${infer Key}`
    ? Key
    : never
  : never;

/** The prefixes that have a text of this name: `TextPrefix<'failedText'>` is 'news' | 'video' | … */
export type TextPrefix<Key extends string> = TextId extends infer Id
  ? Id extends `${infer Prefix}.${Key}`
    ? Prefix
    : never
  : never;
