export const themeMessages = {
  all: { id: 'themes.all', defaultMessage: '{count, plural, one {# exhibitor} other {All # exhibitors}}' },
  categories: { id: 'themes.categories', defaultMessage: 'What is shown' },
  categoriesText: {
    id: 'themes.categoriesText',
    defaultMessage:
      'Each category leads to its products. Chinese and English names are those of the signs in the halls.',
  },
  exhibitors: { id: 'themes.exhibitors', defaultMessage: 'Exhibitors' },
  halls: { id: 'themes.halls', defaultMessage: '{count, plural, one {Hall} other {Halls}} {halls}' },
  halls2023: { id: 'themes.halls2023', defaultMessage: 'In 2023: {count, plural, one {hall} other {halls}} {halls}' },
  others: { id: 'themes.others', defaultMessage: 'The other exhibitions' },
  plan: { id: 'themes.plan', defaultMessage: 'Hall plan' },
} as const;
