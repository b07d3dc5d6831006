/** The layouts of landing pages, in English and Chinese, and of pages made for a phone. */
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { useEdition } from '@/features/edition/useEdition';
import { visitPermitHref } from '@/lib/visitPermit';
import { selectLocale } from '@/state/localeSlice';
import { SlimFooter } from '../components/SlimFooter';
import { SlimHeader } from '../components/SlimHeader';
import { VisitBar } from '../components/VisitBar';
import { useWholeQuery } from '@/pages/shared/useOwnQuery';
import { PageFrame } from './PageFrame';

interface LayoutProps {
  children: ReactNode;
}

function SlimLayout({ bare, bar, children }: LayoutProps & { bare?: boolean; bar?: ReactNode }) {
  const locale = useSelector(selectLocale);
  const edition = useEdition();
  const { pathname } = useLocation();
  const query = useWholeQuery();
  return (
    <PageFrame
      before={<SlimHeader locale={locale} edition={edition} path={pathname} query={query} bare={bare} />}
      after={
        <>
          <SlimFooter locale={locale} edition={edition} bare={bare} />
          {bar}
        </>
      }
    >
      {children}
    </PageFrame>
  );
}

export const LandingLayoutEn = ({ children }: LayoutProps) => <SlimLayout>{children}</SlimLayout>;

export function LandingLayoutZh({ children }: LayoutProps) {
  const { search } = useLocation();
  return <SlimLayout bar={<VisitBar href={visitPermitHref('zh-cn', search)} />}>{children}</SlimLayout>;
}

export const MobileLayout = ({ children }: LayoutProps) => <SlimLayout bare>{children}</SlimLayout>;
