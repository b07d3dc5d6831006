import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { selectTrail } from '@/state/breadcrumbsSlice';
import type { Crumb } from '@/ui/layout/Breadcrumbs';

/** The way to the page in words: what is a text of the catalog reads in the language of the page. */
export function useTrail(): Crumb[] {
  const trail = useSelector(selectTrail);
  const { formatMessage } = useIntl();
  return useMemo(
    () =>
      trail.map((crumb) => ({
        path: crumb.path,
        name: 'name' in crumb ? crumb.name : formatMessage({ id: crumb.message }),
      })),
    [trail, formatMessage],
  );
}
