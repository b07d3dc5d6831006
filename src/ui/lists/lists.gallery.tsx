/** Examples of lists, for /dev/gallery. */
import { useRef, useState } from 'react';
import { Skeleton } from '@/ui/display/Skeleton';
import { FacetGroup } from './FacetGroup';
import { FacetedList } from './FacetedList';
import type { FacetGroupData } from './facets';
import { FilterPanel } from './FilterPanel';
import { LIST_FORM } from './lists';
import { ListHead } from './ListHead';
import { ListResults } from './ListResults';
import { ListSkeleton } from './ListSkeleton';
import { Pagination } from './Pagination';
import { TypedList } from './TypedList';

const LONG = 'Machines for cutting, forming and joining sheet metal, tubes and profiles of every alloy';

const hall: FacetGroupData = {
  id: 'hall',
  title: 'Hall',
  options: [
    { name: 'hall', value: '9', label: 'Hall 9', count: 58 },
    { name: 'hall', value: '13', label: LONG, count: 1_204 },
    { name: 'hall', value: '15', label: 'Hall 15', count: 0 },
  ],
};
const travel: FacetGroupData = {
  id: 'travel',
  title: LONG,
  note: LONG,
  options: [],
  ranges: [{ key: 'travel', label: 'X travel (mm)', min: 100, max: 4_000 }],
};

const page = { total: 58, size: 24, current: 2, pages: 3 };
const noFavourites = { has: () => false, toggle: () => undefined };
const rows = <p>{LONG}</p>;
const skeleton = (
  <ListSkeleton count={2}>
    <Skeleton height="3rem" />
  </ListSkeleton>
);

export const FacetGroupWithRange = () => (
  <>
    <form id={LIST_FORM} />
    {[hall, travel].map((group) => (
      <FacetGroup
        key={group.id}
        group={group}
        query={new URLSearchParams('hall=9')}
        isOptionSelected={({ value }) => value === '9'}
      />
    ))}
  </>
);

export function FilterPanelOfList() {
  const form = useRef<HTMLFormElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <FilterPanel
      form={form}
      path="/en/exhibitor-list"
      groups={[hall]}
      now="hall=9"
      chosen={1}
      show="Show 58 exhibitors"
      open={isOpen}
      onOpen={setOpen}
      onSubmit={(event) => event.preventDefault()}
    />
  );
}

export const ListHeadWithKeyword = () => (
  <ListHead title="Exhibitors" lead={LONG} searchLabel="Search exhibitors" keyword={LONG} />
);

const results = { texts: 'exhibitors', path: '/en/exhibitor-list', search: 'current=2', sizes: [24, 48] } as const;

export const ListResultsLoaded = () => (
  <ListResults {...results} page={page} skeleton={skeleton}>
    {rows}
  </ListResults>
);

export const ListResultsLoading = () => (
  <ListResults {...results} skeleton={skeleton}>
    {rows}
  </ListResults>
);

export const ListResultsEmpty = () => (
  <ListResults {...results} page={{ total: 0, size: 24, current: 1, pages: 0 }} skeleton={skeleton}>
    {rows}
  </ListResults>
);

export const ListResultsFailed = () => (
  <ListResults {...results} onRetry={() => undefined} skeleton={skeleton}>
    {rows}
  </ListResults>
);

export const PaginationInTheMiddle = () => (
  <Pagination current={5} pageCount={12} size={24} href={(at) => `/en/news?current=${at}`} />
);

export const FacetedListLoaded = () => (
  <FacetedList
    texts="exhibitors"
    path="/en/exhibitor-list"
    search="hall=9"
    pending={false}
    favourites={noFavourites}
    groups={[hall, travel]}
    sorts={{ name: { id: 'exhibitors.sortName' } }}
    sizes={[24, 48]}
    page={page}
    skeleton={skeleton}
  >
    {rows}
  </FacetedList>
);

export const TypedListEmpty = () => (
  <TypedList
    texts="news"
    toAll={{ id: 'news.all' }}
    href={(id) => `/en/news${id ? `?type=${id}` : ''}`}
    types={[{ id: 'industry', name: LONG, count: 12 }]}
    typeId="industry"
    page={{ total: 0, size: 12, current: 1, pages: 0, records: [] }}
    skeleton={skeleton}
  >
    {rows}
  </TypedList>
);
