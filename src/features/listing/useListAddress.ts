import { useLocation, useNavigate, useNavigation } from 'react-router-dom';

/** A list's address as its state. */
export interface ListAddress {
  path: string;
  search: string;
  /** Whether another query of this list is on its way. */
  pending: boolean;
  /** Goes to another query; the page stays where it is scrolled to. */
  go: (search: string) => void;
}

/**
 * The address of the list that is shown, and the way to another of its queries.
 * @param query What the list reads of it.
 */
export function useListAddress(query: URLSearchParams): ListAddress {
  const { pathname } = useLocation();
  const search = query.toString();
  const { location } = useNavigation();
  const navigate = useNavigate();
  return {
    path: pathname,
    search: search && `?${search}`,
    pending: location?.pathname === pathname,
    go: (next) => void navigate(pathname + next, { preventScrollReset: true }),
  };
}
