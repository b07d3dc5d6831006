import { useParams } from 'react-router-dom';
import { useIntl } from 'react-intl';
import { supportApi, type SupportKind, type SupportUnit } from '@/api';
import { paths } from '@/lib/paths';
import { crumbsTo, definePage } from '@/pages/shared/definePage';
import { loadRequired } from '@/pages/shared/loading';
import { useLocale } from '@/i18n/useLocale';
import { LinkTabs } from '@/ui/controls/LinkTabs';
import { PageHeading } from '@/ui/layout/PageHeading';
import { Section } from '@/ui/layout/Section';
import { EmptyState } from '@/ui/display/State';
import { UnitGrid } from '@/features/support/components/UnitGrid';
import styles from './SupportUnitsPage.module.css';

/** Roles in page order, each with its name in URLs. */
const ROLES: readonly { kind: SupportKind; unit: string }[] = [
  { kind: 'host', unit: 'host' },
  { kind: 'organiser', unit: 'organiser' },
  { kind: 'coOrganiser', unit: 'co-organiser' },
  { kind: 'supporter', unit: 'supporter' },
  { kind: 'media', unit: 'media' },
  { kind: 'partner', unit: 'partner' },
];

/** The role in a URL; undefined when it is unknown. */
const kindOf = (unit: string | undefined): SupportKind | undefined =>
  ROLES.find((candidate) => candidate.unit === unit)?.kind;

interface UnitsViewProps {
  units: readonly SupportUnit[];
  /** The current role; none for all. */
  kind?: SupportKind;
}

const LARGE_KINDS = new Set<SupportKind>(['host', 'organiser']);

/** Organisations grouped by role, or of one role. */
function UnitsView({ units, kind }: UnitsViewProps) {
  const locale = useLocale();
  const { formatMessage } = useIntl();
  const href = (unit?: string) => paths.supportUnits.href({ lang: locale, unit });
  const groups = ROLES.map((role) => ({ ...role, members: units.filter((unit) => unit.kind === role.kind) })).filter(
    ({ members }) => members.length > 0,
  );
  const tabs = [
    { href: href(), name: formatMessage({ id: 'support.all' }), isCurrent: kind === undefined },
    ...groups.map((role) => ({
      href: href(role.unit),
      name: formatMessage({ id: `support.kind.${role.kind}` }),
      count: role.members.length,
      isCurrent: role.kind === kind,
    })),
  ];
  const visibleGroups = groups.filter((role) => kind === undefined || role.kind === kind);
  return (
    <>
      <PageHeading
        title={formatMessage(kind ? { id: `support.kind.${kind}` } : { id: 'support.title' })}
        lead={formatMessage({ id: 'support.lead' })}
        picture={{ url: '/art/fasteners/0/support.svg?w=960&h=640&ground=none', width: 960, height: 640 }}
      />
      <div className={styles.tabs}>
        <LinkTabs label={formatMessage({ id: 'support.types' })} tabs={tabs} />
      </div>
      {visibleGroups.length === 0 && (
        <div className={styles.tabs}>
          <EmptyState title={formatMessage({ id: 'support.empty' })} />
        </div>
      )}
      {visibleGroups.map((role, index) => (
        <Section
          key={role.kind}
          id={role.unit}
          title={formatMessage({ id: `support.kind.${role.kind}` })}
          background={index % 2 === 0 ? 'paper' : 'haze'}
        >
          <UnitGrid units={role.members} look={LARGE_KINDS.has(role.kind) ? 'large' : 'small'} />
        </Section>
      ))}
    </>
  );
}

/** All roles in one request, because the tabs show a count per role. */
const listRequest = {};

function SupportUnitsPage() {
  const { unit } = useParams();
  const { data: units = [] } = supportApi.endpoints.supportList.useQuery(listRequest);
  return <UnitsView units={units} kind={kindOf(unit)} />;
}

export const page = definePage({
  async load({ store: { dispatch }, params: { unit } }) {
    if (unit !== undefined && !kindOf(unit)) throw new Response(null, { status: 404 });
    await loadRequired(dispatch(supportApi.endpoints.supportList.initiate(listRequest, { subscribe: false })));
  },
  crumbs: crumbsTo('support.title'),
  Component: SupportUnitsPage,
});
