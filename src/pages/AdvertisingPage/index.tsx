/** Advertising: all kinds, one kind, or a subkind with its offers. */
import { useMemo, useState } from 'react';
import { useIntl, FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import { advertApi, type AdvertDetail, type AdvertType, ownApi } from '@/api';
import { AdvertTypeView } from '@/features/advert/components/AdvertTypeView';
import { type AdvertContact, AdvertRequestForm } from '@/features/advert/components/AdvertRequestForm';
import { useCaptchaGuard } from '@/features/captcha/useCaptchaGuard';
import { useEdition } from '@/features/edition/useEdition';
import { paths } from '@/lib/paths';
import { definePage } from '@/pages/shared/definePage';
import { loadRequired } from '@/pages/shared/loading';
import type { RootState } from '@/app/store/makeStore';
import { Dialog } from '@/ui/controls/Dialog';
import { useLocale } from '@/i18n/useLocale';
import { langOf } from '@/i18n/locales';
import { Anchor } from '@/ui/controls/Anchor';
import { PageHeading } from '@/ui/layout/PageHeading';
import { Picture } from '@/ui/display/Picture';
import styles from './AdvertisingPage.module.css';

/** The root types, each with its picture and child types. */
function AdvertTypes({ types }: { types: readonly AdvertType[] }) {
  const locale = useLocale();
  const { formatMessage } = useIntl();
  return (
    <>
      <PageHeading
        tone="theme-5"
        title={formatMessage({ id: 'advert.title' })}
        lead={formatMessage({ id: 'advert.lead' })}
        picture={{ url: '/art/halls/0/advertising.svg?w=960&h=640&ground=none', width: 960, height: 640 }}
      />
      <ul className={styles.kinds}>
        {types
          .filter(({ parentId }) => parentId === null)
          .map(({ id, name, summary, picture, lang }) => (
            <li key={id} className={styles.kind}>
              {picture && <Picture className={styles.picture} image={picture} loading="lazy" />}
              <div>
                <h2 className={styles.name} lang={langOf(lang, locale)}>
                  <Anchor href={paths.advertising.href({ lang: locale, adpid: id })} className={styles.link}>
                    {name}
                  </Anchor>
                </h2>
                <p className={styles.summary} lang={langOf(lang, locale)}>
                  {summary}
                </p>
                <ul className={styles.below}>
                  {types
                    .filter(({ parentId }) => parentId === id)
                    .map((type) => (
                      <li key={type.id}>
                        <Anchor
                          href={paths.advertising.href({ lang: locale, adpid: id, adsubid: type.id })}
                          className={styles.row}
                        >
                          <span lang={langOf(type.lang, locale)}>{type.name}</span>
                          <span className={styles.count}>
                            <FormattedMessage id="advert.count" values={{ count: type.detailCount }} />
                          </span>
                        </Anchor>
                      </li>
                    ))}
                </ul>
              </div>
            </li>
          ))}
      </ul>
    </>
  );
}

/** The request for an offer, in a dialog. */
function AdvertRequestDialog({ offer, onClose }: { offer: AdvertDetail; onClose: () => void }) {
  const [ownAdvertRequest] = ownApi.endpoints.ownAdvertRequest.useMutation();
  const { formatMessage } = useIntl();
  const [sent, setSent] = useState<{ number: string | null } | null>(null);
  const { send, captcha } = useCaptchaGuard(null, formatMessage({ id: 'advert.requestNetworkError' }));
  const request = (contact: AdvertContact) => send(() => ownAdvertRequest({ ...contact, detailId: offer.id }), setSent);
  return (
    <>
      <Dialog open title={formatMessage({ id: 'advert.requestTitle' }, { place: offer.title })} onClose={onClose}>
        <AdvertRequestForm sent={sent} onSend={request} />
      </Dialog>
      {captcha}
    </>
  );
}

const unsubscribed = { subscribe: false } as const;
const request = {};

const typesOf = (state: RootState): AdvertType[] | undefined =>
  advertApi.endpoints.advertTypes.select(request)(state).data;

interface AdvertParams {
  adpid?: string;
  adsubid?: string;
}

/** The root type of a URL with its child types, and the selected ones of these; null when a type does not exist. */
function selectTypes(types: readonly AdvertType[], { adpid, adsubid }: AdvertParams) {
  const rootType = types.find(({ id, parentId }) => id === adpid && parentId === null);
  if (!rootType) return null;
  const childTypes = types.filter(({ parentId }) => parentId === rootType.id);
  const selectedTypes = childTypes.filter(({ id }) => adsubid === undefined || id === adsubid);
  return selectedTypes.length > 0 ? { rootType, childTypes, selectedTypes } : null;
}

function AdvertisingPage() {
  const params: AdvertParams = useParams();
  const [requestedOffer, setRequested] = useState<AdvertDetail | null>(null);
  const { contacts } = useEdition();
  const { data: types = [] } = advertApi.endpoints.advertTypes.useQuery(request);
  const choice = useMemo(() => selectTypes(types, params), [types, params]);
  // The offers of each type are a separate request; the loader has requested those of the selected types.
  const offers = useSelector(
    (state: RootState) =>
      choice?.selectedTypes.map((type) => ({
        type,
        offers: advertApi.endpoints.advertDetails.select(type.id)(state).data ?? [],
      })),
    (one, other) => JSON.stringify(one) === JSON.stringify(other),
  );
  if (!choice) return <AdvertTypes types={types} />;
  return (
    <>
      <AdvertTypeView
        rootType={choice.rootType}
        childTypes={choice.childTypes}
        selectedId={params.adsubid}
        groups={offers ?? []}
        email={contacts.email}
        onRequest={setRequested}
      />
      {requestedOffer && <AdvertRequestDialog offer={requestedOffer} onClose={() => setRequested(null)} />}
    </>
  );
}

export const page = definePage({
  async load({ store: { dispatch, getState }, params }) {
    await loadRequired(dispatch(advertApi.endpoints.advertTypes.initiate(request, unsubscribed)));
    if (params.adpid === undefined) return;
    const choice = selectTypes(typesOf(getState()) ?? [], params);
    if (!choice) throw new Response(null, { status: 404 });
    await loadRequired(
      ...choice.selectedTypes.map(({ id }) => dispatch(advertApi.endpoints.advertDetails.initiate(id, unsubscribed))),
    );
  },
  head(state, { params }) {
    const choice = selectTypes(typesOf(state) ?? [], params);
    if (!choice) return {};
    const selected = params.adsubid ? choice.selectedTypes[0] : choice.rootType;
    return selected ? { title: selected.name, description: selected.summary } : {};
  },
  crumbs(state, { locale, params }) {
    const home = { message: 'shell.home' as const, path: paths.home.href({ lang: locale }) };
    const choice = selectTypes(typesOf(state) ?? [], params);
    const title = 'advert.title' as const;
    if (!choice) return [home, { message: title }];
    const listCrumb = { message: title, path: paths.advertising.href({ lang: locale }) };
    const { rootType, selectedTypes } = choice;
    if (!params.adsubid) return [home, listCrumb, { name: rootType.name }];
    const parentCrumb = { name: rootType.name, path: paths.advertising.href({ lang: locale, adpid: rootType.id }) };
    return [home, listCrumb, parentCrumb, { name: selectedTypes[0]?.name ?? '' }];
  },
  Component: AdvertisingPage,
});
