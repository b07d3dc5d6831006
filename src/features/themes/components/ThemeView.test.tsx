import { screen, within } from '@testing-library/react';
import type { Themes } from '@/api';
import { renderWithLocale } from '@/i18n/testing';
import type { Locale } from '@/rules/locales';
import { exampleOf } from '../../../../tests/support/fakeResponses';
import { ThemeView } from './ThemeView';

const { themes } = exampleOf('ownThemes') as Themes;
const theme = themes[0]!;

const show = (locale: Locale) =>
  renderWithLocale(
    <ThemeView
      theme={theme}
      themes={[theme, { ...theme, id: 3, shortName: 'Robots' }]}
      count={128}
      exhibitors={<p>Cards</p>}
    />,
    locale,
  );

test('a themed exhibition has its colours and halls, and links to its exhibitors', () => {
  const { container } = show('en');
  expect((container.firstElementChild as HTMLElement).style.getPropertyValue('--strong')).toBe('#C1121F');
  expect(screen.getByRole('heading', { level: 1, name: 'Metal cutting machine tools' })).toBeInTheDocument();
  expect(screen.getByText('Hall 13')).toBeInTheDocument();
  for (const link of screen.getAllByRole('link', { name: 'All 128 exhibitors' }))
    expect(link).toHaveAttribute('href', '/en/exhibitor-list?theme=1');
  const others = screen.getByRole('navigation', { name: 'Other exhibitions' });
  expect(within(others).getAllByRole('link')).toHaveLength(1);
});

test('a category shows its name in both languages and links to its products', () => {
  show('en');
  const category = screen.getByRole('link', { name: /CNC machine tools/ });
  expect(category).toHaveAttribute('href', '/en/products?category=101');
  expect(within(category).getByText('数控机床')).toHaveAttribute('lang', 'zh-CN');
});
