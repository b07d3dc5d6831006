import { useDispatch, useSelector } from 'react-redux';
import { cookieNoticeClosed, selectCookiesRead } from '@/state/keptSlice';
import { selectLocale } from '@/state/localeSlice';
import { CookieNotice as CookieNoticeView } from './components/CookieNotice';

/**
 * The English site's cookie notice (section 2). The server renders it for everyone, so that it pushes the page down before the first paint and not after
 * it; who has closed it before does not see it again (entry.start.ts).
 */
export function CookieNotice() {
  const dispatch = useDispatch();
  const locale = useSelector(selectLocale);
  const isRead = useSelector(selectCookiesRead);
  if (locale !== 'en' || isRead) return null;
  return <CookieNoticeView onClose={() => dispatch(cookieNoticeClosed())} />;
}
