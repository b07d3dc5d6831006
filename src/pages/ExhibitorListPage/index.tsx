import { exhibitorApi } from '@/api';
import { ExhibitorList } from '@/features/exhibitors/components/ExhibitorList';
import { exhibitorRequest } from '@/features/exhibitors/query';
import { paths } from '@/lib/paths';
import { filteredListPage } from '@/pages/shared/filteredListPage';

export const page = filteredListPage({
  list: exhibitorApi.endpoints.exhibitorPage,
  request: exhibitorRequest,
  favouriteKind: 'exhibitor',
  View: ExhibitorList,
  href: (lang, id) => paths.exhibitorDetails.href({ lang, id }),
  adverts: 'exhibitors-top',
  title: 'exhibitors.title',
});
