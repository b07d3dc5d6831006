export const themeMessages = {
  all: { id: 'themes.all' },
  categories: { id: 'themes.categories' },
  categoriesText: { id: 'themes.categoriesText' },
  exhibitors: { id: 'themes.exhibitors' },
  halls: { id: 'themes.halls' },
  halls2023: { id: 'themes.halls2023' },
  others: { id: 'themes.others' },
  plan: { id: 'themes.plan' },
} as const;
