export const languageMessages = {
  translation: {
    id: 'i18n.translation',
    defaultMessage: 'This text is not translated yet: you are reading it in {language}.',
  },
} as const;
