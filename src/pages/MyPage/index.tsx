/** One's own registration: found by a code or by the link of a mail, sent again, changed, cancelled; one's data as a file, or erased. */
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { useLocale } from '@/i18n/useLocale';
import { ownApi, selectEdition, verifyApi, visitorApi } from '@/api';
import { Way } from '@/features/visitor/components/Way';
import { fullName } from '@/features/visitor/conversions';
import { fetchVisit } from '@/features/visitor/fetchVisit';
import { crumbsTo } from '@/features/visitor/visitCrumbs';
import { useCallFailure } from '@/forms/failures';
import { paths } from '@/lib/paths';
import { selectLocale } from '@/state/localeSlice';
import { selectHasToken } from '@/state/ticketSlice';
import { definePage } from '@/pages/shared/definePage';
import { needed, wanted } from '@/pages/shared/loading';
import { useOwnQuery } from '@/pages/shared/useOwnQuery';
import { Anchor } from '@/ui/Anchor';
import { Button, buttonClass } from '@/ui/Button';
import { Failure } from '@/ui/Failure';
import { FindOwn } from './FindOwn';
import { Mine } from './Mine';
import styles from './My.module.css';
import { MyData } from './MyData';

/** The link of a mail is good once: a button spends it, not the programs that look at links before their reader does. */
function OpenLink({ token }: { token: string }) {
  const lang = useLocale();
  const [openChangeLink, { isLoading, error }] = ownApi.endpoints.ownOpenChangeLink.useMutation();
  const failureOf = useCallFailure();
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const here = paths.my.href({ lang });
  const open = async () => {
    if (isLoading) return;
    const { error: refused } = await openChangeLink({ tokenRequest: { token } });
    if (!refused) await navigate(here, { replace: true });
  };
  return (
    <div className={styles.link}>
      <Failure text={error ? failureOf(error).text : null} className={styles.failure} />
      <div className={styles.actions}>
        {!error && (
          <Button look="main" size="large" aria-disabled={isLoading} onClick={() => void open()}>
            {formatMessage(isLoading ? { id: 'visitor.findOpening' } : { id: 'visitor.mineOpenLink' })}
          </Button>
        )}
        <Anchor href={here} className={buttonClass('quiet', 'large')}>
          {formatMessage({ id: 'visitor.mineOtherWay' })}
        </Anchor>
      </div>
    </div>
  );
}

function MyView() {
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
      <Way
        step={null}
        title={formatMessage({ id: 'visitor.mineLinkTitle' })}
        intro={formatMessage({ id: 'visitor.mineLinkIntro' })}
      >
        <OpenLink token={token} />
      </Way>
    );
  if (visit)
    return (
      <Way
        step={null}
        title={formatMessage({ id: 'visitor.mineTitle' })}
        intro={formatMessage({ id: 'visitor.mineGreeting' }, { name: fullName(visit) })}
      >
        <Mine key={visit.id} visit={visit} />
      </Way>
    );
  const by = query.get('by') ?? (lang === 'zh-cn' ? 'mobile' : 'email');
  return (
    <Way
      step={null}
      title={formatMessage({ id: 'visitor.mineFindTitle' })}
      intro={formatMessage({ id: 'visitor.mineFindIntro' })}
    >
      <FindOwn key={by} contact={by === 'mobile' ? 'mobile' : 'email'} edition={edition} />
      {hasToken && <KnownByWechat />}
    </Way>
  );
}

/** Who signed in by WeChat and proved nothing else has data too. */
function KnownByWechat() {
  const { data } = verifyApi.endpoints.verifyLoginUser.useQueryState();
  if (!data?.wechatBound || data.mobileMasked !== null || data.emailMasked !== null) return null;
  return <MyData owner={null} />;
}

export const page = definePage({
  async load({ store: { dispatch, getState } }) {
    const asked = fetchVisit(dispatch);
    await needed(asked);
    // Who signed in by WeChat and did nothing else has data all the same.
    if (!(await asked).data?.registration && selectHasToken(getState()))
      await wanted(
        dispatch(verifyApi.endpoints.verifyLoginUser.initiate(undefined, { subscribe: false, forceRefetch: true })),
      );
  },
  head: () => ({ noindex: true }),
  crumbs: crumbsTo('visitor.mineCrumb'),
  Component: MyView,
});
