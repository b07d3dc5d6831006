import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { selectEdition } from '@/api/site';
import { verifyApi } from '@/api/verify';
import { visitorApi } from '@/api/visitor';
import { Way } from '@/features/visitor/components/Way';
import { fullName } from '@/features/visitor/conversions';
import { mineMessages } from '@/features/visitor/mine/messages';
import type { Locale } from '@/rules/locales';
import { selectLocale } from '@/state/localeSlice';
import { selectHasToken } from '@/state/ticketSlice';
import { useOwnQuery } from '@/store/useOwnQuery';
import { FindOwn } from './FindOwn';
import { Mine } from './Mine';
import { MyData } from './MyData';
import { OpenLink } from './OpenLink';

export function MyView() {
  const { formatMessage } = useIntl();
  const query = useOwnQuery();
  const lang = useSelector(selectLocale);
  const edition = useSelector(selectEdition);
  const { data } = visitorApi.endpoints.visitorFindVisit.useQuery();
  const hasToken = useSelector(selectHasToken);
  if (!edition || !data) return null;
  const { registration: visit } = data;
  const token = query.get('change');
  if (token !== null && /^[\w-]{43}$/.test(token))
    return (
      <Way step={null} title={formatMessage(mineMessages.linkTitle)} intro={formatMessage(mineMessages.linkIntro)}>
        <OpenLink token={token} lang={lang} />
      </Way>
    );
  if (visit)
    return (
      <Way
        step={null}
        title={formatMessage(mineMessages.title)}
        intro={formatMessage(mineMessages.greeting, { name: fullName(visit) })}
      >
        <Mine key={visit.id} visit={visit} lang={lang} />
      </Way>
    );
  const by = query.get('by') ?? (lang === 'zh-cn' ? 'mobile' : 'email');
  return (
    <Way step={null} title={formatMessage(mineMessages.findTitle)} intro={formatMessage(mineMessages.findIntro)}>
      <FindOwn key={by} lang={lang} contact={by === 'mobile' ? 'mobile' : 'email'} edition={edition} />
      {hasToken && <KnownByWechat lang={lang} />}
    </Way>
  );
}

/** Who signed in by WeChat and proved nothing else has data too. */
function KnownByWechat({ lang }: { lang: Locale }) {
  const { data } = verifyApi.endpoints.verifyLoginUser.useQueryState();
  if (!data?.wechatBound || data.mobileMasked !== null || data.emailMasked !== null) return null;
  return <MyData owner={null} lang={lang} />;
}
