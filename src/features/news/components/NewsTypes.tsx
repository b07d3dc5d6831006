import { useIntl } from 'react-intl';
import type { MediaType } from '@/api/types';
import type { Locale } from '@/i18n/locales';
import { paths } from '@/lib/paths';
import { LinkTabs } from '@/ui/LinkTabs';
import { newsMessages } from '../messages';

interface NewsTypesProps {
  types: readonly MediaType[];
  /** The present one; none for all. */
  typeId?: string;
  locale: Locale;
}

/** The types as tabs; one without news is not offered. */
export function NewsTypes({ types, typeId, locale }: NewsTypesProps) {
  const { formatMessage } = useIntl();
  const tab = (id: string | undefined, name: string, count?: number) => ({
    href: paths.news.href({ lang: locale, type: id }),
    name,
    count,
    isCurrent: id === typeId,
  });
  return (
    <LinkTabs
      label={formatMessage(newsMessages.types)}
      tabs={[
        tab(undefined, formatMessage(newsMessages.all)),
        ...types.filter(({ count }) => count > 0).map(({ id, name, count }) => tab(id, name, count)),
      ]}
    />
  );
}
