export const languageMessages = {
  translation: { id: 'i18n.translation' },
} as const;
